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

test("in legal text, phone numbers, email addresses and URLs become links that exclude surrounding punctuation", () => {
  const { links } = show(
    "Call 1-800-555-0142, see (https://a.example/x_y?z), www.b.example. No: 21-800-555-0142, 85027-1234, 2026-11-26, 602-555-01423. Or ((800) 555-0143), **800.555.0145**, +1 800 555 0146 ext. 7; claims@c.example.",
  );
  expect(links).toEqual([
    ["1-800-555-0142", "tel:+18005550142"],
    ["https://a.example/x_y?z", "https://a.example/x_y?z"],
    ["www.b.example", "https://www.b.example"],
    ["(800) 555-0143", "tel:+18005550143"],
    ["800.555.0145", "tel:+18005550145"],
    ["+1 800 555 0146 ext. 7", "tel:+18005550146,7"],
    ["claims@c.example", "mailto:claims@c.example"],
  ]);
});

test("in legal text, a phone number that is already in a link does not become a nested link", () => {
  const { links } = show("[see **(602) 555-0144**](/directory)");
  expect(links).toEqual([["see (602) 555-0144", "/directory"]]);
});

test("in legal text, HTML tags and escaped Markdown characters appear as literal text", () => {
  const { words } = show("Agency\\_LLC \\*A\\* & 3 < 4 <b>x</b>");
  expect(words).toBe("Agency_LLC *A* & 3 < 4 <b>x</b>");
});
