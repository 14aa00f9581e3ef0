import sharp from "sharp";
import { fixtureContent } from "../../../tests/support/fixtureContent";
import { bookingCode, formCode, surveyCode } from "../../../tests/support/mockProvider/embedCode";
import { checkFiles } from "./checkContent";
import { formatAnnotation, formatReport } from "./problem";

const sampleForms = ["lead-form.html", "contact-form.html", "survey.html", "form_embed.js"];
const staticFiles = ["Claim Form.pdf", ...sampleForms.map((name) => `sample-forms/${name}`)];
const photo = "images/principal-agent.jpg";

let files: Map<string, Buffer>;

beforeEach(() => {
  files = fixtureContent();
});

/** Replaces the first `from` in a content file. */
function change(path: string, from: string, to: string): void {
  const before = String(files.get(path));
  if (!before.includes(from)) throw new Error(`${from} is not in ${path}`);
  files.set(path, Buffer.from(before.replace(from, () => to)));
}

async function reports(): Promise<string[]> {
  const { problems } = await checkFiles(files, staticFiles);
  return problems.map(({ file, line, column, message }) => `${file}:${line}:${column} ${message}`);
}

/** A text of the fixture, the mistake in its place, the message, and what an editor writes who does what it says. */
type Mistake = [from: string, mistake: string, message: string, fix: string];

const mistakes: Record<string, Mistake[]> = {
  "agency.yaml": [
    [
      "  city: Las Vegas\n",
      "",
      '"city" is missing. Add "city:", followed by only the city, such as Phoenix',
      "",
    ],
    ["rating:", "ratng:", '"ratng" is not a field here. Did you mean rating?', "rating:"],
    [
      "city: Las Vegas",
      "city: Las Vegas, NV",
      '"city" must be only the city, such as Phoenix, but is "Las Vegas, NV"',
      "city: Las Vegas",
    ],
    [
      '"9285550178"',
      "928-555-017",
      '"textPhone" must be one phone number, such as 602-555-0142 or 602-555-0142 x12, but is "928-555-017"',
      "928-555-0178",
    ],
    [
      '"9285550178"',
      "+525512345678",
      'YAML reads +525512345678 as 525512345678. Put it in quotation marks: "+525512345678"',
      '"+525512345678"',
    ],
    ['"89101-1234"', "02134", 'YAML reads 02134 as 2134. Put it in quotation marks: "02134"', '"02134"'],
    [
      "rating: 4.8",
      "rating: 4.80",
      'YAML reads 4.80 as 4.8. Write 4.8, or put it in quotation marks: "4.80"',
      "rating: 4.8",
    ],
    [
      "savings: $500",
      "savings: up to 20%",
      '"savings" must be a share or a sum, such as 25% or $500, but is "up to 20%"',
      "savings: 20%",
    ],
    [
      "Ridge Rd",
      "Ridge Rd #7",
      'YAML skips what is after the #. Put the whole value in quotation marks: "4100 Ocotillo Ridge Rd #7". If it is a note, write a space after the #',
      "Ridge Rd # 7",
    ],
    [
      "4100 Ocotillo Ridge Rd",
      "P.O. Box 12",
      '"street" is not a place to visit. Delete this line',
      "12 Main St",
    ],
    [
      "since: 1962",
      "since: 1962\nsince: 2023",
      "This name is here twice. Delete one of the two",
      "since: 1962",
    ],
    [
      "since: 1962",
      "<<<<<<< HEAD\nsince: 1962\n=======\nsince: 1963\n>>>>>>> b",
      "Two versions are here. Keep one, and delete the <<<, === and >>> lines",
      "since: 1963",
    ],
    [
      "  state: NV",
      "   state: NV",
      "This line is in the wrong place. Begin it in the same column as the lines that belong with it",
      "  state: NV",
    ],
    ["city: Las", "city:Las", "A space is missing after the colon", "city: Las"],
    [
      "city: Las",
      'city: "Las',
      "The quotation mark at the beginning has no partner at the end of the text",
      "city: Las",
    ],
    [
      "  response: Same Day",
      "\tresponse: Same Day",
      "This line begins with a tab. Retype its beginning with the space bar",
      "  response: Same Day",
    ],
    [
      "since: 1962",
      "Call us\nsince: 1962",
      "This line has no name and colon. If it continues the text above, begin it two spaces further right than the name there",
      "since: 1962",
    ],
    [
      "timeZone: America/Los_Angeles\n",
      "",
      '"timeZone" is missing, because the state of the office is not on Arizona time. Add it, followed by one of America/New_York, America/Chicago, America/Denver, America/Los_Angeles, America/Anchorage, America/Puerto_Rico, Pacific/Honolulu',
      "timeZone: America/Los_Angeles\n",
    ],
  ],
  "agents.yaml": [
    [
      "  principal: true\n",
      "",
      'The file needs the line "principal: true" in one of its entries',
      "  principal: true\n",
    ],
    [
      "- name: Wren Paloverde",
      "- name: Jasper Mesquite",
      '"name" is in entry 2 too. Delete one of the two entries',
      "- name: Wren Paloverde",
    ],
    ['"{phone} x109"', "{phone}", 'A text in braces needs quotation marks: "{phone}"', '"{phone}"'],
    [
      '"{phone} x109"',
      "{phone} x109",
      'A text that begins with this character needs quotation marks around it, as in "{phone} x109"',
      '"{phone} x109"',
    ],
    [
      "description: Homeowners and renters.",
      "description: Note: renters.",
      'A text with a colon needs quotation marks around it, as in title: "Note: closed"',
      'description: "Note: renters."',
    ],
    [
      "Wren's portrait (1)",
      "Wrens portrait (1)",
      '"photo" is images/Wrens portrait (1).JPG, which does not exist. Did you mean images/Wren\'s portrait (1).JPG?',
      "Wren's portrait (1)",
    ],
  ],
  "testimonials.yaml": [
    [
      "  date: August 2024",
      "    date: August 2024",
      "A line of the text looks like a line of its own. Begin it in the column of its neighbors",
      "  date: August 2024",
    ],
    [
      "The new policy would rebuild the house.",
      "★★★★★ Great people.",
      '"text" contains "★★★★★". Write only the client\'s own words, and stars after "rating:"',
      "Great people.",
    ],
  ],
  "carriers.yaml": [
    [
      "[Home, Auto]",
      "[Home, Auto",
      "This bracket has no partner at the end of the list or entry",
      "[Home, Auto]",
    ],
    [
      "[Home, Auto]",
      "Home & Auto",
      '"lines" must be a list of 0 to 6, each after a hyphen and a space, or [] for none, but is "Home & Auto"',
      "[Home, Auto]",
    ],
  ],
  "cities.yaml": [
    ["- name: Mesa", "- Mesa", 'Entry 4 must be lines such as "name: …", but is "Mesa"', "- name: Mesa"],
    [
      "- name: Mesa",
      '- name: "Trucking: all of TX"',
      '"name" must be only the city, such as Mesa, but is "Trucking: all of TX"',
      "- name: Mesa",
    ],
  ],
  "closures.yaml": [
    [
      "2030-11-28",
      '"2030-11-28"',
      '"date" must be a date such as 2026-11-26, without quotation marks, but is "2030-11-28"',
      "2030-11-28",
    ],
    [
      "2030-11-28",
      "2030-02-30",
      "2030-02-30 is not a date as YAML reads it. Write year, month and day, such as 2026-11-26",
      "2030-03-02",
    ],
    ["2030-11-28", "2062-11-28", '"date" is more than 5 years away. Check the year', "2030-11-28"],
    [
      "until: 2030-12-31",
      "until: 2030-12-01",
      '"until" must be after the date, and less than a year later. Check the year',
      "until: 2030-12-31",
    ],
    [
      "2030-12-24,",
      "2030-12-24, until: 2030-12-25,",
      '"hours" are for one day. Write an entry for each day, without until, or delete this line',
      "2030-12-24,",
    ],
  ],
  "embeds.yaml": [
    [
      "    </iframe>",
      "</iframe>",
      "The lines of the code must begin at least four spaces from the left. Put spaces before this line and those below",
      "    </iframe>",
    ],
  ],
  "home.yaml": [
    [
      "You hear",
      "At [Company Name] you hear",
      '"text" still has the blank "[Company Name]". Fill it in',
      "You hear",
    ],
    ["You hear", "<br>You hear", '"text" has "<br>", which visitors would see. Write plain text', "You hear"],
    [
      "{figures.savings}",
      "{savings}",
      '"heading" has {savings}, which does not work here. Did you mean {figures.savings}?',
      "{figures.savings}",
    ],
    ["Insurance that holds up", "404", '"headline" must be some text, but is 404', "Insurance"],
    [
      "headline: Insurance that holds up",
      "headline: *Insurance",
      "A text that begins with *, & or ! needs quotation marks around it",
      'headline: "*Insurance"',
    ],
    [
      "Four short lines.",
      "Four\u00a0short lines.",
      "Here is a no-break space, copied from another program. Retype it",
      "Four short lines.",
    ],
  ],
  "directory.yaml": [
    [
      "homeButton: Return",
      'homeButton: "Return',
      "The quotation mark at the beginning has no partner at the end of the text",
      "homeButton: Return",
    ],
  ],
  "hours.yaml": [
    [
      "hours: 9:00 AM-6:00 PM",
      "hours: 9:00 AM-12:00 PM, 1:00 PM-6:00 PM",
      '"1:00 PM-6:00 PM" is separate for YAML. Put the whole value in quotation marks, with its commas',
      'hours: "9:00 AM-12:00 PM, 1:00 PM-6:00 PM"',
    ],
    [
      "9:00 AM-6:00 PM",
      "8:30-5",
      '"hours" is "8:30-5", without AM and PM. Write 8:30 AM-5:00 PM',
      "8:30 AM-5:00 PM",
    ],
    [
      "day: Evenings",
      "day: Sat/Sun",
      '"day" must be a day such as Monday, days such as Monday-Friday, or other words such as Evenings. For a break, write two times: 9:00 AM-12:00 PM, 1:00 PM-6:00 PM',
      "day: Evenings",
    ],
    ["day: Evenings", "day: Monday-Tuesday", '"day" repeats Monday. Delete one of the two', "day: Evenings"],
    [
      "- { day: Monday, hours: 9:00 AM-6:00 PM }\n",
      "",
      'The file needs an entry for Monday. Write "hours: Closed" if you are closed',
      "- { day: Monday, hours: Closed }\n",
    ],
  ],
  "layout.yaml": [
    [
      "href: /directory",
      "href: /directry",
      '"href" links to "/directry", but this site has no such page. Did you mean /directory?',
      "href: /directory",
    ],
    [
      "href: /directory",
      "href: javascript:alert(1)",
      '"href" must be a page such as /directory, a section such as #contact, a file in static/ such as /claim-form.pdf, or an address with https:, tel:, sms: or mailto:, but is "javascript:alert(1)"',
      "href: tel:602-555-0142",
    ],
    ["until {time}", "until then", '"openNow" must contain {time}', "until {time}"],
  ],
  "legal/privacy-policy.yaml": [
    [
      "Call {phone}.",
      '"## Call"',
      'Entry 1 of "paragraphs" has "## Call", which is a heading. Make it a section, "- title: Call", with "paragraphs:" below',
      "Call {phone}.",
    ],
    [
      "Call {phone}.",
      "Read [this](/blog.pdf).",
      'Entry 1 of "paragraphs" has "[this](/blog.pdf)", which links to "/blog.pdf", but this site has no such file. Add it to static/, or correct the address',
      "Read [this](/Claim%20Form.pdf).",
    ],
    [
      "Call {phone}.",
      `>-\n        ${"a ".repeat(70)}.\n        ${"b ".repeat(70)}.`,
      "These lines become one paragraph. Put an empty line between two paragraphs",
      `>-\n        ${"a ".repeat(70)}.\n\n        ${"b ".repeat(70)}.`,
    ],
  ],
};
const rows = Object.entries(mistakes).flatMap(([path, all]) =>
  all.map((mistake) => [path, ...mistake] as const),
);

test.each(rows)(
  "in %s, if %j becomes %j, its line is reported: %s. Doing what the message says solves it",
  async (path, from, mistake, message, fix) => {
    change(path, from, mistake);
    const { problems } = await checkFiles(files, staticFiles);
    expect(problems.map((problem) => problem.message)).toEqual([message]);
    const [{ file, lineText } = { file: "" }] = problems;
    expect(file).toBe(`data/${path}`);
    expect(mistake === "" || mistake.split("\n").some((line) => lineText?.includes(line.trim()))).toBe(true);
    files = fixtureContent();
    if (message.includes("is missing") || fix !== "") change(path, from, fix || from);
    expect(await reports()).toEqual([]);
  },
);

test("text that uses a deleted fact, or links to a deleted section, is reported", async () => {
  change("agency.yaml", "  savings: $500\n", "");
  files.set("testimonials.yaml", Buffer.from("[]"));
  const found = (await reports()).map((report) => report.replace(/:\d+:\d+/, ""));
  expect(found).toContain(
    'data/home.yaml "heading" has {figures.savings}, which has no value in agency.yaml. Add it there, or delete the words about it here',
  );
  expect(found).toContain(
    'data/home.yaml "proof" links to the reviews, but the site has none. Delete this line or list entry',
  );
});

test.each([
  ["agency.yaml", '"9285550177"', "9285550177"],
  ["agency.yaml", "website: https://www.ironwood.example", "website: https://www.ironwood.example/"],
  ["agency.yaml", '"9285550178"', "1-800-555-RIDE"],
  ["agents.yaml", "principal: true", "principal: yes"],
  ["agents.yaml", "  photo:", "  email:\n  photo:"],
  ["hours.yaml", "9:00 AM-6:00 PM", "9 AM - 6 PM"],
  ["layout.yaml", "href: /directory", 'href: "tel:{phone}"'],
  ["layout.yaml", "href: /directory", "href: /privacy-policy#section-data-security"],
  ["layout.yaml", "href: /directory", "href: /directory?utm_source=card#main-lines"],
  ["legal/privacy-policy.yaml", "Call {phone}.", "Note - [Reserved] *By law*, call 602-555-0199."],
])("in %s, an editor may write %j as %j", async (path, from, to) => {
  change(path, from, to);
  expect(await reports()).toEqual([]);
});

test("content files may have Windows line breaks (CRLF)", async () => {
  for (const [path, content] of files)
    if (path.endsWith(".yaml")) files.set(path, Buffer.from(String(content).replaceAll("\n", "\r\n")));
  expect(await reports()).toEqual([]);
});

test("the problems of all files, including syntax errors, are reported together, sorted by file and line", async () => {
  change("testimonials.yaml", "rating: 4", "rating: 6");
  change("agency.yaml", '"9285550177"', "928-555-017");
  change("agents.yaml", "  description: Helps", "  description:Helps");
  change("cities.yaml", "- name: Mesa", "- nam: Mesa");
  const { problems } = await checkFiles(files, staticFiles);
  expect(formatReport(problems)).toMatchInlineSnapshot(`
"The content has 4 problems in 4 files:

data/agency.yaml:6:8  "phone" must be one phone number, such as 602-555-0142 or 602-555-0142 x12, but is "928-555-017"
     6 | phone: 928-555-017
       |        ^

data/agents.yaml:14:3  A space is missing after the colon
    14 |   description:Helps households with teen drivers.
       |   ^

data/cities.yaml:4:8  "nam" is not a field here. Did you mean name?
     4 | - nam: Mesa
       |        ^

data/testimonials.yaml:12:11  "rating" must be a whole number from 1 to 5, but is "6"
    12 |   rating: 6
       |           ^"
`);
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

test.each<[what: string, path: string, content: string | Buffer, message: RegExp]>([
  ["a file in UTF-16", "cities.yaml", Buffer.from("\ufeff- name: Mesa", "utf16le"), /again on GitHub/],
  ["a file over 100,000 bytes", "cities.yaml", "# all\n".repeat(20_000), /120,000 bytes; .* is 100,000/],
  ["a required list without entries", "cities.yaml", "[]\n", /must have 1 to 60 entries/],
  ["a file of an unknown kind", "notes.txt", "Call Dana", /does not use this file/],
  ["a legal page named directory", "legal/directory.yaml", "title: A", /name of a legal page is its address/],
  ["a legal page with a capital letter", "legal/Careers.yaml", "title: A", /Use small letters/],
  ["a HEIC photo renamed to .jpg", photo, `    ftypheic${" ".repeat(600)}`, /HEIC photo\. Export it as JPEG/],
])("%s is reported with a single message", async (_what, path, content, message) => {
  files.set(path, Buffer.from(content));
  expect(await reports()).toEqual([expect.stringMatching(message)]);
});

test("another YAML file is no problem, but a warning says that no page uses it", async () => {
  files.set("awards.yaml", Buffer.from("- name: Best of Yuma\n"));
  const { problems, warnings } = await checkFiles(files, staticFiles);
  expect(problems).toEqual([]);
  expect(warnings.map(({ file }) => file)).toEqual(["data/awards.yaml"]);
});

test("a missing file is reported", async () => {
  files.delete("directory.yaml");
  expect(await reports()).toEqual([
    "data/directory.yaml:1:1 The file is missing. Put it back under exactly this name",
  ]);
});

test("a file in static/ is reported if the build would replace it, such as a page's HTML, or if no link could name it", async () => {
  const owners = ["robots.txt", "_redirects", "claims/index.html", "sample-forms/index.html"];
  const wrong = ["404.html", "Form #2.pdf", "_headers", "accessibility.html", "directory/index.html"];
  const { problems } = await checkFiles(files, [...owners, ...wrong, ...staticFiles]);
  expect(problems.map(({ file }) => file).sort()).toEqual(wrong.map((name) => `static/${name}`).sort());
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

const iframe = '<iframe src="https://api.provider.example/widget/form/1" title="Form"></iframe>';
const script = '<script src="https://link.provider.example/e.js"></script>';
const provided = { origin: "https://api.provider.example", id: "a", script: "https://a.example/b.js" };
const withAddress = (address: string) => iframe.replace(/https[^"]*/, address);

function paste(code: string): void {
  const [lead = ""] =
    /(?<=leadForm:\n {2}code: \|\n)( {4}.*\n)+/.exec(String(files.get("embeds.yaml"))) ?? [];
  change("embeds.yaml", lead, `${code.trim().replace(/^/gm, "    ")}\n`);
}

test.each<[code: string, message: RegExp]>([
  [script, /has no <iframe>\. Look for a code with <iframe at the provider/],
  [`${iframe}\n<script src="https://link.prov`, /is incomplete/],
  ["https://a.example/form", /Write <iframe src="https:\/\/a\.example\/form" title="…"><\/iframe>/],
  [iframe.replace(/"/g, "”"), /is incomplete.*curly/],
  [iframe + withAddress("https://a.example"), /has more than one <iframe>/],
  [withAddress("http://a.example"), /must begin with https/],
  [withAddress("/sample-forms/a.html"), /links to ".*a\.html", but this site has no such file/],
])("the embed code %j is rejected, and the message says what to do", async (code, message) => {
  paste(code);
  const reported = await reports();
  expect(reported).toEqual([expect.stringMatching(message)]);
  expect(reported[0]).toMatch(/^data\/embeds\.yaml:\d+:\d+ "code" /);
});

test.each([
  formCode(provided, "A"),
  bookingCode(provided),
  surveyCode(provided),
  `<!-- a --><style>p {}</style><p>${iframe}</p>`,
  `${iframe.replace("/widget", "")}<script src="//another-provider/e.js"></script>`,
])("the embed code %j is accepted unchanged", async (code) => {
  paste(code);
  expect(await reports()).toEqual([]);
});
