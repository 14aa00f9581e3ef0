/** The URL that Jest substitutes for every imported font file. */
export default "/asset";
