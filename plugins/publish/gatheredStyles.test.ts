import { gatheredStyles } from "./gatheredStyles";

describe("a page's gathered styles", () => {
  it("have each media query once, wider windows after narrower ones, other media after all widths", () => {
    const css = [
      ".s-a{margin:0}@media print{.s-a{margin:1px}}@media screen and (width>=64em){.s-a{margin:2px}}",
      ".s-b{color:red}@media screen and (width>=40em){.s-b{margin:3px}}@media screen and (width>=64em){.s-b{margin:4px}}",
    ].join("");
    expect(gatheredStyles(css)).toBe(
      ".s-b{color:red}.s-a{margin:0}@media screen and (width>=40em){.s-b{margin:3px}}" +
        "@media screen and (width>=64em){.s-a{margin:2px}.s-b{margin:4px}}@media print{.s-a{margin:1px}}",
    );
  });

  it("say once what several classes declare in the same place", () => {
    expect(gatheredStyles("@media print{.s-a{margin:0}}@media print{.s-b{margin:0}}")).toBe(
      "@media print{.s-a,.s-b{margin:0}}",
    );
  });

  it("keep the order of what is said of a pointer that rests and one that presses", () => {
    const css =
      "@media (hover:hover){.s-b:hover{color:red}.s-b:active{color:blue}}@media (hover:hover){.s-a:hover{color:blue}}";
    expect(gatheredStyles(css)).toBe(
      "@media (hover:hover){.s-b:hover{color:red}.s-b:active{color:blue}.s-a:hover{color:blue}}",
    );
  });

  it("leave the global rules in front as they are", () => {
    const global = "a{color:red}@media (hover:hover){:where(a):hover{color:blue}}[tabindex]{margin:0}";
    expect(gatheredStyles(`${global}.s-a{color:green}`)).toBe(`${global}.s-a{color:green}`);
    expect(gatheredStyles(global)).toBe(global);
  });
});
