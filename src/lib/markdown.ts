import { Marked } from "marked";

/** The Markdown parser for legal texts: CommonMark, without GitHub's extensions, which turn plain URLs into links. */
export const marked = new Marked({ gfm: false });
