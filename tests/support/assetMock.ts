/** Jest's module mock for imported font files: their URL. */
export default "/asset";
