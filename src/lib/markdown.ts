import { Marked } from "marked";

/**
 * Reads the Markdown of the legal texts: CommonMark, without what GitHub adds, so that an address or a number in a
 * text stays plain text.
 */
export const marked = new Marked({ gfm: false });
