import { font } from "../../src/styles/font";
import { inTwo } from "./inTwo";

const screen = (body: string) => `<main><section id="first-screen" class="a">${body}</section>`;
/** Its styles of what is below, of the sheets that it asks for later. */
const below = (later: readonly { address: string; css: string }[]) =>
  later.find(({ address }) => address.includes("/styles-"));
const page = (css: string, body: string) => `<head><style>${css}</style></head><body>${body}</body>`;

describe("a page that says where its first screen ends", () => {
  it("has the styles of that screen inside, and asks for the others where it ends", () => {
    const { html, later } = inTwo(
      page(
        "p{margin:0}.a{color:red}.b{color:#000}@media (width>=40em){.a{top:0}.b{top:1px}}@media (hover:hover){.c:hover{top:2px}}",
        `${screen('<p class="c">Words</p>')}<p class="b">More</p></main>`,
      ),
    );
    expect(html).toContain(
      "<style>p{margin:0}.a{color:red}@media (width>=40em){.a{top:0}}@media (hover:hover){.c:hover{top:2px}}</style>",
    );
    expect(below(later)?.css).toBe(".b{color:#000}@media (width>=40em){.b{top:1px}}");
    expect(html).toContain(
      `</section><link rel="stylesheet" href="${below(later)?.address}" id="below"/><p class="b">`,
    );
  });

  it.each(["media (width>=40em)", "supports (top:1dvh)", "container (width>=40em)", "starting-style"])(
    "divides what stands in @%s, too",
    (around) => {
      const css = (name: string) => `@${around}{.${name}[open]{top:0}}`;
      const { html, later } = inTwo(page(css("a") + css("b"), `${screen("")}</main>`));
      expect(html).toContain(`<style>${css("a")}</style>`);
      expect(below(later)?.css).toBe(css("b"));
    },
  );

  it("keeps inside what may concern it: a part of a selector is enough, and every class must be its own", () => {
    const css =
      ".a>.b{top:0}.a,.b{top:1px}[data-x] .a:not(.b){top:2px}@font-face{font-family:F;src:local(F)}";
    const { html, later } = inTwo(page(css, `${screen("Words")}<p class="b">More</p></main>`));
    expect(below(later)?.css).toBe(".a>.b{top:0}");
    expect(html).toContain(".a,.b{top:1px}");
    expect(html).toContain("[data-x] .a:not(.b){top:2px}");
    expect(html).toContain("@font-face");
  });

  it("names the site's font where that screen ends, in a file that is the same for every page", () => {
    const face = `@font-face{font-family:F;src:url(/f.woff2)}:root{font-family:"${font.family}",F}`;
    const [one, other] = [".b{top:0}", ".b{top:1px}"].map((css) =>
      inTwo(page(`html{font-family:F}${face}${css}`, `${screen("")}</main>`)),
    );
    expect(one?.html).toContain("<style>html{font-family:F}</style>");
    expect(one?.html).toContain(
      `</section><link rel="stylesheet" href="${one?.later[0]?.address}" id="below"/><link`,
    );
    expect(one?.later[0]?.address).toMatch(/^\/static\/font-/);
    // The quotes go where the name needs none.
    expect([face, face.replaceAll('"', "")]).toContain(one?.later[0]?.css);
    expect(other?.later[0]).toEqual(one?.later[0]);
  });

  it.each(["print", "(prefers-contrast:more)"])(
    "leaves what is for @media %s to the other styles",
    (media) => {
      const { html, later } = inTwo(page(`.a{top:0}@media ${media}{.a{top:1px}}`, `${screen("")}</main>`));
      expect(html).toContain("<style>.a{top:0}</style>");
      expect(below(later)?.css).toBe(`@media ${media}{.a{top:1px}}`);
    },
  );

  it("is divided behind the element's own end, whatever stands in it", () => {
    const { html, later } = inTwo(
      page(".b{top:0}", '<div id="first-screen"><div>A</div><div>B</div></div><p>'),
    );
    expect(html).toContain(
      `<div>B</div></div><link rel="stylesheet" href="${below(later)?.address}" id="below"/><p>`,
    );
  });

  it("is not painted before that screen is whole", () => {
    const { html } = inTwo(page(".a{top:0}.b{top:0}", `${screen("")}</main>`));
    expect(html).toMatch(
      /<link rel="expect" href="#below" blocking="render"\/><style>.*<link [^>]* id="below"\/>/,
    );
  });

  it("names the styles by their content, so that a host may tell browsers to keep them", () => {
    const addressOf = (css: string) => below(inTwo(page(css, `${screen("")}</main>`)).later)?.address;
    expect(addressOf(".b{top:0}")).toMatch(/^\/static\/styles-[0-9a-f]{10}\.css$/);
    expect(addressOf(".b{top:0}")).not.toBe(addressOf(".b{top:1px}"));
  });
});

it("every other page is one piece", () => {
  const whole = page(".a{top:0}", "<main><section>Words</section></main>");
  expect(inTwo(whole)).toEqual({ html: whole, later: [] });
});
