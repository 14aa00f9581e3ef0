/** @jest-environment jsdom */
import { renderToStaticMarkup } from "react-dom/server";
import { LegalText } from "./LegalText";

function show(text: string) {
  document.body.innerHTML = renderToStaticMarkup(<LegalText text={text} />);
  const links = [...document.querySelectorAll("a")].map((link) => [
    link.textContent,
    link.getAttribute("href"),
  ]);
  return { words: document.body.textContent.trim(), links };
}

test("in legal text, a link to #contact goes to /#contact, but a link to #quote opens the current page's quote dialog", () => {
  const { links } = show("[Contact](#contact), [**quote**](#quote), [us](/directory#main-lines).");
  expect(links).toEqual([
    ["Contact", "/#contact"],
    ["quote", "#quote"],
    ["us", "/directory#main-lines"],
  ]);
});

test("in legal text, email addresses and URLs become links that exclude surrounding punctuation, and calls can be dialed", () => {
  const { links } = show("See (https://a.example/x_y?z); claims@c.example, [us](<tel:602-555-0142 x7>).");
  expect(links).toEqual([
    ["https://a.example/x_y?z", "https://a.example/x_y?z"],
    ["claims@c.example", "mailto:claims@c.example"],
    ["us", "tel:+16025550142,7"],
  ]);
});

test("in legal text, escaped Markdown characters appear as literal text", () => {
  const { words } = show("Agency\\_LLC \\*A\\* & 3 < 4");
  expect(words).toBe("Agency_LLC *A* & 3 < 4");
});
