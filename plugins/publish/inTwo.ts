import { type Rule, type Selector, transform } from "lightningcss";
import { firstScreenOf } from "../../src/lib/firstScreen";
import { font } from "../../src/styles/font";
import { asciiStyles } from "./asciiText";
import { contentHash } from "./contentHash";

/** A page as HTML, and the style sheets that it asks for when its first screen is there, if it has such a screen. */
export interface PageInTwo {
  html: string;
  later: { address: string; css: string }[];
}

/** The id of what stands where a page's first screen ends. */
const BELOW = "below";

/** Rules around others, of which each is asked for itself. */
const AROUND: ReadonlySet<string> = new Set(["media", "supports", "container", "starting-style"]);

/** Where a rule stands: inside the page, with the site's font, or with the styles of what is below the first screen. */
type Part = "first" | "font" | "styles";

/**
 * Divides a page where its first screen ends: the styles of what is below go into a file of their own, which is
 * linked there, and with them those of paper and those for more contrast, which move nothing. So a page fits the
 * first ten packets that a server may send (RFC 6928), and the browser paints the first screen while that file
 * comes (docs/decisions/one-stylesheet.md). The site's font is in a file that all pages share, with the rule that
 * names it: a browser that meets the name before looks for such a font on the machine, and one that knows of the
 * font before it has it looks for one more font of the machine for each size. A page without such a screen stays
 * as it is.
 * @throws when the page has such a screen and no style sheet
 */
export function inTwo(html: string): PageInTwo {
  const parts = firstScreenOf(html);
  if (!parts) return { html, later: [] };
  const { above, below } = parts;
  const sheet = /<style>([\s\S]*?)<\/style>/.exec(html);
  if (!sheet?.[1]) throw new Error("a page without styles");
  const classes = new Set(
    [...above.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = ""]) => names.split(" ")),
  );

  const part = (name: Part) => only(sheet[1] as string, name, classes);
  const later = (["font", "styles"] as const)
    .map((name) => ({ name, css: part(name) }))
    .filter(({ css }) => css)
    .map(({ name, css }) => ({ address: `/static/${name}-${contentHash(css)}.css`, css }));
  // Until the first screen is whole nothing is painted: an empty one would take the phone longer than it saves, and in
  // half of one things would move. What is waited for stands behind it, because Chromium does not wait for an
  // element's end.
  const expect = `<link rel="expect" href="#${BELOW}" blocking="render"/>`;
  const first = above.replace(sheet[0], () => `${expect}<style>${part("first")}</style>`);
  const links = later.map(({ address }, i) => {
    const id = i === 0 ? ` id="${BELOW}"` : "";
    return `<link rel="stylesheet" href="${address}"${id}/>`;
  });
  return { html: first + links.join("") + below, later };
}

/**
 * Of a style sheet, the rules of one part: inside is what an element with one of these classes, or without any,
 * may need.
 */
function only(css: string, part: Part, classes: ReadonlySet<string>): string {
  let inLater = false;
  const partOf = (rule: Rule): Part => {
    if (isOfFont(rule)) return "font";
    const isBelow =
      rule.type === "style" && rule.value.selectors.every((selector) => needsOther(selector, classes));
    return isBelow ? "styles" : "first";
  };
  const chosen = transform({
    filename: "page.css",
    code: Buffer.from(css),
    visitor: {
      Rule: (rule) => {
        if (comesLater(rule)) {
          inLater = part === "styles";
          return inLater ? undefined : [];
        }
        return inLater || AROUND.has(rule.type) || partOf(rule) === part ? undefined : [];
      },
      RuleExit: (rule) => {
        if (comesLater(rule)) inLater = false;
      },
    },
  });
  // Without what has no rules any more.
  return asciiStyles(transform({ filename: "page.css", code: chosen.code, minify: true }).code.toString());
}

/** Whether a rule says where the site's font is, or that texts are set in it. */
function isOfFont(rule: Rule): boolean {
  if (rule.type === "font-face")
    return rule.value.properties.some(
      (property) => property.type === "source" && property.value.some(({ type }) => type === "url"),
    );
  if (rule.type !== "style") return false;
  return (rule.value.declarations?.declarations ?? []).some(
    (declared) => declared.property === "font-family" && declared.value[0] === font.family,
  );
}

function needsOther(selector: Selector, classes: ReadonlySet<string>): boolean {
  return selector.some((part) => part.type === "class" && !classes.has(part.name));
}

/** Whether a rule is of paper, or for more contrast. */
function comesLater(rule: Rule): boolean {
  if (rule.type !== "media") return false;
  return rule.value.query.mediaQueries.every(
    ({ mediaType, condition }) =>
      mediaType === "print" || (condition?.type === "feature" && condition.value.name === "prefers-contrast"),
  );
}
