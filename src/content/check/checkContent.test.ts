import sharp from "sharp";
import { fixtureContent } from "../../../tests/support/fixtureContent";
import { bookingCode, formCode, surveyCode } from "../../../tests/support/mockProvider/embedCode";
import { limits } from "../declarations/limits";
import { publishedContent } from "../outputs/publishedContent";
import { checkFiles } from "./checkContent";
import { formatAnnotation, formatReport } from "./problem";

const sampleForms = ["lead-form.html", "contact-form.html", "survey.html", "form_embed.js"];
const staticFiles = ["Claim Form.pdf", ...sampleForms.map((name) => `sample-forms/${name}`)];
const photo = "images/principal-agent.jpg";

let files: Map<string, string | Uint8Array>;

beforeEach(() => {
  files = fixtureContent();
});

/** Replaces the first match in a content file, and returns the number of the first changed line. */
function change(path: string, from: string | RegExp, to: string): number {
  const before = String(files.get(path));
  const after = before.replace(from, () => to);
  if (after === before) throw new Error(`${from} is not in ${path}`);
  files.set(path, after);
  const lines = before.split("\n");
  return after.split("\n").findIndex((line, i) => line !== lines[i]) + 1;
}

/** Returns the problems as editors read them, such as `hours.yaml:7:3 "day" is empty. …`. */
async function reports(): Promise<string[]> {
  const { problems } = await checkFiles(files, staticFiles);
  return problems.map(
    ({ file, line, column, message }) => `${file.slice("data/".length)}:${line}:${column} ${message}`,
  );
}

/** Returns the published content of a file. */
async function published(path: string): Promise<unknown> {
  const { problems, site } = await checkFiles(files, staticFiles);
  expect(problems).toEqual([]);
  return site && publishedContent(site).get(path);
}

const paragraph = "Call {phone}.";
const features = /features:\n( {4}- .*\n)+/;
const allowed = /allow:[\s\S]*/;

test.each<[path: string, from: string | RegExp, to: string, messages: string, linesBelow?: number]>([
  [
    "agency.yaml",
    "city: Las Vegas\n",
    "\n",
    '"city" is missing. Add "city:", followed by only the name of the city',
    -2,
  ],
  ["agency.yaml", "rating: ", "ratng: ", '"ratng" is not a field here. Did you mean rating?'],
  [
    "agents.yaml",
    "  principal: true\n",
    "",
    'The file needs the line "principal: true" in one of its entries',
    -5,
  ],
  [
    "agents.yaml",
    /(?<=0144"\n)/,
    "  principal: true\n",
    '"principal" is true in entry 1 too. Delete one of the two lines',
  ],
  ["products.yaml", features, "features: []\n", '"features" must have 1 to 8 features, but has 0'],
  [
    "cities.yaml",
    "- name: Cañon Escondido",
    "- name: las vegas",
    '"name" repeats entry 1. Change or delete one of the two',
  ],
  [
    "not-found.yaml",
    /[\s\S]*/,
    "- code: x\n",
    "The file must be seo, code, heading, text, each on its own indented line, but is a list",
  ],
  [
    "directory.yaml",
    "faxLabel: Fax\n",
    "",
    '"faxLabel" is missing, but the site has a fax. Add "faxLabel:", followed by some text',
    -9,
  ],
  [
    "agency.yaml",
    /(?<=^name: ).*/m,
    "Dusk ".repeat(30),
    '"name" has 149 characters; the limit is 120. Shorten it',
  ],
  [
    "agency.yaml",
    "city: Las Vegas",
    "city: Las Vegas, NV",
    '"city" is "Las Vegas, NV". Write only the city: state and ZIP code have their own lines',
  ],
  [
    "agency.yaml",
    "rating: 4.8",
    "rating: 4.8 or 4.9",
    '"rating" must be a number from 0 to 5, such as 4.8, but is "4.8 or 4.9"',
  ],
  [
    "agency.yaml",
    "timeZone: America/Los_Angeles\n",
    "",
    '"timeZone" is missing, because the state of the office is not on Arizona time. Write it with one of America/New_York, America/Chicago, America/Denver, America/Los_Angeles, America/Anchorage, America/Puerto_Rico, Pacific/Honolulu',
    -14,
  ],
  [
    "agents.yaml",
    '"9285550144"',
    "555-0142",
    '"phone" must be one phone number, such as 602-555-0142 or 602-555-0142 x12, or the main number, "{phone}" or "{phone} x12", but is "555-0142"',
  ],
  [
    "agents.yaml",
    "[Vietnamese]",
    "Vietnamse",
    'Entry 1 of "languages" is "Vietnamse". Did you mean Vietnamese?',
  ],
  ["closures.yaml", "2030-11-28", "2062-11-28", '"date" is more than 5 years away. Check the year'],
  [
    "closures.yaml",
    "\n  name:",
    "\n  until: 2030-01-02\n  name:",
    '"until" is 2030-01-02, not after the first day (2030-11-11). Check the year',
  ],
  [
    "closures.yaml",
    "9:00 AM-Noon",
    "Closed",
    '"hours" is closed. Delete this line: without hours, you are closed all day',
  ],
  [
    "hours.yaml",
    "9:00 AM-6:00 PM",
    "9-5",
    '"hours" must be opening and closing times with AM or PM, such as 9:00 AM-6:00 PM (with a break: 9:00 AM-Noon, 1:00 PM-6:00 PM), or Closed, By appointment or 24/7, but is "9-5"',
  ],
  [
    "hours.yaml",
    "day: Monday",
    "day: Monay",
    'The file needs an entry for Monday. Write "hours: Closed" if you are closed\n"day" is "Monay". Did you mean Monday?',
  ],
  [
    "hours.yaml",
    "- { day: Monday, hours: 9:00 AM-6:00 PM }\n",
    "",
    'The file needs an entry for Monday. Write "hours: Closed" if you are closed',
  ],
  [
    "hours.yaml",
    "day: Monday",
    "day: Mon-Tue",
    '"day" repeats Tuesday from entry 1. Delete one of the two',
    1,
  ],
  [
    "hours.yaml",
    "day: Evenings",
    "day: Evenings & weekends",
    '"day" is "Evenings & weekends", but Saturday and Sunday above says something else. Delete "weekends" here',
  ],
  ["agency.yaml", "since: 1962", "since: 1962\nsince: 2023", '"since" is here twice. Delete one of the two'],
  [
    "agency.yaml",
    "since: 1962",
    "=======\nsince: 1962",
    "Two versions are here. Keep one, and delete the <<<, === and >>> lines",
  ],
  [
    "agency.yaml",
    "  state: NV",
    "   state: NV",
    "This line does not belong to the lines around it. Begin it in the same column as they do, or, if it continues a text, two spaces further right",
  ],
  ["agency.yaml", "city: Las Vegas", "city:Las Vegas", "A space is missing after the colon"],
  ["agency.yaml", '"89101-1234"', '"89101-1234', "The closing quotation mark is missing"],
  [
    "hours.yaml",
    "  hours: Closed",
    "\thours: Closed",
    "This line begins with a tab or another space that does not work. Retype it with the space bar",
  ],
  [
    "home.yaml",
    "Same-day response",
    "Note: same day",
    'This text needs quotation marks. Write - title: "Note: same day"',
  ],
  [
    "legal/privacy-policy.yaml",
    paragraph,
    "**Bold** words",
    'This text needs quotation marks. Write - "**Bold** words"',
  ],
  [
    "agents.yaml",
    '"{phone} x109"',
    "{phone} x109",
    'This text needs quotation marks. Write phone: "{phone} x109"',
  ],
  [
    "agency.yaml",
    "Ridge Rd",
    "Ridge Rd #204",
    '# begins a note here, which visitors don\'t see. Write "4100 Ocotillo Ridge Rd #204", or a space after the #',
  ],
  [
    "layout.yaml",
    'href: "#quote"',
    "href: #quote",
    '# begins a note here, which visitors don\'t see. Write "#quote", or a space after the #\n# begins a note here, which visitors don\'t see. Write "#quote", or a space after the #',
  ],
  [
    "layout.yaml",
    '"Nevada License #{license}"',
    "Nevada License #{license}",
    '# begins a note here, which visitors don\'t see. Write "Nevada License #{license}", or a space after the #',
  ],
  [
    "directory.yaml",
    "Main Lines",
    "'Agency's lines'",
    'This text needs quotation marks. Write mainLinesHeading: "Agency\'s lines"',
  ],
  [
    "testimonials.yaml",
    /(?<=text: )The.*/,
    "Great people,\nall of them",
    "This line does not belong to the lines around it. Begin it in the same column as they do, or, if it continues a text, two spaces further right",
    1,
  ],
  [
    "embeds.yaml",
    "    <script",
    "<script",
    'Begin every line of the provider\'s code, below "code: |", with four spaces',
  ],
  [
    "products.yaml",
    "every car",
    "<br>every car",
    '"description" has "<br>", which visitors would see. Write plain text',
  ],
  [
    "home.yaml",
    "You hear",
    "At [Company Name] you hear",
    '"text" still has the blank "[Company Name]". Fill it in',
  ],
  [
    "testimonials.yaml",
    /(?<=text: )The.*/,
    "Great people... More",
    '"text" contains "... More". Copy only the words that the client wrote',
  ],
  [
    "testimonials.yaml",
    /(?<=text: )The.*/,
    "(Translated by Google) Great. (Original) Muy bien.",
    '"text" contains "(Translated by Google)". Copy only the words that the client wrote',
  ],
  [
    "testimonials.yaml",
    /(?<=text: )The.*/,
    "Great people. ★★★★★ Wonderful.",
    '"text" has "★★★★★" in the middle. Write each review as its own entry, with its "rating:"',
  ],
  [
    "home.yaml",
    "{figures.savings}",
    "{figures.saving}",
    '"heading" has {figures.saving}, which does not work here. Did you mean {figures.savings}?',
  ],
  [
    "agency.yaml",
    / {2}savings: .*\n/,
    "",
    'home.yaml: "heading" has {figures.savings}, which has no value in agency.yaml. Add it there, or delete the words about it here',
  ],
  [
    "layout.yaml",
    "Call {phone}",
    "Call {phone",
    '"call" has a "{" or "}" too many or too few. Write a fact as in {phone}, and delete any other',
  ],
  ["layout.yaml", "{year}", "{year} and {year}", '"copyright" has {year} twice. Delete one of the two'],
  [
    "home.yaml",
    "You hear",
    "Call 602-555-0199. You hear",
    '"text" has 602-555-0199, which is not in agency.yaml, agents.yaml, main-lines.yaml or carriers.yaml. Correct it, or add it there',
  ],
  [
    "layout.yaml",
    "href: /directory",
    "href: tel:602-555-0199",
    '"href" has +16025550199, which is not in agency.yaml, agents.yaml, main-lines.yaml or carriers.yaml. Correct it, or add it there',
  ],
  [
    "layout.yaml",
    "  text: Text {textPhone}\n",
    "",
    '"title" mentions texting, but there is no number for it. Delete that word, or add textPhone to agency.yaml and "text: Text {textPhone}" below "actions:" here',
    9,
  ],
  [
    "layout.yaml",
    "/directory }",
    "/directry }",
    '"href" links to "/directry", but this site has no such page. Did you mean /directory?',
  ],
  [
    "layout.yaml",
    "/directory",
    "/nowhere",
    '"href" links to "/nowhere", but this site has no such page. Write one of #products, #about, #testimonials, #contact, #claims, #quote, /directory#main-lines, /directory#licensed-agents, /directory#staff, /directory, /, /accessibility, /privacy-policy, /terms-and-conditions, or another site\'s address',
  ],
  [
    "layout.yaml",
    "/directory",
    "javascript:alert(1)",
    '"href" must be a page such as /directory, a section such as #contact, a file in static/ such as /claim-form.pdf, an address, a phone number or an email address, but is "javascript:alert(1)"',
  ],
  ["layout.yaml", "href: /directory", "href: tel:9285550132", '"href" calls a fax. Write another number'],
  [
    "home.yaml",
    / {2}claims:[\s\S]*/,
    "",
    'layout.yaml: "claims" links to the note on claims, but there are none. Delete this line or list entry',
  ],
  [
    "legal/privacy-policy.yaml",
    paragraph,
    "Call <br>.",
    'Entry 1 of "paragraphs": "<br>" does not work here. Write plain text, **bold** or [words](/page)',
  ],
  [
    "legal/privacy-policy.yaml",
    paragraph,
    '"## Call"',
    'Entry 1 of "paragraphs": "## Call" is a heading. Write it as "- title: Call", indented like the other titles',
  ],
  [
    "legal/privacy-policy.yaml",
    paragraph,
    "Call **{phone}.",
    'Entry 1 of "paragraphs": "Call **{phone}." would show visitors the "**". Write **bold**, [words](/page), or a point that begins with -',
  ],
  [
    "legal/privacy-policy.yaml",
    paragraph,
    ">-\n        | A | B |\n        |---|---|",
    'Entry 1 of "paragraphs": "| A | B | |---|---|" is a table. Write its rows below "points:", each after "- "',
  ],
  [
    "legal/privacy-policy.yaml",
    paragraph,
    "Read [this](/terms).",
    'Entry 1 of "paragraphs": "[this](/terms)" does not work here. Write [this](/terms-and-conditions)',
  ],
  [
    "legal/privacy-policy.yaml",
    paragraph,
    "See [this](javascript:alert).",
    'Entry 1 of "paragraphs": "[this](javascript:alert)" does not work here. Write [words](/page) or [words](https://b.example)',
  ],
  [
    "legal/privacy-policy.yaml",
    /paragraphs:\n.*\n/,
    "closing: [A.]\n",
    'Entry 1 of "sections" has no text. Add "paragraphs:" or "points:"',
    -1,
  ],
  [
    "embeds.yaml",
    allowed,
    "allow:\n  scripts: [https://a.example/b.js]\n",
    'Entry 1 of "scripts" must be a site such as https://cdn.maker.com or https://*.maker.com, without a further /, but is "https://a.example/b.js"',
  ],
  [
    "home.yaml",
    "principal-agent.jpg",
    "principal-agnt.jpg",
    '"photo": images/principal-agnt.jpg does not exist. Did you mean images/principal-agent.jpg?',
  ],
])("in %s, replacing %j with %j is reported at its line", async (path, from, to, messages, below = 0) => {
  const line = change(path, from, to) + below;
  const { problems } = await checkFiles(files, staticFiles);
  const name = (file: string) => (file === `data/${path}` ? "" : `${file.slice("data/".length)}: `);
  expect(problems.map(({ file, message }) => name(file) + message).join("\n")).toBe(messages);
  if (problems[0]?.file === `data/${path}`) expect(problems[0].line).toBe(line);
});

test.each<[path: string, from: string | RegExp, to: string, value: unknown]>([
  [
    "agents.yaml",
    '"{phone}"',
    "{phone}",
    expect.arrayContaining([expect.objectContaining({ phone: "9285550177" })]),
  ],
  [
    "agents.yaml",
    "[Vietnamese]",
    "English & Viet.",
    expect.arrayContaining([expect.objectContaining({ languages: ["English", "Vietnamese"] })]),
  ],
  ["agents.yaml", "title: Account Manager", "title:\n  email: none", expect.anything()],
  [
    "agency.yaml",
    '"89101-1234"',
    "02134",
    expect.objectContaining({ address: expect.objectContaining({ zip: "02134" }) }),
  ],
  [
    "agency.yaml",
    /furtherLicenses: .*/,
    "furtherLicenses: Utah License",
    expect.objectContaining({ furtherLicenses: ["Utah License"] }),
  ],
  [
    "cities.yaml",
    "Las Vegas",
    "Reno, NV",
    expect.arrayContaining([expect.objectContaining({ name: "Reno", state: "NV" })]),
  ],
  [
    "carriers.yaml",
    "lines: Life",
    "lines: Home and auto",
    expect.arrayContaining([expect.objectContaining({ lines: ["Home", "auto"] })]),
  ],
  [
    "layout.yaml",
    "href: /directory",
    "href: Directory/",
    expect.objectContaining({
      navigation: expect.arrayContaining([expect.objectContaining({ href: "/directory" })]),
    }),
  ],
  [
    "layout.yaml",
    "href: /directory",
    "href: terms",
    expect.objectContaining({
      navigation: expect.arrayContaining([expect.objectContaining({ href: "/terms-and-conditions" })]),
    }),
  ],
  [
    "layout.yaml",
    "href: /directory",
    "href: https://ironwood.example/directory#staff",
    expect.objectContaining({
      navigation: expect.arrayContaining([expect.objectContaining({ href: "/directory#staff" })]),
    }),
  ],
  ["layout.yaml", "href: /directory", "href: /Privacy-Policy#section-data-security", expect.anything()],
  [
    "legal/privacy-policy.yaml",
    paragraph,
    "Note: [Reserved]",
    expect.objectContaining({
      sections: expect.arrayContaining([expect.objectContaining({ paragraphs: ["Note: [Reserved]"] })]),
    }),
  ],
  [
    "legal/privacy-policy.yaml",
    paragraph,
    ">-\n        **Call** [us](mailto:{email}), read [this](/Claim%20Form.pdf):\n          - by day;\n          - by *night*.",
    expect.anything(),
  ],
  ["products.yaml", "every car.", "3 * 2 cars*, AT&T vans, car_of_old_.pdf. *By law", expect.anything()],
  ["home.yaml", /\n/g, "\r\n", expect.anything()],
  ["home.yaml", "You hear", "Call 1-928-555-0177. You hear", expect.anything()],
  ["closures.yaml", /[\s\S]*/, "# none\n", []],
])("in %s, replacing %j with %j is read", async (path, from, to, value) => {
  change(path, from, to);
  expect(await published(path)).toEqual(value);
});

test.each([
  "Monday-Friday: 9am-5pm\nSaturday & Sunday: closed\nLunch: Closed 12:30-1:15\n",
  "- Mon. to Fri: 9am-5pm\n- { day: sat, hours: closed }\n- { day: domingo, hours: closed }\n- Lunch: Closed 12:30-1:15\n",
])("hours.yaml may be written as %j", async (written) => {
  files.set("hours.yaml", written);
  const rows = (await published("hours.yaml")) as { day: string; hours: { words: string } }[];
  expect(rows.map(({ day, hours }) => `${day}: ${hours.words}`)).toEqual([
    ...["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"].map((day) => `${day}: 9:00 AM-5:00 PM`),
    ...["Saturday: Closed", "Sunday: Closed", "Lunch: Closed 12:30-1:15"],
  ]);
});

test("the problems in all files are reported together, with all syntax errors, sorted by file and line", async () => {
  change("testimonials.yaml", "rating: 4", "rating: 6");
  change("agency.yaml", '"9285550177"', "928-555-017");
  change("agents.yaml", "- name: Marisol", '- name: "Marisol');
  change("agents.yaml", "  description: Helps", "  description: Note: helps");
  change("agents.yaml", "description: Homeowners", "descriptin: Homeowners");
  expect((await reports()).map((report) => report.split(" ")[0])).toEqual([
    ...[
      "agency.yaml:6:8",
      "agents.yaml:1:9",
      "agents.yaml:10:3",
      "agents.yaml:19:16",
      "testimonials.yaml:12:11",
    ],
  ]);
});

test("rules do not depend on the order of files, and each file is parsed once", async () => {
  change("agents.yaml", "Homeowners and renters.", "Call 928-555-0199.");
  const expected = await reports();
  expect(expected).toHaveLength(1);
  const parse = jest.spyOn(jest.requireActual<typeof import("yaml")>("yaml"), "parseDocument");
  files = new Map([...files].reverse());
  expect(await reports()).toEqual(expected);
  expect(parse).toHaveBeenCalledTimes([...files.keys()].filter((path) => path.endsWith(".yaml")).length);
  parse.mockRestore();
});

test("in reports and GitHub annotations, line breaks and control characters in an error message become spaces", () => {
  const problem = {
    file: "data/a,b.yaml",
    line: 14,
    column: 3,
    message: "100% wrong:\n::warning \u001b[2Jvery",
    source: "\t\tx: 6\u001b[31m",
  };
  expect(formatReport([{ ...problem, file: "b" }, problem])).toMatch(
    /^The content has 2 problems in 2 files:\n\nb:14:3 {2}100% wrong: ::warning {2}\[2Jvery\n {4}14 \| \t\tx: 6 \[31m\n {7}\| \t\t\^\n/,
  );
  expect(formatAnnotation(problem)).toBe(
    "::error file=data/a%2Cb.yaml,line=14,col=3,title=Content::100%25 wrong: ::warning  [2Jvery",
  );
});

const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#888" } });

test.each<[what: string, path: string, content: string | Uint8Array, message: RegExp]>([
  ["a file in UTF-16", "cities.yaml", Buffer.from("\ufeff- name: Mesa", "utf16le"), /again on GitHub/],
  ["a file that is too long", "cities.yaml", "# all\n".repeat(20_000), /120,000 bytes; .* is 100,000/],
  ["a required list without entries", "cities.yaml", "# none\n", /The file is empty/],
  ["a file with thousands of brackets", "cities.yaml", "[".repeat(9000), /does not belong to/],
  ["a file of an unknown kind", "notes.txt", "Call Dana", /does not use a file with this name\. Delete it/],
  ["a legal page named directory", "legal/directory.yaml", "title: A", /name becomes its page's address/],
  ["an unused HEIC photo", "images/IMG_4711.HEIC", "", /Export it as a JPEG, and delete this file/],
  ["a HEIC photo named .jpg", photo, `    ftypheic${" ".repeat(600)}`, /JPEG, and upload it under the same/],
  ["a text file named .jpg", photo, "no picture", /cannot be read as an image/],
])("%s is reported as a single problem", async (_what, path, content, message) => {
  files.set(path, content);
  expect(await reports()).toEqual([expect.stringMatching(message)]);
});

test("missing or renamed files, and a missing data folder, are reported", async () => {
  files.delete("agents.yaml");
  files.set("agent.yml", "[]");
  expect(await reports()).toEqual(
    expect.arrayContaining([
      "agent.yml:1:1 The site does not use a file with this name. Did you mean agents.yaml?",
      "agents.yaml:1:1 The file is missing. Put it back under exactly this name, or ask your developer",
    ]),
  );
  files.clear();
  const { problems } = await checkFiles(files, staticFiles);
  expect(problems.map(({ message }) => message)).toEqual([
    "The folder is missing. Put it back, or ask your developer",
  ]);
});

test("a photo that is too small, too large, truncated or not in the format of its extension is reported", async () => {
  const good = Buffer.from(files.get(photo) ?? "");
  const large = Buffer.from(good);
  // Changes only the dimensions in the JPEG header, because encoding such a large photo would take seconds.
  const size = large.indexOf(Buffer.from([0xff, 0xc0])) + 5;
  for (const side of [size, size + 2]) large.writeUInt16BE(20_000, side);
  const wrong: [Buffer, RegExp][] = [
    [await flat(1199, 900).jpeg().toBuffer(), /1,200 pixels wide .* but is 1,199 × 900/],
    [await flat(1200, 900).png().toBuffer(), /is really a PNG\. Export it as JPEG/],
    [large, /20,000 × 20,000 pixels; the limit is 12,000/],
    [good.subarray(0, good.length / 2), /cannot be read as an image/],
  ];
  for (const [bytes, message] of wrong) {
    files.set(photo, bytes);
    expect(await reports()).toEqual([expect.stringMatching(message)]);
  }
});

test("EXIF-rotated photos, camera file names, small photos of agents and photos with harmless faults are accepted", async () => {
  const turned = flat(1600, 1200).withMetadata({ orientation: 6 });
  const bytes = await turned.jpeg().toBuffer();
  // Some phones write extra bytes before a marker, which decoders only warn about.
  const marker = bytes.indexOf(Buffer.from([0xff, 0xda]));
  const parts = [bytes.subarray(0, marker), Buffer.from([0, 1, 2, 3]), bytes.subarray(marker)];
  files.set("images/IMG_4711.JPG", Buffer.concat(parts));
  change("home.yaml", photo, "IMG_4711.JPG");
  files.set("images/face.png", await flat(168, 168).png().toBuffer());
  change("agents.yaml", "  principal:", "  photo: images/face.png\n  principal:");
  expect(await reports()).toEqual([]);
});

function writeRedirects(...redirects: (readonly [from: string, to: string])[]): void {
  files.set("redirects.yaml", JSON.stringify(redirects.map(([from, to]) => ({ from, to }))));
}

test.each([
  ["/contact.html", "#contact", "/contact.html", "/#contact"],
  ["/auto-insurance.aspx", "/#quote", "/auto-insurance.aspx", "/#quote"],
  ["/About-Us/", "/directory#quote", "/About-Us", "/directory#quote"],
  ["/auto%20insurance", "/directory#licensed-agents", "/auto%20insurance", "/directory#licensed-agents"],
  ["/año/our team", "/Claim Form.pdf", "/a%C3%B1o/our%20team", "/Claim%20Form.pdf"],
  ["/sitemap_index.xml", "/sitemap.xml", "/sitemap_index.xml", "/sitemap.xml"],
  ["/Directory", "/directory", "/Directory", "/directory"],
  ["/pay", "https://Pay.example/$a?b=1", "/pay", "https://pay.example/%24a?b=1"],
  ["/about", "https://ironwood.example/Directory/", "/about", "/directory"],
])("a redirect from %s to %s is published as %s to %s", async (from, to, path, target) => {
  writeRedirects([from, to]);
  expect(await published("redirects.yaml")).toEqual([expect.objectContaining({ from: path, to: target })]);
});

test.each<[from: string, to: string, message: RegExp]>([
  ["/directory", "/", /"from" is a page or file that this site has\. Delete the entry$/],
  ["/Directory", "/", /"from" is a page or file/],
  ["/directory.html", "/directory", /"from" is a page or file/],
  ["/404", "/", /"from" is a page or file/],
  ["/Claim%20Form.pdf", "/", /"from" is a page or file/],
  ["/?p=12", "/", /"from" has a \? or #, which redirects cannot see/],
  ["/blog/*", "/", /"from" has \* or :, which do not work here/],
  ["/caf%E9", "/", /Type its letter/],
  ["/a", "/nowhere", /"to" links to "\/nowhere", but this site has no such page/],
  ["/a", "tel:6025550142", /"to" must be a page/],
  ["/a", "/A", /"to" is the same address as "from"/],
  ["/a", "/old", /"to" is itself an old address\. Write where visitors should arrive: #about$/],
  ["/old/", "#about", /"from" repeats entry 1/],
  ["/OLD/", "/", /"from" repeats entry 1/],
])("a redirect from %s to %s is reported", async (from, to, message) => {
  writeRedirects(["/old", "#about"], [from, to]);
  expect(await reports()).toEqual([expect.stringMatching(message)]);
});

test("the maximum number of redirects is accepted, even with long paths", async () => {
  writeRedirects(
    ...Array.from({ length: limits.redirects.max }, (_, i) => [`/blog/${"a".repeat(140)}${i}`, "/"] as const),
  );
  expect(await reports()).toEqual([]);
});

const leadCode = /(?<=leadForm:\n {2}code: \|\n)( {4}.*\n)+/;
const iframe = '<iframe src="https://api.provider.example/widget/form/1" title="Form"></iframe>';
const script = '<script src="https://link.provider.example/e.js"></script>';
const provided = { origin: "https://api.provider.example", id: "a", script: "https://a.example/b.js" };
const withAddress = (address: string) => iframe.replace(/https[^"]*/, address);

function paste(code: string): void {
  change("embeds.yaml", leadCode, `${code.trim().replace(/^/gm, "    ")}\n`);
}

test.each<[code: string, message: RegExp]>([
  [script, /has no <iframe>\. Look for a code with <iframe at the provider/],
  [`${iframe}\n<script src="https://link.prov`, /is incomplete/],
  [iframe.replace('1"', "1"), /is incomplete/],
  ["https://a.example/form", /Write <iframe src="https:\/\/a\.example\/form" title="…"><\/iframe>/],
  [iframe.replace(/"/g, "”"), /is incomplete.*curly/],
  [iframe + withAddress("https://a.example"), /has more than one <iframe>/],
  ['<iframe title="x"></iframe>', /has no address in src="…"/],
  [withAddress("http://a.example"), /must be an address that begins with https/],
  [withAddress("/sample-forms/a.html"), /links to ".*a\.html", but this site has no such file/],
  [withAddress("https://forms.provider.example/widget/form/contact-2"), /This is the form of "leadForm"/],
  [iframe + script + script.replace("e.js", "f.js"), /has more than one script/],
])("the embed code %j is rejected, and the message says what to do", async (code, message) => {
  paste(code);
  const reported = await reports();
  expect(reported).toEqual([expect.stringMatching(message)]);
  expect(reported[0]).toMatch(/^embeds\.yaml:\d+:9 (leadForm|contactForm): /);
});

test.each([
  formCode(provided, "A"),
  bookingCode(provided),
  surveyCode(provided),
  `<!-- a --><style>p {}</style><p>${iframe}</p>`,
  `${iframe}<script>a()</script><form>Fill it in!</form>`,
  iframe + script + script,
  `${iframe.replace("/widget", "")}<script src="//another-provider/e.js"></script>`,
])("the embed code %j is accepted as pasted", async (code) => {
  paste(code);
  expect(await reports()).toEqual([]);
});
