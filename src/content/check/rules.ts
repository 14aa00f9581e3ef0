import { extname } from "node:path";
import { closest, distance } from "fastest-levenshtein";
import { marked, type Token } from "marked";
import sharp from "sharp";
import { httpsOrigin } from "../../lib/httpsOrigin";
import { attributesOfTags, isSampleForm, readEmbedCode } from "../../lib/providerForm";
import { readLink } from "../schema/fields";
import { limits } from "../schema/limits";
import { type Finding, type Path, truncate } from "../schema/schema";
import type { Leaf } from "../schema/walkSchema";
import type { Problem } from "./problem";
import type { ContentSource, Site } from "./siteOf";

/** Checks a file's values against the file's schema, and then checks each valid value against the rules. */
export async function* valueProblems(source: ContentSource, site: Site): AsyncGenerator<Problem> {
  const { declaration, isReadable, yaml, leaves, problemAt, problemAtName } = source;
  if (!isReadable) return;
  for (const issue of declaration.content.safeParse(yaml).error?.issues ?? []) {
    const path = issue.path as Path;
    if (issue.code === "unrecognized_keys")
      for (const name of issue.keys) yield problemAtName([...path, name], issue.message);
    else yield problemAt(path, { message: issue.message, ...(issue.code === "custom" && issue.params) });
  }
  for (const leaf of leaves) {
    if (!leaf.rule || leaf.value === undefined) continue;
    for (const finding of await rules[leaf.rule](String(leaf.value), site, leaf))
      yield problemAt(leaf.path, finding);
  }
}

type Rule = (value: string, site: Site, leaf: Leaf) => Iterable<Finding> | Promise<Iterable<Finding>>;

/** The rules that need more than the value itself: other values, files, or a Markdown or HTML parser. */
const rules: Readonly<Record<NonNullable<Leaf["rule"]>, Rule>> = {
  link: linkFindings,
  markdown: markdownFindings,
  code: embedCodeFindings,
  photo: photoFindings,
};

/** Suggests the closest word if its edit distance from `typed` is at most 2 and at most `typed.length / 3`. */
function didYouMean(typed: string, words: readonly string[], otherwise: string): string {
  const word = closest(typed, words);
  return word && distance(typed, word) <= Math.min(2, typed.length / 3) ? `Did you mean ${word}?` : otherwise;
}

/** Reports a broken internal link, which points to a missing page, section or file. */
function* linkFindings(address: string, { places, staticFiles }: Site): Generator<Finding> {
  if (/^(https|tel|sms|mailto):/.test(address)) return;
  // Ignores queries such as ?utm_source=card. Allows `#quote` on any page, because every page has the quote dialog.
  const { pathname, hash } = new URL(address, "https://site.invalid");
  const place = (hash === "#quote" ? pathname : pathname + hash).replace(/^\/#/, "#");
  if (places.includes(place) || staticFiles.has(pathname)) return;
  const help = "Correct it, delete the list entry with it, or add the file to static/";
  const advice = didYouMean(place, [...places, ...staticFiles], help);
  yield { words: address, message: `links to "${address}", which the site does not have. ${advice}` };
}

/** The Markdown tokens that legal pages may have. Includes `list_item`, so that a list is reported once, as `list`. */
const allowed = ["paragraph", "text", "strong", "em", "link", "escape", "br", "space", "list_item"];
/** Matches a lone ** or ##, and the middle of an incomplete link, such as `](/`. Visitors would see these characters. */
const rawMarkup = /\*\*|##|\]\s*\((?:https?:|mailto:|tel:|sms:|\/|#|$)/i;

const markdownHelp =
  "Write **bold**, [words](/page) or [words](https://…), lists as points: and headings as titles of sections";

/** Reports Markdown that legal pages don't support, and broken links. */
function* markdownFindings(text: string, site: Site): Generator<Finding> {
  const tokens: Token[] = [];
  marked.walkTokens(marked.lexer(text), (token) => void tokens.push(token));
  for (const token of tokens) {
    const address = token.type === "link" ? readLink(token.href.replace(/^http:/, "https:")) : undefined;
    const isBroken = token.type === "link" && !address;
    const [raw] = (token.type === "text" && !token.tokens && rawMarkup.exec(token.text)) || [];
    if (isBroken || raw || !allowed.includes(token.type)) {
      const [words] = (raw ?? token.raw).split("\n", 1);
      yield {
        words,
        message: `has "${truncate(String(words), 40)}", which does not work here. ${markdownHelp}`,
      };
    } else if (address) yield* linkFindings(address, site);
  }
}

const embedHelp =
  'must be a whole code with one <iframe src="https://…" title="…"></iframe>, and straight quotation marks. Copy it again from the provider, from the first < to the last > (at Jotform: Publish, Embed, iFrame)';

function* embedCodeFindings(code: string, site: Site): Generator<Finding> {
  const count = (tag: string) => code.match(new RegExp(`<${tag}[\\s>]`, "gi"))?.length;
  const isPaired = ["iframe", "script"].every((name) => count(name) === count(`/${name}`));
  if (attributesOfTags(code, "iframe").length !== 1 || !isPaired || /=\s*[“”„‟‘’]/.test(code))
    return yield { message: embedHelp };
  const { address, script } = readEmbedCode(code);
  for (const used of script ? [address, script] : [address])
    if (isSampleForm(used)) yield* linkFindings(used, site);
    else if (!httpsOrigin(used))
      yield { words: used, message: `has the address "${truncate(used)}", which must begin with https://` };
}

/** Options for sharp. Like gatsby-config.ts, ignores the harmless warnings that some phones' photos cause. */
const decoding = { limitInputPixels: false, failOn: "error" } as const;

async function photoFindings(name: string, { files }: Site, { minSize }: Leaf) {
  // Looks up the file name in `files`, so wrong capitalization is reported even on a case-insensitive file system.
  const bytes = files.get(name);
  const problem = bytes
    ? await photoProblem(extname(name).slice(1).toLowerCase().replace("jpg", "jpeg"), bytes, minSize)
    : `does not exist. ${didYouMean(name, [...files.keys()], "Upload it, correct the name, or delete this line")}`;
  return problem ? [{ message: `is "${name}", which ${problem}` }] : [];
}

async function photoProblem(expected: string, bytes: Buffer, minSize: Leaf["minSize"] = [0, 0]) {
  try {
    const { format, autoOrient } = await sharp(bytes, decoding).metadata();
    const { width, height } = autoOrient;
    if (format !== expected)
      return `is really a ${format.toUpperCase()}. Export it as ${expected.toUpperCase()}`;
    if (width < minSize[0] || height < minSize[1] || Math.max(width, height) > limits.photoMaxSide)
      return `has ${width} × ${height} pixels. Use one of at least ${minSize.join(" × ")}, and at most ${limits.photoMaxSide} on each side`;
    // Decodes the whole image to detect damage. A one-pixel output saves time.
    await sharp(bytes, decoding).resize(1).raw().toBuffer();
    return undefined;
  } catch {
    return `cannot be read. It may be damaged, or an iPhone's HEIC photo. Export it as ${expected.toUpperCase()}`;
  }
}
