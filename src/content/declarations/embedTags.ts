import { Parser } from "htmlparser2";

/** A tag of an embed code. */
export interface EmbedTag {
  name: string;
  /** Where it begins, as an offset of the code. */
  at: number;
  attributes: ReadonlyMap<string, EmbedAttribute>;
  /** Whether its end tag is there. */
  closed: boolean;
}

/** An attribute of a tag, its value without the spaces around it. */
export interface EmbedAttribute {
  value: string;
  /** Where its name begins. */
  at: number;
}

/** An embed code as far as it can be read. */
export interface EmbedTags {
  tags: readonly EmbedTag[];
  /** Where words stand that a page would show, or undefined. */
  words?: number;
  /** Where a tag begins that never ends, or an attribute that lacks a quote; undefined in a whole code. */
  broken?: number;
}

/** Reads a provider's embed code. What stands inside an iframe is only for browsers without frames, and left out. */
export function embedTags(code: string): EmbedTags {
  const tags: EmbedTag[] = [];
  const open: EmbedTag[] = [];
  let attributes = new Map<string, EmbedAttribute>();
  let words: number | undefined;
  let broken: number | undefined;
  let last: EmbedAttribute | undefined;
  let read = 0;

  const parser = new Parser({
    onopentagname() {
      attributes = new Map();
      last = undefined;
    },
    onattribute(name, value) {
      const attribute = { value: value.trim(), at: parser.startIndex };
      // After a missing quote, a value ends where the next one should begin, and its text becomes a name.
      if (/["'<=]/.test(name)) broken ??= last?.value.endsWith("=") ? last.at : attribute.at;
      if (value.includes("<")) broken ??= attribute.at;
      if (!attributes.has(name)) attributes.set(name, attribute);
      last = attribute;
    },
    onopentag(name) {
      const tag = { name, at: parser.startIndex, attributes, closed: false };
      if (!isInside("iframe")) tags.push(tag);
      open.push(tag);
      read = parser.endIndex + 1;
    },
    onclosetag(_name, isImplied) {
      const tag = open.pop();
      if (isImplied) return;
      if (tag) tag.closed = true;
      read = parser.endIndex + 1;
    },
    ontext(text) {
      if (text.trim() && !isInside("iframe", "script", "style", "noscript")) {
        words ??= parser.startIndex + text.search(/\S/);
      }
      read = parser.endIndex + 1;
    },
    oncomment() {
      read = parser.endIndex + 1;
    },
  });
  parser.end(code);

  function isInside(...names: string[]): boolean {
    return open.some(({ name }) => names.includes(name));
  }

  // End tags of what was never opened are read past without a word; anything else that is left is half a tag.
  const rest = code
    .slice(read)
    .replace(/^(\s*<\/\w+\s*>)+/, "")
    .trim();
  if (rest) broken ??= code.length - code.slice(read).trimStart().length;
  return { tags, words, broken };
}
