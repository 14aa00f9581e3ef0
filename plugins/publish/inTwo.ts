import { type Rule, type Selector, transform } from "lightningcss";
import { contentHash } from "../../src/lib/contentHash";
import { FIRST_SCREEN, firstScreenOf } from "../../src/lib/firstScreen";

/** A page as HTML, and the style sheets that it asks for when its first screen is there, if it has such a screen. */
export interface PageInTwo {
  html: string;
  later: { address: string; css: string }[];
}

/** Where a rule stands: inside the page, with the site's font, or with the styles of what is below the first screen. */
type Part = "first" | "font" | "styles";

/**
 * Divides a page where its first screen ends: the styles of what is below go into a file of their own, which is linked there,
 * and with them those of paper and those for more contrast, which move nothing. So a page fits the first ten packets that a
 * server may send (RFC 6928), and the browser paints the first screen while that file comes
 * (docs/decisions/one-stylesheet.md). The site's font is in a file that all pages share: a browser that knows of the font
 * before it has it looks for one more font of the machine for each size. A page without such a screen stays as it is.
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
  // Until the first screen is whole nothing is painted: an empty one would take the phone longer than it saves.
  const expect = `<link rel="expect" href="#${FIRST_SCREEN}" blocking="render"/>`;
  const first = above.replace(sheet[0], () => `${expect}<style>${part("first")}</style>`);
  const links = later.map(({ address }) => `<link rel="stylesheet" href="${address}"/>`).join("");
  return { html: first + links + below, later };
}

/** Of a style sheet, the rules of one part: inside is what an element with one of these classes, or without any, may need. */
function only(css: string, part: Part, classes: ReadonlySet<string>): string {
  let inLater = false;
  const partOf = (rule: Rule): Part => {
    if (isFontFile(rule)) return "font";
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
        const stays = inLater || rule.type === "media" || rule.type === "supports";
        return stays || partOf(rule) === part ? undefined : [];
      },
      RuleExit: (rule) => {
        if (comesLater(rule)) inLater = false;
      },
    },
  });
  // Without what has no rules any more.
  return transform({ filename: "page.css", code: chosen.code, minify: true }).code.toString();
}

/** Whether a rule is of a font that has to be fetched, not of one that the visitor's machine has. */
function isFontFile(rule: Rule): boolean {
  return (
    rule.type === "font-face" &&
    rule.value.properties.some(
      (property) => property.type === "source" && property.value.some(({ type }) => type === "url"),
    )
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
