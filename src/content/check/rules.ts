import { marked, type Token } from "marked";
import { attributesOfTags, httpsOrigin, isSampleForm, providerForm } from "../../lib/providerForm";
import { factNames, mayHaveFacts, placeholder } from "../facts";
import { readLink } from "../schema/fields";
import { didYouMean, type Leaf, truncate } from "../schema/schema";
import { photoProblems } from "./photoProblems";
import type { Finding } from "./problem";
import type { Site } from "./site";

/** A value that its own schema accepts. */
export interface ValidLeaf extends Leaf {
  file: string;
  /** The value as its schema reads it, without facts filled in. */
  value: unknown;
}

type Rule = (leaf: ValidLeaf, site: Site) => Iterable<Finding> | Promise<Iterable<Finding>>;

/** The rules that compare a value with other values and files. Rules about a value alone are in its schema. */
export const rules: readonly Rule[] = [
  factProblems,
  linkProblems,
  legalProblems,
  embedProblems,
  photoProblems,
];

/** Reports placeholders that don't work in a text, or have no value. */
function* factProblems({ file, kind, value, placeholders = [] }: ValidLeaf, site: Site): Generator<Finding> {
  if (!mayHaveFacts(kind)) return;
  const works = (name: string) =>
    file !== "agency.yaml" &&
    !(file === "agents.yaml" && name.startsWith("principal.")) &&
    (kind === "text" || kind === "markdown" || kind === "link" || name.toLowerCase().endsWith(kind));
  const known = [...placeholders, ...factNames.filter(works)];
  for (const [written, name = ""] of String(value).matchAll(placeholder)) {
    const home = name.startsWith("principal.") ? "agents.yaml" : "agency.yaml";
    const isHomeValid = site.sources.some(
      ({ declaration, problems }) => declaration.path === home && !problems[0],
    );
    if (!known.includes(name)) {
      const lastPart = (fact: string) => fact.split(".").at(-1);
      const sameEnd = known.find((fact) => lastPart(fact) === lastPart(name));
      const facts = known.map((fact) => `{${fact}}`);
      const help = didYouMean(sameEnd ? `{${sameEnd}}` : written, facts, "Write a fact, such as {phone}");
      yield [`has ${truncate(written)}, which does not work here. ${help}`, written];
    } else if (!placeholders.includes(name) && !site.facts.has(name) && isHomeValid)
      yield [
        `has ${written}, which has no value in ${home}. Add it there, or delete the words about it here`,
        written,
      ];
  }
}

function* linkProblems({ kind, linksTo, value }: ValidLeaf, site: Site): Generator<Finding> {
  const problem = kind === "link" || linksTo ? linkProblem(linksTo ?? String(value), site) : undefined;
  if (problem) yield [problem];
}

/** Returns what is wrong with a link; undefined if the link works or goes to another site. */
function linkProblem(address: string, site: Site): string | undefined {
  if (/^(https|tel|sms|mailto):/.test(address) || site.isPartial) return undefined;
  // Allows a query such as ?utm_source=card after a page, and `#quote` after any page, because all have the dialog.
  const place = address.replace(/^\/#/, "#").replace(/(?<=^\/[^?#]*)\?[^#]*/, "");
  if (site.places.includes(place.replace(/(?<=[^/])#quote$/, "")) || site.staticFiles.has(place))
    return undefined;
  const what = { "#testimonials": "reviews", "#claims": "note on claims" }[place];
  if (what) return `links to the ${what}, but the site has none. Delete this line or list entry`;
  if (/\.\w+$/.test(place)) {
    const help = didYouMean(address, [...site.staticFiles], "Add it to static/, or correct the address");
    return `links to "${address}", but this site has no such file. ${help}`;
  }
  const places = site.places.filter((known) => !known.includes("#section-")).join(", ");
  const help = didYouMean(place, site.places, `Write one of ${places}, or another site's address`);
  return `links to "${address}", but this site has no such page. ${help}`;
}

const allowed = ["paragraph", "text", "strong", "em", "link", "list", "list_item", "escape", "br", "space"];
/** Matches a lone ** and the middle of an incomplete link, such as `](/`. Visitors would see these characters. */
const rawMarkup = /\*\*|\]\s*\((?:https?:|mailto:|\/|#)/i;
const plain = "does not work here. Write **bold**, [words](/page), or a point that begins with -";

/** Reports Markdown that legal pages don't support, and dead links. */
function* legalProblems({ kind, value }: ValidLeaf, site: Site): Generator<Finding> {
  const tokens: Token[] = [];
  marked.walkTokens(kind === "markdown" ? marked.lexer(String(value)) : [], (token) => {
    tokens.push(token);
  });
  for (const token of tokens) {
    const problem = tokenProblem(token, site);
    const [raw = ""] = token.raw.trim().split("\n");
    if (problem) yield [`has "${truncate(raw, 40)}", which ${problem}`, raw.slice(0, 20)];
  }
}

function tokenProblem(token: Token, site: Site): string | undefined {
  if (token.type === "heading")
    return `is a heading. Make it a section, "- title: ${token.text}", with "paragraphs:" below`;
  if (!allowed.includes(token.type)) return plain;
  if (token.type === "link") {
    const address = readLink(token.href.replace(/^http:/, "https:"));
    // Rejects `[Call](tel:{phone})`, because `{phone}` itself becomes a link.
    return !address || /^(tel|sms):\{/.test(address) ? plain : linkProblem(address, site);
  }
  const isRaw = token.type === "text" && !token.tokens && rawMarkup.test(token.text);
  return isRaw ? plain : undefined;
}

const copyAgain = "Copy it again from the provider, from the first < to the last >";

function* embedProblems({ kind, value, path }: ValidLeaf, site: Site): Generator<Finding> {
  if (kind !== "code") return;
  const code = String(value);
  const [link] = /^https:\/\/\S+$/.exec(code.trim()) ?? [];
  if (link)
    return yield [
      `is only a link. Write <iframe src="${link}" title="…"></iframe>, replacing … with the form's name`,
    ];
  const count = (tag: string) => code.match(new RegExp(`<${tag}[\\s>]`, "gi"))?.length;
  const isPaired = ["iframe", "script"].every((name) => count(name) === count(`/${name}`));
  if (!isPaired || /=\s*[“”„‟‘’]/.test(code))
    return yield [`is incomplete, or its quotation marks are curly. ${copyAgain}`];
  const frames = attributesOfTags(code, "iframe");
  if (frames.length === 0)
    return yield [
      "has no <iframe>. Look for a code with <iframe at the provider (at Jotform: Publish, Embed, iFrame), because a script alone does not work here",
    ];
  if (frames.length > 1) return yield ["has more than one <iframe>. Keep only the one for this place"];
  const { address, script } = providerForm(path[0] as "survey", code);
  for (const used of script ? [address, script] : [address])
    if (isSampleForm(used) && !site.staticFiles.has(used))
      yield [`links to "${used}", but this site has no such file. Add it to static/, or correct the address`];
    else if (!isSampleForm(used) && !httpsOrigin(used))
      yield [`has the address "${truncate(used)}", which must begin with https://. ${copyAgain}`];
}
