import { extname } from "node:path";
import { marked, type Token } from "marked";
import sharp from "sharp";
import { httpsOrigin } from "../../lib/httpsOrigin";
import { attributesOfTags, isSampleForm, providerForm } from "../../lib/providerForm";
import { mayHaveFacts } from "../fillFacts";
import { readLink } from "../schema/fields";
import { limits } from "../schema/limits";
import { didYouMean, type Finding, type Leaf, truncate } from "../schema/schema";
import type { Site } from "./siteOf";

/** A value that its own schema accepts. */
interface ValidLeaf extends Leaf {
  file: string;
  /** The value as pages get it. */
  value: unknown;
}

type Rule = (leaf: ValidLeaf, site: Site) => Iterable<Finding> | Promise<Iterable<Finding>>;

/** The rules that need more than a value: other values, files, or a parser of Markdown or HTML. */
export const rules: readonly Rule[] = [
  factProblems,
  linkProblems,
  legalProblems,
  embedProblems,
  photoProblems,
];

/** Reports placeholders that are not facts, or have no value. Waits until the facts themselves have no problems. */
function* factProblems({ file, kind, raw, placeholders = [] }: ValidLeaf, site: Site): Generator<Finding> {
  if (!mayHaveFacts(kind) || !site.hasAllFacts) return;
  const isUsableHere = (name: string) =>
    file !== "agency.yaml" && !(file === "agents.yaml" && name.startsWith("principal."));
  const facts = [...site.facts.keys()].filter(isUsableHere).map((name) => `{${name}}`);
  const help = `Add it to agency.yaml, delete the words about it, or write one of ${facts.join(", ")}`;
  for (const [words] of String(raw).matchAll(/\{[^{}]*\}/g)) {
    if ([...placeholders, ...facts].includes(words)) continue;
    const advice = facts.length > 0 ? didYouMean(words, facts, help, 0.15) : "Write the words themselves";
    yield {
      words,
      message: `has "${truncate(words)}", which does not work here, or has no value. ${advice}`,
    };
  }
}

function* linkProblems({ kind, value }: ValidLeaf, site: Site): Generator<Finding> {
  if (kind === "link") yield* linkProblem(String(value), site);
}

/** Reports a link to a page, section or file that the site doesn't have. */
function* linkProblem(address: string, { isPartial, places, staticFiles }: Site): Generator<Finding> {
  if (/^(https|tel|sms|mailto):/.test(address) || isPartial) return;
  // Allows a query such as ?utm_source=card anywhere, and `#quote` after any page, because all have the dialog.
  const { pathname, hash } = new URL(address, "https://site.invalid");
  const place = (hash === "#quote" ? pathname : pathname + hash).replace(/^\/#/, "#");
  if (places.includes(place) || staticFiles.has(pathname)) return;
  const help = "Correct it, delete this line or list entry, or add the file to static/";
  const advice = didYouMean(place, [...places, ...staticFiles], help);
  yield { words: address, message: `links to "${address}", which the site does not have. ${advice}` };
}

const allowed = ["paragraph", "text", "strong", "em", "link", "list", "list_item", "escape", "br", "space"];
/** Matches a lone ** and the middle of an incomplete link, such as `](/`. Visitors would see these characters. */
const rawMarkup = /\*\*|\]\s*\((?:https?:|mailto:|tel:|sms:|\/|#)/i;

const markdownHelp =
  "Write **bold**, [words](/page), points that begin with -, and headings as titles of sections";

/** Reports Markdown that legal pages don't support, and dead links. */
function* legalProblems({ kind, value }: ValidLeaf, site: Site): Generator<Finding> {
  if (kind !== "markdown") return;
  const tokens: Token[] = [];
  marked.walkTokens(marked.lexer(String(value)), (token) => void tokens.push(token));
  for (const token of tokens) {
    const address = token.type === "link" ? readLink(token.href.replace(/^http:/, "https:")) : undefined;
    const isBroken = token.type === "link" && !address;
    const isRaw = token.type === "text" && !token.tokens && rawMarkup.test(token.text);
    const isCheckbox = token.type === "list_item" && token.task;
    if (isBroken || isRaw || isCheckbox || !allowed.includes(token.type)) {
      const words = truncate(token.raw.split("\n", 1)[0] ?? "", 40);
      yield { words, message: `has "${words}", which does not work here. ${markdownHelp}` };
    } else if (address) yield* linkProblem(address, site);
  }
}

const embedHelp =
  'must be a whole code with one <iframe src="https://…" title="…"></iframe>, and straight quotation marks. Copy it again from the provider, from the first < to the last > (at Jotform: Publish, Embed, iFrame)';

function* embedProblems({ kind, value, path }: ValidLeaf, site: Site): Generator<Finding> {
  if (kind !== "code") return;
  const code = String(value);
  const count = (tag: string) => code.match(new RegExp(`<${tag}[\\s>]`, "gi"))?.length;
  const isPaired = ["iframe", "script"].every((name) => count(name) === count(`/${name}`));
  if (attributesOfTags(code, "iframe").length !== 1 || !isPaired || /=\s*[“”„‟‘’]/.test(code))
    return yield { message: embedHelp };
  const { address, script } = providerForm(path[0] as "survey", code);
  for (const used of script ? [address, script] : [address])
    if (isSampleForm(used)) yield* linkProblem(used, site);
    else if (!httpsOrigin(used))
      yield { words: used, message: `has the address "${truncate(used)}", which must begin with https://` };
}

/** Options for sharp. Like the build, accepts photos with harmless faults, which some phones produce. */
const decoding = { limitInputPixels: false, failOn: "error" } as const;

async function photoProblems({ kind, value, minSize }: ValidLeaf, { files }: Site) {
  if (kind !== "photo") return [];
  // Looks up the file name in `files`, so wrong capitalization is reported even on a case-insensitive file system.
  const name = String(value);
  const bytes = files.get(name);
  const problem = bytes
    ? await photoProblem(extname(name).slice(1).toLowerCase().replace("jpg", "jpeg"), bytes, minSize)
    : `does not exist. ${didYouMean(name, [...files.keys()], "Upload it, or correct the name")}`;
  return problem ? [{ message: `is "${name}", which ${problem}` }] : [];
}

async function photoProblem(expected: string, bytes: Buffer, minSize: ValidLeaf["minSize"] = [0, 0]) {
  try {
    const { format, autoOrient } = await sharp(bytes, decoding).metadata();
    const { width, height } = autoOrient;
    if (format !== expected)
      return `is really a ${format.toUpperCase()}. Export it as ${expected.toUpperCase()}`;
    if (width < minSize[0] || height < minSize[1] || Math.max(width, height) > limits.photoMaxSide)
      return `has ${width} × ${height} pixels. Use one of ${minSize.join(" × ")} to ${limits.photoMaxSide} on each side`;
    // Decodes the whole image to detect damage. A one-pixel output saves time.
    await sharp(bytes, decoding).resize(1).raw().toBuffer();
    return undefined;
  } catch {
    return `cannot be read. It may be damaged, or an iPhone's HEIC photo. Export it as ${expected.toUpperCase()}`;
  }
}
