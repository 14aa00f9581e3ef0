import { Marked } from "marked";

/** The parser for legal texts. `gfm` is off, so bare URLs do not become links: https://marked.js.org/using_advanced */
export const marked = new Marked({ gfm: false });
