/** Stands in for the address of an imported font or picture under Jest. */
export default "/asset";
