import { type Rule, type Selector, transform } from "lightningcss";
import { contentHash } from "../../src/lib/contentHash";
import { FIRST_SCREEN, firstScreenOf } from "../../src/lib/firstScreen";

/** A page as HTML, and the styles that it asks for when its first screen is there, if it has such a screen. */
export interface PageInTwo {
  html: string;
  later?: { address: string; css: string };
}

/**
 * Divides a page where its first screen ends: the styles of what is below go into a file of their own, which is linked there,
 * and with them those of paper and those for more contrast, which move nothing. So a page fits the first ten packets that a
 * server may send (RFC 6928), and the browser paints the first screen while that file comes
 * (docs/decisions/one-stylesheet.md). A page without such a screen stays as it is.
 * @throws when the page has such a screen and no style sheet
 */
export function inTwo(html: string): PageInTwo {
  const parts = firstScreenOf(html);
  if (!parts) return { html };
  const { above, below } = parts;
  const sheet = /<style>([\s\S]*?)<\/style>/.exec(html);
  if (!sheet?.[1]) throw new Error("a page without styles");
  const classes = new Set(
    [...above.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = ""]) => names.split(" ")),
  );

  const css = only(sheet[1], "later", classes);
  const address = `/static/styles-${contentHash(css)}.css`;
  // Until the first screen is whole nothing is painted: an empty one would take the phone longer than it saves.
  const expect = `<link rel="expect" href="#${FIRST_SCREEN}" blocking="render"/>`;
  const styles = `${expect}<style>${only(sheet[1], "first", classes)}</style>`;
  const first = above.replace(sheet[0], () => styles);
  return { html: `${first}<link rel="stylesheet" href="${address}"/>${below}`, later: { address, css } };
}

/** Of a style sheet, the rules that an element with one of these classes, or without any, may need; or the others. */
function only(css: string, part: "first" | "later", classes: ReadonlySet<string>): string {
  let inLater = false;
  const isLater = (rule: Rule) =>
    rule.type === "style" && rule.value.selectors.every((selector) => needsOther(selector, classes));
  const chosen = transform({
    filename: "page.css",
    code: Buffer.from(css),
    visitor: {
      Rule: (rule) => {
        if (comesLater(rule)) {
          inLater = part === "later";
          return inLater ? undefined : [];
        }
        const stays = inLater || rule.type === "media" || rule.type === "supports";
        return stays || isLater(rule) === (part === "later") ? undefined : [];
      },
      RuleExit: (rule) => {
        if (comesLater(rule)) inLater = false;
      },
    },
  });
  // Without what has no rules any more.
  return transform({ filename: "page.css", code: chosen.code, minify: true }).code.toString();
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
