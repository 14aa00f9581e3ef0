import sharp from "sharp";
import { fixtureContent } from "../../../tests/support/fixtureContent";
import { bookingCode, formCode, surveyCode } from "../../../tests/support/mockProvider/embedCode";
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

/** Edits a content file: `city: Las Vegas → city: Reno` replaces the first `city: Las Vegas`. */
function change(path: string, edit: string): void {
  const [from = "", to = ""] = edit.split(" → ");
  const before = String(files.get(path));
  if (!before.includes(from)) throw new Error(`${from} is not in ${path}`);
  files.set(
    path,
    before.replace(from, () => to),
  );
}

async function reports(): Promise<string[]> {
  const { problems } = await checkFiles(files, staticFiles);
  return problems.map(({ file, line, column, message }) => `${file}:${line}:${column} ${message}`);
}

/** Returns a file's content as pages get it. Fails if the content has problems. */
async function published(path: string): Promise<unknown> {
  const { problems, site } = await checkFiles(files, staticFiles);
  expect(problems).toEqual([]);
  return site && publishedContent(site).get(path);
}

type Row = [path: string, edit: string, expected: string];
const rows = (table: Record<string, Record<string, string>>): Row[] =>
  Object.entries(table).flatMap(([path, changes]) =>
    Object.entries(changes).map(([edit, expected]): Row => [path, edit, expected]),
  );

const paragraph = "Call {phone}.";
const firstReview = "The new policy would rebuild the house.";

const messages = rows({
  "agency.yaml": {
    "  city: Las Vegas\n": '"city" is missing. Add "city:", followed by some text',
    "rating: 4.8 → ratng: 4.8": '"ratng" is not a field here. Did you mean rating?',
    "city: Las Vegas → city: Las Vegas, NV":
      '"city" must be only the city: state and ZIP code have their own lines',
    "timeZone: America/Los_Angeles\n":
      '"timeZone" is missing, because the state of the office is not on Arizona time. Write it with one of America/New_York, America/Chicago, America/Denver, America/Los_Angeles, America/Anchorage, America/Puerto_Rico, Pacific/Honolulu',
    [`legalName: Núñez → legalName: ${"Dusk ".repeat(30)}`]:
      '"legalName" has 195 characters; the limit is 120. Shorten it',
    "since: 1962 → since: 1962\nsince: 2023": "This name is here twice. Delete one of the two",
    "since: 1962 → =======\nsince: 1962":
      "Two versions are here. Keep one, and delete the <<<, === and >>> lines",
    "  state: NV →    state: NV":
      "This line begins in the wrong column. Begin it where the lines around it begin, or after 2 spaces if it continues the text above",
    "city: Las Vegas → city:Las Vegas": "A space is missing after the colon",
    "since: 1962 → fax 602-555-0199\nsince: 1962":
      "This line begins in the wrong column. Begin it where the lines around it begin",
    '"89101-1234" → "89101-1234': "The closing quotation mark is missing",
  },
  "agents.yaml": {
    "  principal: true\n": 'The file needs the line "principal: true" in one of its entries',
    "  photo: images/Wren's portrait (1).JPG →   principal: true":
      '"principal" is true in entry 1 too. Delete one of the two lines',
    '"9285550144" → 555-0142':
      '"phone" must be one phone number, such as 602-555-0142 or 602-555-0142 x12, or {phone}, but is "555-0142"',
  },
  "closures.yaml": {
    "2030-11-28 → 2062-11-28": '"date" is more than 5 years away. Check the year',
    "\n  name: → \n  until: 2030-01-02\n  name:":
      '"until" must be after the date, and less than a year later. Check the year',
    "2030-12-24 → 2030-12-24, until: 2030-12-25":
      '"hours" are for one day. Write an entry for each day, without until, or delete this line',
    "9:00 AM-Noon → Closed": '"hours" is closed. Delete this line: without hours, you are closed all day',
  },
  "directory.yaml": {
    "mainLinesHeading: Main Lines\n":
      '"mainLinesHeading" is missing, but needed for /directory#main-lines. Add "mainLinesHeading:", followed by some text',
  },
  "embeds.yaml": {
    "https://*.calls.example → https://a.example/b.js":
      'Entry 1 of "scripts" must be a site such as https://cdn.maker.com or https://*.maker.com, without a further /, but is "https://a.example/b.js"',
  },
  "home.yaml": {
    "You hear → At [Company Name] you hear": '"text" still has the blank "[Company Name]". Fill it in',
    "{figures.savings} → {figures.saving}":
      '"heading" has {figures.saving}, which does not work here. Did you mean {figures.savings}?',
    "You hear → Call 602-555-0199. You hear":
      '"text" has 602-555-0199, which is not in agency.yaml, agents.yaml, main-lines.yaml or carriers.yaml. Correct it, or add it there',
    "principal-agent.jpg → principal-agnt.jpg":
      '"photo" is images/principal-agnt.jpg, which does not exist. Did you mean images/principal-agent.jpg?',
  },
  "hours.yaml": {
    "9:00 AM-6:00 PM → 9-5":
      '"hours" must be opening and closing times with AM or PM, such as 9:00 AM-6:00 PM (with a break: 9:00 AM-Noon, 1:00 PM-6:00 PM), or Closed, By appointment or 24/7, but is "9-5"',
    "day: Evenings → day: Sundey": '"day" is "Sundey". Did you mean Sunday?',
    "- { day: Monday, hours: 9:00 AM-6:00 PM }\n":
      'The file needs an entry for Monday. Write "hours: Closed" if you are closed',
    "day: Evenings → day: Mon-Tue": '"day" repeats Monday. Delete one of the two',
    "day: Evenings → day: Evenings & weekends":
      '"day" says "weekends", but Saturday and Sunday have their own entries. Delete that word',
    "  hours: Closed → \thours: Closed":
      "This line begins with a tab or another wrong space. Retype it with the space bar",
  },
  "layout.yaml": {
    "/directory → /directry":
      '"href" links to "/directry", but this site has no such page. Did you mean /directory?',
    "/directory → javascript:alert(1)":
      '"href" must be a page such as /directory, a section such as #contact, a file in static/ such as /claim-form.pdf, a web address with https://, a phone number or an email address, but is "javascript:alert(1)"',
    "href: /directory → href: tel:602-555-0199":
      '"href" has +16025550199, which is not in agency.yaml, agents.yaml, main-lines.yaml or carriers.yaml. Correct it, or add it there',
  },
  "legal/privacy-policy.yaml": {
    [`${paragraph} → "## Call"`]:
      'Entry 1 of "paragraphs" has "## Call", which is a heading. Make it a section, "- title: Call", with "paragraphs:" below',
    [`${paragraph} → Call **{phone}.`]:
      'Entry 1 of "paragraphs" has "Call **{phone}.", which does not work here. Write **bold**, [words](/page), or a point that begins with -',
    [`${paragraph} → Read [this](/blog.pdf).`]:
      'Entry 1 of "paragraphs" has "[this](/blog.pdf)", which links to "/blog.pdf", but this site has no such file. Add it to static/, or correct the address',
  },
  "products.yaml": {
    "\n    - Liability\n    - Glass →  []": '"features" must have 1 to 8 entries, but has 0',
    "every car → <br>every car": '"description" has "<br>", which visitors would see. Write plain text',
  },
  "testimonials.yaml": {
    [`${firstReview} → ★★★★★ Great people.`]:
      '"text" contains "★★★★★". Write only the client\'s own words, and stars after "rating:"',
  },
});

test.each(messages)("in %s, the mistake %j is reported on its line: %s", async (path, edit, message) => {
  change(path, edit);
  const { problems } = await checkFiles(files, staticFiles);
  expect(problems.map((problem) => problem.message)).toEqual([message]);
  const [{ file, lineText } = { file: "" }] = problems;
  const written = edit.split(" → ")[1]?.split("\n") ?? [""];
  expect(file).toBe(`data/${path}`);
  expect(written.some((line) => lineText?.includes(line.trim()))).toBe(true);
});

test("text that uses a deleted fact, or links to a deleted section, is reported", async () => {
  change("agency.yaml", "  savings: $500\n");
  files.set("testimonials.yaml", "[]");
  const found = (await reports()).map((report) => report.replace(/:\d+:\d+/, ""));
  expect(found).toContain(
    'data/home.yaml "heading" has {figures.savings}, which has no value in agency.yaml. Add it there, or delete the words about it here',
  );
  expect(found).toContain(
    'data/home.yaml "proof" links to the reviews, but the site has none. Delete this line or list entry',
  );
});

const readings = rows({
  "agency.yaml": {
    '"89101-1234" → 02134': '"zip":"02134"',
    "Ridge Rd → Ridge Rd #7 # a note": "4100 Ocotillo Ridge Rd #7",
  },
  "agents.yaml": {
    '"{phone} x109" → {phone} #109': '"phone":"9285550177 x109"',
    "description: Helps → description: Helps: call\n    us today:": '"description":"Helps: call us today: ',
    '"{phone} x109" → {phone}': '"phone":"9285550177"',
    "  photo: →   email: none\n  photo:": "Wren Paloverde",
    "  photo: →   email: {email}\n  photo:": '"email":"hello@ironwood.example"',
  },
  "carriers.yaml": { "lines: Life → lines: Home and auto": '"lines":["Home","auto"]' },
  "embeds.yaml": { "    <script → <script": '"script":"https://scripts.provider.example/js/form_embed.js"' },
  "layout.yaml": {
    'href: "#quote" → href: #quote': '"href":"#quote"',
    "href: /directory → href: Directory/": '"href":"/directory"',
    "href: /directory → href: terms": '"href":"/terms-and-conditions"',
    "href: /directory → href: /sitemap.xml": '"href":"/sitemap.xml"',
    "href: /directory → href: https://ironwood.example/directory#main-lines":
      '"href":"/directory#main-lines"',
    "href: /directory → href: /Privacy-Policy#section-data-security":
      '"href":"/privacy-policy#section-data-security"',
  },
  "legal/privacy-policy.yaml": {
    [`${paragraph} → **Bold** "\\words": [here](terms)`]:
      '"**Bold** \\"\\\\words\\": [here](/terms-and-conditions)"',
    [`${paragraph} → >-\n        Kept by us:\n\nRecorded calls: 90 days.`]:
      '"Kept by us:\\n\\nRecorded calls: 90 days."',
    [`${paragraph} → Note: [Reserved]`]: '"paragraphs":["Note: [Reserved]"',
    [`${paragraph} → >-\n        **Call** [us](mailto:{email}), read [this](/Claim%20Form.pdf):\n          - by day;`]:
      "by day;",
  },
  "products.yaml": {
    'quote in two minutes, href: "#quote" → quote, href: #quote': '"href":"#quote"',
    "every car. → 3 * 2 cars*, AT&T vans, car_of_old_.pdf. *By law": "AT&T vans",
  },
  "home.yaml": {
    "[Life Insurance Expert, Property & Casualty Specialist, Commercial Insurance Certified, Notary, Bonds] → - #1 in town":
      '"certifications":["#1 in town"]',
    "You hear → Call 1-928-555-0177. You hear": "Call 1-928-555-0177",
  },
});

test.each(readings)("in %s, the edit %j is accepted, and published as %s", async (path, edit, expected) => {
  change(path, edit);
  expect(JSON.stringify(await published(path))).toContain(expected);
});

test("content files may have Windows line breaks (CRLF)", async () => {
  for (const [path, content] of files)
    if (path.endsWith(".yaml")) files.set(path, String(content).replaceAll("\n", "\r\n"));
  expect(await reports()).toEqual([]);
});

test.each([
  "Monday-Friday: 9am-5pm\nSaturday & Sunday: closed\nLunch: Closed 12:30-1:15\n",
  "- Mon. to Fri: 9am-5pm\n- { day: sat, hours: closed }\n- { day: domingo, hours: closed }\n- Lunch: Closed 12:30-1:15\n",
])("the office hours in hours.yaml may be written as %j", async (written) => {
  files.set("hours.yaml", written);
  const found = (await published("hours.yaml")) as { day: string; hours: { words: string } }[];
  expect(found.map(({ day, hours }) => `${day}: ${hours.words}`)).toEqual([
    ...["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"].map((day) => `${day}: 9:00 AM-5:00 PM`),
    ...["Saturday: Closed", "Sunday: Closed", "Lunch: Closed 12:30-1:15"],
  ]);
});

test("the problems of all files, including syntax errors, are reported together, sorted by file and line", async () => {
  change("testimonials.yaml", "rating: 4 → rating: 6");
  change("agency.yaml", '"9285550177" → 928-555-017');
  change("agents.yaml", '- name: Marisol → - name: "Marisol');
  change("agents.yaml", "  description: Helps →   description:Helps");
  change("agents.yaml", "description: Homeowners → descriptin: Homeowners");
  expect((await reports()).map((report) => report.split(" ")[0])).toEqual([
    "data/agency.yaml:6:8",
    "data/agents.yaml:1:9",
    "data/agents.yaml:9:3",
    "data/agents.yaml:14:1",
    "data/testimonials.yaml:12:11",
  ]);
});

test("the content check reports the same problems whatever the order of the files, and parses each file only once", async () => {
  change("agents.yaml", "Homeowners and renters. → Call 928-555-0199.");
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
    lineText: "\t\tx: 6\u001b[31m",
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
  ["a file over 100,000 bytes", "cities.yaml", "# all\n".repeat(20_000), /120,000 bytes; .* is 100,000/],
  ["a required list without entries", "cities.yaml", "# none\n", /must have 1 to 60 entries/],
  ["a file of an unknown kind", "notes.txt", "Call Dana", /does not use a file with this name/],
  ["a legal page named directory", "legal/directory.yaml", "title: A", /with a new name/],
  ["a HEIC photo renamed to .jpg", photo, `    ftypheic${" ".repeat(600)}`, /HEIC photo\. Export it as JPEG/],
])("%s is reported with a single message", async (_what, path, content, message) => {
  files.set(path, content);
  expect(await reports()).toEqual([expect.stringMatching(message)]);
});

test("a missing file is reported, and so is a missing data folder", async () => {
  files.delete("directory.yaml");
  expect(await reports()).toEqual([
    "data/directory.yaml:1:1 The file is missing. Put it back under exactly this name",
  ]);
  files.clear();
  expect(await reports()).toEqual(["data:1:1 The folder is missing. Put it back, or ask your developer"]);
});

test("a file in static/ is reported if the build would replace it, such as a page's HTML", async () => {
  const owners = ["robots.txt", "_redirects", "claims/index.html", "sample-forms/index.html"];
  const replaced = ["_headers", "404.html", "accessibility.html", "directory/index.html", "sitemap.xml"];
  const { problems } = await checkFiles(files, [...owners, ...replaced]);
  expect(problems.map(({ file }) => file)).toEqual(replaced.map((name) => `static/${name}`));
});

test("a photo is reported if it is too small, too large or truncated, or if its format does not match its extension", async () => {
  const good = Buffer.from(files.get(photo) ?? "");
  const large = Buffer.from(good);
  // Changes only the dimensions in the JPEG header, because encoding such a large photo would take seconds.
  const size = large.indexOf(Buffer.from([0xff, 0xc0])) + 5;
  for (const side of [size, size + 2]) large.writeUInt16BE(20_000, side);
  const wrong: [Buffer, RegExp][] = [
    [await flat(1199, 900).jpeg().toBuffer(), /has 1,199 × 900 pixels; it must have at least 1,200 × 900/],
    [await flat(1200, 900).png().toBuffer(), /is really a PNG\. Export it as JPEG/],
    [large, /20,000 × 20,000 pixels; the limit is 12,000/],
    [good.subarray(0, good.length / 2), /cannot be read/],
  ];
  for (const [bytes, message] of wrong) {
    files.set(photo, bytes);
    expect(await reports()).toEqual([expect.stringMatching(message)]);
  }
});

test("a photo may have an EXIF rotation, a camera's file name or a harmless JPEG fault, and an agent's photo may be small", async () => {
  const turned = flat(1600, 1200).withMetadata({ orientation: 6 });
  const bytes = await turned.jpeg().toBuffer();
  // Some phones write extra bytes before a JPEG marker. Decoders only warn about such bytes.
  const marker = bytes.indexOf(Buffer.from([0xff, 0xda]));
  const parts = [bytes.subarray(0, marker), Buffer.from([0, 1, 2, 3]), bytes.subarray(marker)];
  files.set("images/IMG_4711.JPG", Buffer.concat(parts));
  change("home.yaml", `${photo} → IMG_4711.JPG`);
  files.set("images/face.png", await flat(168, 168).png().toBuffer());
  change("agents.yaml", "  principal: →   photo: images/face.png\n  principal:");
  expect(await reports()).toEqual([]);
});

const iframe = '<iframe src="https://api.provider.example/widget/form/1" title="Form"></iframe>';
const script = '<script src="https://link.provider.example/e.js"></script>';
const provided = { origin: "https://api.provider.example", id: "a", script: "https://a.example/b.js" };
const withAddress = (address: string) => iframe.replace(/https[^"]*/, address);

function paste(code: string): void {
  const [lead] = /(?<=leadForm:\n {2}code: \|\n)( {4}.*\n)+/.exec(String(files.get("embeds.yaml"))) ?? [];
  change("embeds.yaml", `${lead} → ${code.trim().replace(/^/gm, "    ")}\n`);
}

test.each<[code: string, message: RegExp]>([
  [script, /has no <iframe>\. Look for a code with <iframe at the provider/],
  [`${iframe}\n<script src="https://link.prov`, /is incomplete/],
  [iframe.replace('1"', "1"), /must begin with https/],
  ["https://a.example/form", /Write <iframe src="https:\/\/a\.example\/form" title="…"><\/iframe>/],
  [iframe.replace(/"/g, "”"), /is incomplete.*curly/],
  [iframe + withAddress("https://a.example"), /has more than one <iframe>/],
  [withAddress("http://a.example"), /must begin with https/],
  [withAddress("/sample-forms/a.html"), /links to ".*a\.html", but this site has no such file/],
])("the embed code %j is rejected, and the message says what to do", async (code, message) => {
  paste(code);
  const reported = await reports();
  expect(reported).toEqual([expect.stringMatching(message)]);
  expect(reported[0]).toMatch(/^data\/embeds\.yaml:\d+:9 "code" /);
});

test.each([
  formCode(provided, "A"),
  bookingCode(provided),
  surveyCode(provided),
  `<!-- a --><style>p {}</style><p>${iframe}</p>`,
  `${iframe}<script>a()</script><form>Fill it in!</form>`,
  `${iframe.replace("/widget", "")}<script src="//another-provider/e.js"></script>`,
])("the embed code %j is accepted unchanged", async (code) => {
  paste(code);
  expect(await reports()).toEqual([]);
});
