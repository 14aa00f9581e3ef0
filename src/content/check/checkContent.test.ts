import sharp from "sharp";
import { exampleContent } from "../../../tests/support/exampleContent";
import { bookingCode, formCode, surveyCode } from "../../../tests/support/mockProvider/embedCode";
import { collectFacts, fillFacts } from "../declarations/agencyFacts";
import { contentFile } from "../declarations/contentFiles";
import { checkFiles } from "./checkContent";
import { formatAnnotation, formatProblem, formatReport } from "./problem";

type Files = Map<string, string | Uint8Array | null>;

const sampleForms = ["lead-form.html", "contact-form.html", "survey.html", "form_embed.js"];
const staticFiles = sampleForms.map((name) => `sample-forms/${name}`);
const photo = "images/principal-agent.jpg";

let files: Files;

beforeEach(async () => {
  files = await exampleContent();
});

async function reports(): Promise<string[]> {
  return (await checkFiles(files, staticFiles)).problems.map(formatProblem);
}

/**
 * Replaces the first match of `from` in a content file by `to`.
 * @returns the 1-based number of the first line that the replacement has changed
 */
function change(path: string, from: string | RegExp, to: string): number {
  const before = String(files.get(path));
  const after = before.replace(from, () => to);
  if (after === before) throw new Error(`${from} is not in ${path}`);
  files.set(path, after);
  const lines = before.split("\n");
  return after.split("\n").findIndex((line, i) => line !== lines[i]) + 1;
}

/** The first paragraph of the example content's privacy policy. */
const paragraph = "Call {phone}.";
/** Matches the embed code of the lead form in embeds.yaml. */
const leadCode = /(?<=leadForm:\n {2}code: \|\n)( {4}.*\n)+/;
const iframe = '<iframe src="https://api.provider.example/widget/form/1" title="Form"></iframe>';
const script = '<script src="https://link.provider.example/e.js"></script>';

it("the content check accepts the example content", async () => {
  expect(await reports()).toEqual([]);
});

type Fault = [file: string, from: string | RegExp, to: string, message: RegExp, linesBelow?: number];

/** By rule of the check: invalid edits, the expected message, and how many lines below the edit the report is. */
const faults: Record<string, Fault[]> = {
  syntaxProblems: [
    ["hours.yaml", "  hours: Closed", "\thours: Closed", /:1 {2}a tab/],
    ["cities.yaml", "- name: Mesa", "-name: Mesa", /:1 {2}an entry begins with a hyphen and a space/],
    ["cities.yaml", "- name: Mesa", "• name: Mesa", /an entry begins with a hyphen and a space/],
    ["agency.yaml", '"85027"', '"85027', /:8 {2}a quote opens here and does not close; put a " at the end/],
    ["layout.yaml", ', home page"', ", home page", /a quote opens here/],
    ["directory.yaml", "Main Lines", "'Agency's lines'", /a text ends at its second quote/],
    ["home.yaml", "Same-day response", "Note: same day", /a colon followed by a space .* needs quotes/],
    ["home.yaml", '"{figures.years}"', "{figures.years} so", /begins with \{ needs quotes/],
    ["agency.yaml", "since: 2022", "since: 2022\nsince: 2023", /since is there twice; delete one of the two/],
    ["agency.yaml", "since: 2022", "=======\nsince: 2022", /a merge conflict is left here/],
    ["hours.yaml", "hours: Closed", "hours: &shut Closed", /put quotes around the text/],
    ["cities.yaml", "- name: Mesa", "---\n- name: Mesa", /cannot be read as YAML: Source contains multiple/],
    ["embeds.yaml", "    <script", "<script", /every line of a provider's code begins with four spaces/],
  ],
  wrongIndentation: [
    [
      "agents.yaml",
      '  phone: "6025550144"',
      '   phone: "6025550144"',
      /:4 {2}the line is indented differently/,
    ],
    [
      "agents.yaml",
      "  description: Homeowners",
      " description: Homeowners",
      /the line is indented differently/,
    ],
  ],
  schemaProblems: [
    ["not-found.yaml", /[\s\S]*/, "- code: x\n", /the file must be a mapping .* but is a list/],
    ["testimonials.yaml", "  location: Glendale, AZ\n", "", /location is missing: it must be text/, -1],
    [
      "testimonials.yaml",
      "location: Mesa",
      "locaton: Mesa",
      /'locaton' is not a field here; did you mean 'location'/,
    ],
    ["agents.yaml", "  principal: true", "  fax: 1\n  principal: true", /the fields here are name, phone/],
    [
      "embeds.yaml",
      /code: \|\n( {4}.*\n)+/,
      "formId: abc\n",
      /'formId' .* paste that whole, below a line 'code: \|'/,
    ],
    ["agency.yaml", "city: Phoenix", "city:", /city is empty: it must be text/],
    [
      "agents.yaml",
      "  principal: true",
      "  email:\n  principal: true",
      /is empty: .*; without one, delete the line/,
    ],
    ["agency.yaml", /social:\n( .*\n)+/, "social:\n", /is empty: .*; write \[\] for none/, -1],
    ["layout.yaml", 'href: "#quote"', "href: #quote", /is empty: .*; # begins a comment, so put quotes/],
    ["home.yaml", /headline: .*/, 'headline: "  "', /headline is blank/],
    ["agency.yaml", '"85027"', "02134", /zip must be .*, but is 02134; put quotes around it/],
    ["products.yaml", /features:\n( {4}- .*\n)+/, "features: all\n", /write each entry on a line of its own/],
    ["cities.yaml", "- name: Mesa", "- name:Mesa", /it begins with 'name: ', with a space behind the colon/],
    [
      "testimonials.yaml",
      "rating: 5",
      "rating: 6",
      /:11 {2}rating must be a whole number from 1 to 5, but is 6/,
    ],
    ["agency.yaml", "6025550142", "(602) 555-0142", /did you mean "6025550142"\?/],
    ["closures.yaml", "2026-11-26", "2026‑11‑26", /comes from another program: type 2026-11-26 anew/],
    ["closures.yaml", "2026-11-26", "2026-11-31", /no calendar has this day/],
    [
      "products.yaml",
      /features:\n( {4}- .*\n)+/,
      "features: []\n",
      /features must be a list of 1 to 8 .*, but has 0/,
    ],
  ],
  unquotedHash: [
    [
      "layout.yaml",
      '"Arizona License #{license}"',
      "Arizona License #{license}",
      /# begins a comment; put quotes/,
    ],
    ["agency.yaml", "Union Hills Dr", "Union Hills Dr # B-204", /the text ends here/],
    ["agency.yaml", "2550 W Union Hills Dr", '"2550 W Union Hills Dr" #204', /the text ends here/],
    ["testimonials.yaml", /(?<=text: )The.*/, "Great people # would hire again", /the text ends here/],
    [
      "agency.yaml",
      /^name: .*/m,
      "name: Saguaro Insurance# SAMPLE",
      /would be shown with its #; a comment stands/,
    ],
    ["testimonials.yaml", /text: The.*/, "text: >-\n    A.\n    # was wrong", /would be shown with its #/],
  ],
  missingLineBreak: [
    ["products.yaml", "    - Glass", "      - Glass", /:7 {2}this dash begins no entry/],
    ["products.yaml", "    - Glass", "      Glass", /this line joins the entry before it/],
    [
      "legal/privacy-policy.yaml",
      `- ${paragraph}`,
      "- >-\n        Of us:\n        - see it;",
      /two more spaces/,
      2,
    ],
  ],
  noRawMarkup: [
    [
      "products.yaml",
      "every car",
      "<br>every car",
      /:26 {2}description would be shown with its <br>; .* is plain/,
    ],
    ["products.yaml", "every car", "every &amp; car", /with its &amp;/],
    ["products.yaml", "every car", "**every** car", /with its \*\*every\*\*/],
    ["products.yaml", "every car", "_every single_ car", /with its _every single_/],
    ["products.yaml", "- Glass", "- ·\tGlass", /with its ·/],
    ["agency.yaml", /city: .*/, "city: “Phoenix”", /with its “/],
    ["agency.yaml", /city: .*/, "city: Phoenix,", /with its ,/],
  ],
  noInvisibleCharacters: [
    ["home.yaml", "Most popular", "Most\u200bpopular", /:21 {2}an invisible character \(U\+200B\)/],
    ["agency.yaml", "city: Phoenix", 'city: "Pho\\0enix"', /city has an invisible character \(U\+0000\)/],
  ],
  templateVariables: [
    ["home.yaml", "{figures.savings}", "{figures.saving}", /:25 .*did you mean \{figures\.savings\}\?/],
    [
      "home.yaml",
      "{figures.savings}",
      "{agency.phone}",
      /stands for nothing here; .* did you mean \{phone\}\?/,
    ],
    ["agents.yaml", '"{phone}"', '"{license}"', /\{license\} stands for nothing here/],
    ["layout.yaml", "Call {phone}", "Call {phone", /a \{ stands here without its partner/],
    ["layout.yaml", "{year}", "{year} and {year}", /\{year\} stands here twice/],
  ],
  noDeadLinks: [
    ["layout.yaml", "/directory", "/directry", /href must be one of .*did you mean \/directory\?/],
  ],
  legalMarkdown: [
    ["legal/privacy-policy.yaml", paragraph, "Call <br>.", /:14 .*"<br>" looks like HTML/],
    ["legal/privacy-policy.yaml", paragraph, '"## Call"', /a heading here is a section's title/],
    ["legal/privacy-policy.yaml", paragraph, "Call **{phone}.", /would be shown with its \*\*/],
    ["legal/privacy-policy.yaml", paragraph, "Read [this](/terms).", /must be one of .* but is "\/terms"/],
    ["legal/privacy-policy.yaml", paragraph, "See [this](javascript:alert).", /leads to no page here/],
    [
      "legal/privacy-policy.yaml",
      paragraph,
      '"A.\\n\\n[B]: https://b.example"',
      /address apart from its words/,
    ],
  ],
  photoProblems: [
    ["home.yaml", "principal-agent.jpg", "agent.jpg", /the photo images\/agent\.jpg is not in the folder/],
  ],
};

const cases = Object.entries(faults).flatMap(([rule, list]) =>
  list.map((fault): [string, ...Fault] => [rule, ...fault]),
);

test.each(cases)(
  "the content check's rule %s reports the right line when %s has %j replaced by %j",
  async (_rule, path, from, to, message, linesBelow = 0) => {
    const line = change(path, from, to) + linesBelow;
    const reported = await reports();
    expect(reported).toEqual([expect.stringMatching(message)]);
    expect(reported[0]).toMatch(new RegExp(`^data/${path}:${line}:`));
  },
);

/** Invalid embed codes for the lead form: a description, the code, and the message expected from the check. */
const refusedCodes: [string, string, RegExp][] = [
  ["a link alone", "https://api.provider.example/widget/form/1", /has no <iframe>: paste/],
  ["a script alone", script, /has no <iframe>: .* not a link or a script alone/],
  ["an id alone", "AbC123", /has no <iframe>/],
  ["a code without its end", `${iframe}\n<script src="https://link.prov`, /is not whole/],
  ["a code without its beginning", iframe.slice(8), /is not whole/],
  ["a code without an end tag", iframe + script.replace("</script>", ""), /is not whole/],
  [
    "a code that lacks a quote",
    formCode({ origin: "https://a.example", id: "x", script: "" }, "A").replace('x"', "x"),
    /whole/,
  ],
  ["a code with curly quotes", iframe.replace(/"/g, "”"), /is not whole.*curly/],
  ["a second iframe", `${iframe}${iframe.replace("/1", "/2")}`, /has a second <iframe>/],
  ["an iframe without a URL", '<iframe title="x"></iframe>', /has no src="…"/],
  ["an http URL", iframe.replace("https", "http"), /"http:.*must begin with https/],
  ["a javascript: URL", iframe.replace(/https[^"]*/, "javascript:a()"), /must begin with https/],
  ["a URL path of this site", iframe.replace(/https[^"]*/, "/contact"), /no sample form/],
  [
    "a sample form that is not there",
    iframe.replace(/https[^"]*/, "/sample-forms/a.html"),
    /no file .*a\.html/,
  ],
  ["a host with a semicolon", iframe.replace("api.", "api;x."), /none that a browser can use/],
  ["a script with an http URL", iframe + script.replace("https", "http"), /"http:\/\/link.*must begin/],
  ["a second script", iframe + script + script.replace("e.js", "f.js"), /has a second script/],
  ["an inline script", `${iframe}<script>a()</script>`, /never runs; delete it/],
  [
    "an id that the page uses itself",
    iframe.replace("title", 'id="contact" title'),
    /id "contact" is one that the page has/,
  ],
  ["an id with a colon", iframe.replace("title", 'id="a:b" title'), /id "a:b" must be letters, digits/],
  ["an element beside iframe and script", `${iframe}<form></form>`, /<form> cannot stand here/],
  ["text beside the iframe", `${iframe}<p>Fill it in!</p>`, /"Fill it in!" is no part of the code/],
  ["a survey", iframe.replace("form/1", "survey/1"), /this is a survey, .*paste the code of a form here/],
  [
    "the contact form's URL",
    iframe.replace(/https[^"]*/, "/sample-forms/contact-form.html"),
    /the form of leadForm/,
  ],
  [
    "the contact form's id",
    iframe.replace("title", 'id="inline-sample-contact-form" title'),
    /that of leadForm/,
  ],
];

function paste(code: string): void {
  change("embeds.yaml", leadCode, `${code.trim().replace(/^/gm, "    ")}\n`);
}

test.each(refusedCodes)("%s is reported as an invalid embed code", async (_what, code, message) => {
  paste(code);
  const reported = await reports();
  expect(reported).toEqual([expect.stringMatching(message)]);
  expect(reported[0]).toMatch(/^data\/embeds\.yaml:(7:9 {2}leadForm|12:9 {2}contactForm): /);
});

/** Edits that keep the content valid: a description, the file, the text to replace, and the replacement. */
const edits: [string, string, string | RegExp, string][] = [
  ["footnotes and AT&T", "products.yaml", "every car.", "3 * 2 cars*, AT&T vans, car_of_old_.pdf. *By law"],
  ["inches in a text", "products.yaml", "description: Cover for every car.", 'description: Wheels up to 35"'],
  ["a comment after a value", "agency.yaml", "since: 2022", "since: 2022 # 2 years after the first idea"],
  ["a # inside quotes", "agency.yaml", "2550 W Union Hills Dr", '"2550 W Union Hills Dr # 204"'],
  ["a unit in the address", "agency.yaml", "  city:", '  unit: "#204"\n  city:'],
  ["a saving in dollars", "agency.yaml", "savings: 25%", "savings: $500"],
  ["a URL with a query", "agency.yaml", "example/duskridge", "example/duskridge?a=1&copy=2"],
  ["an agent's languages", "agents.yaml", "  principal: true", "  languages: [Navajo]\n  principal: true"],
  ["an accent and an emoji", "agents.yaml", "Wren Paloverde", "Zoë Łukasiewicz 🌵"],
  ["a long review", "testimonials.yaml", "The new policy", `The ${"very ".repeat(60)}new policy`],
  ["an empty list of reviews", "testimonials.yaml", /[\s\S]*/, "[]\n"],
  ["office hours past midnight", "hours.yaml", "9:00 AM-6:00 PM", "6:00 PM-2:00 AM"],
  [
    "a closure of several days",
    "closures.yaml",
    /$/,
    "- date: 2026-12-24\n  until: 2027-01-02\n  name: Winter Break\n",
  ],
  ["a file without a line break at its end", "cities.yaml", /\n$/, ""],
  [
    "other YAML notations of the same list",
    "cities.yaml",
    "- name: Mesa",
    "\n-   name:   \"Mesa\"   \n\n- {name: 'Gila Bend'}\n",
  ],
  ["Windows line breaks", "home.yaml", /[\s\S]*/, ""],
  [
    "Markdown in a legal text",
    "legal/privacy-policy.yaml",
    paragraph,
    ">-\n        **Call** [us](mailto:{email}), see [terms](/terms-and-conditions):\n          - by day;\n          - by *night*.",
  ],
  [
    "an embed code with a wrapper around the iframe",
    "embeds.yaml",
    leadCode,
    `    <!-- a --><style>p {}</style><div><p>${iframe}</p></div>\n`,
  ],
  [
    "fallback text inside an iframe",
    "embeds.yaml",
    leadCode,
    `    ${iframe.replace("></", ">Loading…</")}\n`,
  ],
  ["an embed code with the same script twice", "embeds.yaml", leadCode, `    ${iframe}${script}${script}\n`],
  [
    "the embed code of another provider",
    "embeds.yaml",
    leadCode,
    `    ${iframe.replace("/widget", "")}<script src="//a/e.js"></script>\n`,
  ],
];

/** Returns the content as pages receive it; throws if a derived field, such as opening times, cannot be computed. */
function rendered(content: ReadonlyMap<string, unknown> = new Map()): string {
  const facts = collectFacts(content);
  const pages = [...content].map(([path, value]) => {
    const file = contentFile(path);
    if (!file) throw new Error(path);
    const filled = fillFacts(file.content, value, facts);
    return [filled]
      .flat()
      .map((entry) => ({ ...(entry as object), ...file.derived?.from(entry as never, path) }));
  });
  return JSON.stringify(pages);
}

test.each(edits)("the content check accepts %s, and pages can show it", async (what, path, from, to) => {
  change(path, from, what === "Windows line breaks" ? String(files.get(path)).replace(/\n/g, "\r\n") : to);
  const { problems, content } = await checkFiles(files, staticFiles);
  expect(problems.map(formatProblem)).toEqual([]);
  expect(rendered(content)).not.toMatch(/\{[a-z]+(\.\w+)?\}(?<!\{(time|day|closure|year|network|rating)\})/);
});

test.each([formCode, bookingCode])("a provider's embed code is accepted unchanged: %p", async (codeOf) => {
  const provided = (id: string) => ({
    origin: "https://api.provider.example",
    id,
    script: "https://a.example/b.js",
  });
  paste(codeOf(provided("a"), "A"));
  change(
    "embeds.yaml",
    /(?<=survey:\n {2}code: \|\n)( {4}.*\n)+/,
    surveyCode(provided("b")).replace(/^(?=.)/gm, "    "),
  );
  expect(await reports()).toEqual([]);
});

test("the content check reports each text that inserts the rating if agency.yaml has none", async () => {
  change("agency.yaml", / {2}rating: .*\n {2}reviews: .*\n/, "");
  const { problems } = await checkFiles(files, staticFiles);
  expect(problems.map(({ message }) => message.slice(0, 32))).toEqual([
    "{figures.rating} has no value, s",
    "{figures.rating} has no value, s",
    "{figures.rating} has no value, s",
    "{figures.reviews} has no value, ",
  ]);
  expect(problems.map(({ source = "" }) => source.replace(/:.*/, "").trim())).toEqual([
    "proof",
    "- value",
    "rating",
    "reviewCount",
  ]);
});

test("the content check reports all problems of all files at once, sorted by file and line", async () => {
  change("testimonials.yaml", "rating: 4", "rating: 6");
  change("testimonials.yaml", "location: Mesa", "locaton: Mesa");
  change("agency.yaml", "since: 2022", "since: last year");
  // A list that is too long is reported together with its invalid entries, whose names are numbers.
  change("cities.yaml", /[\s\S]*/, Array.from({ length: 61 }, (_, i) => `- name: ${i || "City"}\n`).join(""));
  change("hours.yaml", "hours: Closed", "\thours: Closed");
  const { problems } = await checkFiles(files, staticFiles);
  const places = problems.map(({ file, line, column }) => `${file}:${line}:${column}`);
  const expected = [
    "agency.yaml:17:8",
    "cities.yaml:2:9",
    "hours.yaml:14:3",
    "testimonials.yaml:9:3",
    "testimonials.yaml:10:11",
  ];
  expect(places).toEqual(expect.arrayContaining(expected.map((place) => `data/${place}`)));
  expect(places).toEqual([...places].sort(new Intl.Collator("en", { numeric: true }).compare));
});

test("a content problem is printed with its line and a caret below the position", async () => {
  change("testimonials.yaml", "rating: 4", "rating: 6");
  expect(await reports()).toEqual([
    [
      "data/testimonials.yaml:10:11  rating must be a whole number from 1 to 5, but is 6",
      "    10 |   rating: 6",
      "       |           ^",
    ].join("\n"),
  ]);
});

test("a report counts content problems and files, keeps tabs, and is escaped in GitHub annotations", () => {
  const problem = {
    file: "data/a,b.yaml",
    line: 14,
    column: 3,
    message: "100% wrong:\nvery",
    source: "\t\tx: 1",
  };
  expect(formatReport([problem])).toMatch(/^The content has 1 problem in 1 file:\n[\s\S]*\n {7}\| \t\t\^$/);
  expect(formatReport([problem, { ...problem, file: "b" }])).toMatch(
    /^The content has 2 problems in 2 files:/,
  );
  expect(formatAnnotation(problem)).toBe(
    "::error file=data/a%2Cb.yaml,line=14,col=3,title=Content::100%25 wrong:%0Avery",
  );
});

describe("files in data/", () => {
  const flat = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: "#888" } });

  test("a new file in data/legal/ is accepted as a page that links may lead to", async () => {
    files.set("legal/accessibility.yaml", files.get("legal/privacy-policy.yaml") ?? null);
    change("layout.yaml", "href: /directory", "href: /accessibility");
    expect(await reports()).toEqual([]);
  });

  const invalidFiles: [what: string, path: string, content: string | Uint8Array | null, message: RegExp][] = [
    [
      "a list with only comments",
      "closures.yaml",
      "# none\n",
      /is empty; where there are no days, write \[\]/,
    ],
    ["a file in UTF-16", "cities.yaml", Buffer.from("\ufeff- name: Mesa", "utf16le"), /save it as UTF-8/],
    ["a huge file", "cities.yaml", "- name: Mesa\n".repeat(9_000), /has \d+ bytes, and a file .* at most/],
    ["deeply nested brackets", "cities.yaml", "[".repeat(90_000), /too many lists inside of lists/],
    ["a line of thousands of hyphens", "cities.yaml", "- ".repeat(45_000), /too many lists inside of lists/],
    ["thousands of nested lists", "cities.yaml", "[[],".repeat(9_000), /cities\.yaml/],
    ["a long unclosed quote", "cities.yaml", `- name: "${"a".repeat(90_000)}`, /a quote opens here/],
    ["a misspelt file name", "city.yml", "- name: Mesa", /cities\.yaml is there: delete this one/],
    ["a file of an unknown kind", "notes.txt", "Call Dana", /not one that the site knows; delete it/],
    ["a legal page named directory", "legal/directory.yaml", "title: A", /name is its page's address/],
    ["an unused HEIC photo", "images/IMG_4711.HEIC", "", /export it as JPEG/],
    ["a HEIC photo named .jpg", photo, `    ftypheic${" ".repeat(600)}`, /in Apple's format HEIC/],
    ["a text file named .jpg", photo, "no picture", /is not an image that can be shown/],
    ["a broken symbolic link", "images/gone.jpg", null, /a link to a file that is not there/],
  ];

  test.each(invalidFiles)(
    "the content check reports %s with a single problem",
    async (_what, path, content, message) => {
      files.set(path, content);
      expect(await reports()).toEqual([expect.stringMatching(message)]);
    },
  );

  test("the content check reports a missing file", async () => {
    files.delete("agents.yaml");
    expect(await reports()).toEqual([
      "data/agents.yaml:1:1  the file is missing: put it back under this very name",
    ]);
  });

  test("the content check reports a legal paragraph that is too long to parse as Markdown", async () => {
    change("legal/privacy-policy.yaml", paragraph, "A [a](".repeat(1000));
    expect(await reports()).toEqual([expect.stringMatching(/has 6000 characters; make several of it/)]);
  });

  test("the content check reports an empty data folder as missing", async () => {
    files.clear();
    expect(await reports()).toEqual(["data:1:1  the folder is missing; put it back, with all its files"]);
  });

  test("the content check rejects a photo that is too small, too large, truncated or not in the format of its extension", async () => {
    const good = Buffer.from(files.get(photo) ?? "");
    const large = Buffer.from(good);
    // Changes only the size in the JPEG header, because encoding a photo of that size would take seconds.
    const size = large.indexOf(Buffer.from([0xff, 0xc0])) + 5;
    for (const side of [size, size + 2]) large.writeUInt16BE(20_000, side);
    const wrong: [Buffer, RegExp][] = [
      [await flat(1199, 900).jpeg().toBuffer(), /at least 1200 pixels wide and 900 high, but is 1199 × 900/],
      [await flat(1200, 899).jpeg().toBuffer(), /but is 1200 × 899/],
      [await flat(1200, 900).png().toBuffer(), /not a jpeg image as its name says, but png/],
      [large, /too large: 20000 × 20000 pixels/],
      [good.subarray(0, good.length / 2), /is not an image that can be shown/],
    ];
    for (const [bytes, message] of wrong) {
      files.set(photo, bytes);
      expect(await reports()).toEqual([expect.stringMatching(message)]);
    }
  });

  test("a photo is measured after its EXIF rotation, and may keep the name that the camera gave it", async () => {
    const turned = flat(1600, 1200).withMetadata({ orientation: 6 });
    files.set("images/IMG_4711.JPG", await turned.jpeg().toBuffer());
    change("home.yaml", photo, "images/IMG_4711.JPG");
    expect(await reports()).toEqual([]);
  });
});
