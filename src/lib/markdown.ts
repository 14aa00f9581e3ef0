import { Marked } from "marked";

/**
 * Reads the Markdown of the legal texts: CommonMark, without what GitHub adds, so that an address or a number that
 * merely stands in a text is none of Markdown's business.
 */
export const marked = new Marked({ gfm: false });
