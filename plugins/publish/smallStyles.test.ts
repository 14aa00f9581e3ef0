import { withSmallStyles } from "./smallStyles";

const page = (css: string, body: string) => `<head><style>${css}</style></head><body>${body}</body>`;

describe("a published page's styles", () => {
  it("have class names as short as can be, the same in the style sheet and on the elements", () => {
    const names = Array.from({ length: 28 }, (_, index) => `s-hash${index}`);
    const small = withSmallStyles(
      page(
        names.map((name, index) => `.${name}{z-index:${100 + index}}`).join(""),
        `<i class="s-hash27 s-hash0 today">s-hash1</i>`,
      ),
    );
    expect(small).toContain(".a{z-index:100}.b{z-index:101}");
    expect(small).toContain(".z{z-index:125}.aa{z-index:126}.ab{z-index:127}");
    // Other classes and the words of the page stay.
    expect(small).toContain('<i class="ab a today">s-hash1</i>');
  });

  it("keep every rule, also behind a comparison in a media query", () => {
    const small = withSmallStyles(
      page("@media (min-width: 40em){.s-x{color:red}}.s-x{margin:0}", '<i class="s-x">'),
    );
    expect(small).toContain("@media (width>=40em){.a{color:red}}.a{margin:0}");
  });

  it("have the prefixes that the oldest engines of package.json need, and no others", () => {
    const small = withSmallStyles(page(".s-x{backdrop-filter:blur(2px);display:flex}", ""));
    expect(small).toContain("-webkit-backdrop-filter:blur(2px)");
    expect(small).not.toContain("-webkit-box");
  });
});
