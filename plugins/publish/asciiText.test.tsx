import { asciiStyles, withAsciiText } from "./asciiText";

const page = `<!DOCTYPE html><html><head><title>Zoë – 🌵</title><style>.a::before{content:"· " / "é"}</style>
<script type="application/ld+json">{"name":"Zoë’s 🌵"}</script></head>
<body><p title="“yes”">Łódź, it’s</p><noscript><p>naïve</p></noscript></body></html>`;
const read = (html: string) => new DOMParser().parseFromString(html, "text/html");

it("a page says the same to a browser, in letters of ASCII alone", () => {
  const ascii = withAsciiText(page);
  expect(ascii).toMatch(/^[\0-\x7f]*$/);
  const [before, after] = [read(page), read(ascii)];
  expect(after.title).toBe(before.title);
  expect(after.body.innerHTML).toBe(before.body.innerHTML);
  const dataOf = (html: Document) => JSON.parse(html.querySelector("script")?.text ?? "");
  expect(dataOf(after)).toEqual(dataOf(before));
});

it("a style sheet shows the same letters, and the space behind one of them stays", () => {
  expect(asciiStyles('.a{content:"· "}')).toBe('.a{content:"\\b7  "}');
  expect(asciiStyles('.a{content:"🌵é"}')).toBe('.a{content:"\\1f335 \\e9 "}');
});
