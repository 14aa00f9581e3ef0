import { Marked } from "marked";

/** The Markdown parser for legal texts. It has no GitHub extensions, which would turn plain URLs into links. */
export const marked = new Marked({ gfm: false });
