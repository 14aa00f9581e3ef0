import { bookingCode, formCode, surveyCode } from "../../../tests/support/providerCode";
import { embedFaults } from "./embedFaults";

const form = {
  origin: "https://api.provider.example",
  id: "AbC123",
  script: "https://link.provider.example/e.js",
};
const iframe = '<iframe src="https://api.provider.example/widget/form/1" title="Form"></iframe>';
const script = '<script src="https://link.provider.example/e.js"></script>';

/** What is reported: the place in the code, marked by the text that follows it, and the words. */
function report(code: string): string[] {
  return embedFaults(code).map(({ at, message }) => `${code.slice(at, at + 12)} | ${message}`);
}

it.each([
  ["the provider's form", formCode(form, "Send Us a Message")],
  ["the provider's survey", surveyCode(form)],
  ["the provider's calendar", bookingCode(form)],
  ["a form without a script", iframe],
  [
    "a form in a wrapper, with a comment and a style",
    `<!-- form --><style>p {}</style><div><p>${iframe}</p></div>`,
  ],
  ["words and links for browsers without frames", iframe.replace("></", '>Loading… <a href="x">Open</a></')],
  ["the same script twice", iframe + script + script],
  ["an end tag too many", `${iframe}</div>`],
  [
    "another provider's script, which is not loaded",
    iframe.replace("/widget", "") + script.replace("https:", ""),
  ],
])("takes %s", (_what, code) => {
  expect(report(code)).toEqual([]);
});

describe("a code without a form in a frame", () => {
  it.each([
    ["a link alone", "https://api.provider.example/widget/form/1", /a link and no embed code/],
    [
      "a script alone",
      '<div data-tf-live="1"></div><script src="//embed.x.com/e.js"></script>',
      /only a script/,
    ],
    [
      "tags written out",
      "&lt;iframe src=&quot;https://x.com&quot;&gt;&lt;/iframe&gt;",
      /has &lt; in the place of </,
    ],
    ["anything else", "AbC123", /has no <iframe>; paste the provider's whole/],
  ])("%s", (_what, code, words) => {
    expect(report(code)).toEqual([expect.stringMatching(words)]);
  });
});

describe("a code that was copied by half", () => {
  const whole = formCode(form, "Contact");
  it.each([
    ["its beginning is missing", whole.slice(12), /^src="https:.*|.*its beginning, <iframe, is missing/],
    [
      "it ends in a quote",
      whole.slice(0, whole.indexOf("alwaysShow")),
      /^<iframe.*a quote or a > is missing/s,
    ],
    [
      "it ends before the >",
      whole.slice(0, whole.indexOf("        >")),
      /^<iframe.*a quote or a > is missing/s,
    ],
    ["the end of the iframe is missing", whole.replace("</iframe>", ""), /^<iframe.*has no <\/iframe>/s],
    [
      "it ends in the script's address",
      whole.slice(0, whole.indexOf("/e.js")),
      /^<script src.*a > is missing/,
    ],
    ["the end of the script is missing", whole.replace("</script>", ""), /^<script src.*has no <\/script>/],
    [
      "a quote at an end is missing",
      whole.replace('AbC123"', "AbC123"),
      /^src="https:.*a quote or a > is missing/,
    ],
    [
      "a quote in the middle is missing",
      whole.replace('882"', "882"),
      /^data-height.*a quote or a > is missing/,
    ],
    [
      "a quote at the last end is missing",
      whole.replace('-provider=""', '-provider="'),
      /^data-cookie-.*a quote/,
    ],
    ["the > is missing", whole.replace("        >\n<", "<"), /^<\/iframe>.*a quote or a > is missing/s],
    ["its quotes are a mail program's", iframe.replace(/"/g, "”"), /^”https:.*curly ones/],
  ])("%s, which is all that is said", (_what, code, words) => {
    expect(code).not.toBe(whole);
    expect(report(code)).toEqual([expect.stringMatching(words)]);
  });
});

it.each([
  ["two iframes", `${iframe}\n${iframe.replace("/1", "/2")}`, /^<iframe src=.*a second <iframe>/],
  ["an iframe without an address", "<iframe title='x'></iframe>", /^<iframe titl.*no src="…"/],
  ["an http address", iframe.replace("https", "http"), /^src="http:.*did you mean https:\/\/api\.provider/],
  [
    "an address without its scheme",
    iframe.replace("https:", ""),
    /^src="\/\/api.*did you mean https:\/\/api\.provider/,
  ],
  [
    "a port that there is not",
    iframe.replace("example/", "example:99999/"),
    /^src=.*none that a browser can use/,
  ],
  [
    "a semicolon in a host",
    iframe.replace("api.", "api.x;script-src "),
    /^src=.*none that a browser can use/,
  ],
  ["a script as an address", iframe.replace("https://", "javascript:"), /^src=.*does not begin with https/],
  [
    "a path that is no sample form",
    iframe.replace("https://api.provider.example", ""),
    /^src=.*no sample form/,
  ],
  [
    "a path out of the sample forms",
    iframe.replace(/https[^"]*/, "/sample-forms/../x"),
    /^src=.*no sample form/,
  ],
  [
    "a bad script address",
    iframe + script.replace("https", "http"),
    /^src="http:.*did you mean https:\/\/link/,
  ],
  ["a second script", `${iframe}${script}${script.replace("e.js", "f.js")}`, /^src="https:.*a second script/],
  ["an inline script", `${iframe}<script>start()</script>`, /^<script>star.*never runs; delete it/],
  [
    "an inline script of another provider",
    '<iframe src="https://form.other.example/1"></iframe><script>a()</script>',
    /inside/,
  ],
  [
    "an id that the page has",
    iframe.replace("title", 'id="contact" title'),
    /^id="contact".*take id="contact" out/,
  ],
  [
    "an id that messages cannot carry",
    iframe.replace("title", 'id="a:b" title'),
    /^id="a:b".*letters, digits/,
  ],
  ["a form of HTML", `${iframe}<form></form>`, /^<form><\/form.*<form> cannot stand here/],
  ["words", `${iframe}<p>Fill it in!</p>`, /^Fill it in!.*would not show/],
  ["a height that slipped in", `${iframe}\nheight: 700`, /^height: 700.*two spaces before it/],
])("reports %s at its place", (_what, code, words) => {
  expect(report(code)).toEqual([expect.stringMatching(words)]);
});
