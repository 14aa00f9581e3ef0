import sharp from "sharp";
import { fixtureContent } from "../../../tests/support/fixtureContent";
import { bookingCode, formCode, surveyCode } from "../../../tests/support/mockProvider/embedCode";
import { checkFiles } from "./checkContent";
import { formatAnnotation, formatReport } from "./problem";

const staticFiles = ["Claim Form.pdf"];
const photo = "images/principal-agent.jpg";

let files: Map<string, Buffer>;

beforeEach(() => {
  files = fixtureContent();
});

/** Replaces the first occurrence of `from` in a content file. */
function change(path: string, from: string, to: string): void {
  const before = String(files.get(path));
  if (!before.includes(from)) throw new Error(`${from} is not in ${path}`);
  files.set(path, Buffer.from(before.replace(from, () => to)));
}

async function reports(): Promise<string[]> {
  const { problems } = await checkFiles(files, staticFiles);
  return problems.map(({ file, line, column, message }) => `${file}:${line}:${column} ${message}`);
}

/** A test case: `mistake` replaces `text` in the file. The message must suggest `correction` (default: `text`). */
type Mistake = [path: string, text: string, mistake: string, correction?: string];

const mistakes: Mistake[] = [
  ["agency.yaml", "  city: Las Vegas\n", ""],
  ["agency.yaml", "rating:", "ratng:"],
  ["agency.yaml", "city: Las Vegas", "city: Las Vegas, NV"],
  ["agency.yaml", '"9285550178"', "928-555-017", "928-555-0178"],
  ["agency.yaml", '"9285550178"', "+16025550142", '"+16025550142"'],
  ["agency.yaml", "rating: 4.8", "rating: 4.80"],
  ["agency.yaml", "savings: $500", "savings: up to 20%", "savings: 20%"],
  ["agency.yaml", "4100 Ocotillo Ridge Rd", "4100 Ocotillo Ridge Rd # 7", '"4100 Ocotillo Ridge Rd # 7"'],
  ["agency.yaml", "since: 1962", "since: 1962\nsince: 2023"],
  ["agency.yaml", "since: 1962", "<<<<<<< HEAD\nsince: 1962\n=======\nsince: 1963\n>>>>>>> b"],
  ["agency.yaml", "  state: NV", "   state: NV"],
  ["agency.yaml", "city: Las", "city:Las"],
  ["agency.yaml", "city: Las", 'city: "Las'],
  ["agency.yaml", "  response: Same Day", "\tresponse: Same Day"],
  ["agency.yaml", "since: 1962", "Call us\nsince: 1962"],
  ["agents.yaml", "  principal: true\n", ""],
  ["agents.yaml", "Lena Brittlebush", "Jasper Mesquite"],
  ["agents.yaml", '"{phone} x109"', "{phone} x109"],
  ["agents.yaml", '"{phone} x109"', '"{phne} x109"'],
  ["agents.yaml", "Homeowners and renters.", "Note: renters.", '"Note: renters."'],
  ["agents.yaml", "Homeowners and renters.", '"Says "yes" often."', '"Says “yes” often."'],
  ["agents.yaml", "Wren's portrait (1)", "Wrens portrait (1)"],
  ["testimonials.yaml", "  date: August 2024", "    date: August 2024"],
  [
    "testimonials.yaml",
    "The new policy would rebuild the house.",
    "A <b>great</b> agency.",
    "Thanks, [name withheld]!",
  ],
  ["carriers.yaml", "[Home, Auto]", "[Home, Auto"],
  ["carriers.yaml", "[Home, Auto]", "Home & Auto"],
  ["cities.yaml", "- name: Mesa", "- Mesa"],
  ["cities.yaml", "- name: Mesa", '- name: "Trucking: all of TX"'],
  ["closures.yaml", "2086-11-28", '"2086-11-28"'],
  ["closures.yaml", "2086-11-28", "2086-02-30", "2086-03-02"],
  ["closures.yaml", "until: 2086-12-31", "until: 2086-12-01"],
  ["closures.yaml", "2086-12-24", "2086-11-28"],
  ["embeds.yaml", "    </iframe>", "</iframe>"],
  ["home.yaml", "You hear", "At [Company Name] you hear"],
  ["home.yaml", "You hear", "<br>You hear"],
  ["home.yaml", "{figures.savings}", "{figure.savings}"],
  ["home.yaml", "You hear", "Call {phone today. You hear"],
  ["home.yaml", "headline: Insurance that holds up", "headline: *Insurance", 'headline: "*Insurance"'],
  ["home.yaml", "Four short lines.", "Four\u00a0short lines."],
  ["home.yaml", "text: You hear", "text: >-\n        Yes # A note\n        You hear", "text: You hear"],
  ["home.yaml", "text: You hear", "text: >-\n        Here\n          you hear", "text: You hear"],
  ["home.yaml", "headline: Insurance", "headline: >- Insurance", "headline: >-\n      Insurance"],
  [
    "hours.yaml",
    "9:00 AM-6:00 PM",
    "9:00 AM-12:00 PM, 1:00 PM-6:00 PM",
    '"9:00 AM-12:00 PM, 1:00 PM-6:00 PM"',
  ],
  ["hours.yaml", "9:00 AM-6:00 PM", "8:30-5", "8:30 AM-5:00 PM"],
  ["hours.yaml", "day: Evenings", "day: Lunch break"],
  ["hours.yaml", "day: Evenings", "day: Monday-Tuesday"],
  ["layout.yaml", "href: /directory", "href: /directry"],
  ["layout.yaml", "href: /directory", "href: javascript:alert(1)", "href: tel:602-555-0142"],
  ["legal/privacy-policy.yaml", "Call {phone}.", '"- Call"'],
  ["legal/privacy-policy.yaml", "Call {phone}.", "Call us. <br>"],
  [
    "legal/privacy-policy.yaml",
    "Call {phone}.",
    "Read [this](/blog.pdf).",
    "Read [this](/Claim%20Form.pdf).",
  ],
];

test("each mistake in data/ causes one error, which has its line number and a fix that works", async () => {
  const messages: string[] = [];
  for (const [path, text, mistake, correction = text] of mistakes) {
    change(path, text, mistake);
    const { problems } = await checkFiles(files, staticFiles);
    const [{ file, message, lineText = "" } = { file: "", message: "" }] = problems;
    expect([mistake, problems.length, file]).toEqual([mistake, 1, `data/${path}`]);
    expect([mistake, mistake.split("\n").some((line) => lineText.includes(line.trim()))]).toEqual([
      mistake,
      true,
    ]);
    messages.push(`${mistake.trim()} → ${message}`);
    files = fixtureContent();
    change(path, text, correction);
    expect([mistake, await reports()]).toEqual([mistake, []]);
    files = fixtureContent();
  }
  expect(messages.join("\n")).toMatchInlineSnapshot(`
" → "city" is missing or empty. It needs the line "city:" with only the city, such as Phoenix
ratng: → "ratng" is not a field here. If it continues the text above, put spaces before it. If not, delete it, or write one of clients, years, rating, reviews, savings, response
city: Las Vegas, NV → "city" must be only the city, such as Phoenix, but is "Las Vegas, NV"
928-555-017 → "textPhone" must be one phone number, such as 602-555-0142 or 602-555-0142 x12, but is "928-555-017"
+16025550142 → YAML reads +16025550142 as 16025550142. Correct it or, if it is text, put quotation marks around it. A note goes on its own line
rating: 4.80 → YAML reads 4.80 as 4.8. Correct it or, if it is text, put quotation marks around it. A note goes on its own line
savings: up to 20% → "savings" must be a sum such as 25% or $500, but is "up to 20%"
4100 Ocotillo Ridge Rd # 7 → YAML leaves out # 7. Correct it or, if it is text, put quotation marks around it. A note goes on its own line
since: 1962
since: 2023 → This name is here twice. If a new entry begins here, it needs a hyphen and a space, in the column of the other hyphens. If not, delete one of the two
<<<<<<< HEAD
since: 1962
=======
since: 1963
>>>>>>> b → Two versions are here. Keep one, and delete the <<<, === and >>> lines
state: NV → This line, or the line above it, doesn't fit. Lines that belong together begin in the same column, with a name, a colon and a space, or a hyphen and a space. If this line continues a text, put spaces before it or, if the text has a colon, quotation marks around all of it. If [] is above it, delete the []
city:Las → Put a space after the colon or hyphen
city: "Las → This quotation mark or bracket has no partner at the end of its text or list. Add it. Inside a text, write “ and ” or ’
response: Same Day → This line begins with a tab. Retype its beginning with the space bar
Call us
since: 1962 → This line, or the line above it, doesn't fit. Lines that belong together begin in the same column, with a name, a colon and a space, or a hyphen and a space. If this line continues a text, put spaces before it or, if the text has a colon, quotation marks around all of it. If [] is above it, delete the []
 → The file needs "principal: true" in one entry
Jasper Mesquite → "name" is in entry 3 too. Correct it, or delete one of the two
{phone} x109 → This text has a colon, braces, quotation marks or another special character, so it needs quotation marks around all of it: "Note: closed". Inside them, write “ and ” or ’. If it begins with >-, delete that
"{phne} x109" → "phone" has "{phne}", which is not a fact with a value. (Facts, such as {phone}, are the lines of agency.yaml and, as {principal.name}, the principal's in agents.yaml.) Correct it, write the words themselves, or delete the field, list entry or section with it, if the site does not need it
Note: renters. → This text has a colon, braces, quotation marks or another special character, so it needs quotation marks around all of it: "Note: closed". Inside them, write “ and ” or ’. If it begins with >-, delete that
"Says "yes" often." → This text has a colon, braces, quotation marks or another special character, so it needs quotation marks around all of it: "Note: closed". Inside them, write “ and ” or ’. If it begins with >-, delete that
Wrens portrait (1) → "photo" is "images/Wrens portrait (1).JPG", which does not exist. Did you mean images/Wren's portrait (1).JPG?
date: August 2024 → This line became part of the text above it. Begin it in the column of its neighbors (a note with #, above the line with the name; a list of a legal page, below points:) or, if it is text, write it in other words
A <b>great</b> agency. → "text" has "<b>", which visitors would see. Write plain words
[Home, Auto → This quotation mark or bracket has no partner at the end of its text or list. Add it. Inside a text, write “ and ” or ’
Home & Auto → "lines" must be a list of 0 to 6, each after a hyphen and a space, or [] for none, but is "Home & Auto"
- Mesa → Entry 4 must be lines such as "name: …", but is "Mesa"
- name: "Trucking: all of TX" → "name" must be only the city, such as Mesa, but is "Trucking: all of TX"
"2086-11-28" → "date" must be one date such as 2026-11-26, without quotation marks, but is "2086-11-28"
2086-02-30 → YAML reads 2086-02-30 as 2086-03-02. Correct it or, if it is text, put quotation marks around it. A note goes on its own line
until: 2086-12-01 → "until" must be after the date, and less than a year later. Check the year
2086-11-28 → "date" is in entry 2 too. Correct it, or delete one of the two
</iframe> → Put four spaces before each line of the code
At [Company Name] you hear → "text" has "[Company Name]", which visitors would see. Write plain words
<br>You hear → "text" has "<br>", which visitors would see. Write plain words
{figure.savings} → "figure" has "{figure.savings}", which is not a fact with a value. (Facts, such as {phone}, are the lines of agency.yaml and, as {principal.name}, the principal's in agents.yaml.) Correct it, write the words themselves, or delete the field, list entry or section with it, if the site does not need it
Call {phone today. You hear → "text" has "{phone", which is not a fact with a value. (Facts, such as {phone}, are the lines of agency.yaml and, as {principal.name}, the principal's in agents.yaml.) Correct it, write the words themselves, or delete the field, list entry or section with it, if the site does not need it
headline: *Insurance → This text has a colon, braces, quotation marks or another special character, so it needs quotation marks around all of it: "Note: closed". Inside them, write “ and ” or ’. If it begins with >-, delete that
Four short lines. → Here is an invisible or unreadable character, such as a no-break space, copied from another program. Retype it
text: >-
        Yes # A note
        You hear → This line became part of the text above it. Begin it in the column of its neighbors (a note with #, above the line with the name; a list of a legal page, below points:) or, if it is text, write it in other words
text: >-
        Here
          you hear → This line begins further right than the line above it, so it becomes a new paragraph. Begin both in the same column
headline: >- Insurance → This text has a colon, braces, quotation marks or another special character, so it needs quotation marks around all of it: "Note: closed". Inside them, write “ and ” or ’. If it begins with >-, delete that
9:00 AM-12:00 PM, 1:00 PM-6:00 PM → This text has a colon, braces, quotation marks or another special character, so it needs quotation marks around all of it: "Note: closed". Inside them, write “ and ” or ’. If it begins with >-, delete that
8:30-5 → "hours" must be times with AM and PM, first the earlier one, such as 9:00 AM-6:00 PM, or Closed, By appointment or 24/7, but is "8:30-5"
day: Lunch break → "day" must be a day such as Monday, days such as Monday-Friday, or other words such as Evenings (a break is two times: 9:00 AM-12:00 PM, 1:00 PM-6:00 PM), but is "Lunch break"
day: Monday-Tuesday → "day" repeats Monday. Take it out of one of the two rows, such as with Monday-Thursday
href: /directry → "href" links to "/directry", which the site does not have. Did you mean /directory?
href: javascript:alert(1) → "href" must be a page such as /directory, a section such as #contact, a file in static/ such as /claim-form.pdf (with %20 for a space), or an address with https:, tel:, sms: or mailto:, but is "javascript:alert(1)"
"- Call" → Entry 1 of "paragraphs" has "- Call", which does not work here. Write **bold**, [words](/page), [words](https://…) or [{phone}](<tel:{phone}>), lists as points: and headings as titles of sections
Call us. <br> → Entry 1 of "paragraphs" has "<br>", which does not work here. Write **bold**, [words](/page), [words](https://…) or [{phone}](<tel:{phone}>), lists as points: and headings as titles of sections
Read [this](/blog.pdf). → Entry 1 of "paragraphs" links to "/blog.pdf", which the site does not have. Correct it, delete the list entry with it or, if it is a file, add it to static/"
`);
}, 60_000);

test("a missing field is reported on the first line of its entry, not on a field of the same name in another entry", async () => {
  change("agency.yaml", "name: Núñez", "# Núñez");
  expect(await reports()).toEqual([expect.stringMatching(/^data\/agency.yaml:5:1 "name" is missing/)]);
});

test("an invalid phone number is reported once, not again for each placeholder that uses it, and hides no other problem", async () => {
  change("layout.yaml", "href: /directory", 'href: "tel:{phne}"');
  change("agency.yaml", '"9285550178"', '"{phone}"');
  change("agency.yaml", '"9285550177"', "928-555-017");
  expect(await reports()).toEqual([
    expect.stringMatching(/^data\/agency.yaml:.*"phone" must be/),
    expect.stringMatching(/^data\/layout.yaml:.*"{phne}"/),
  ]);
});

test("circular references between facts are reported", async () => {
  change("agency.yaml", "city: Las Vegas", 'city: "{address.city}"');
  change("agents.yaml", "Homeowners and renters.", '"{principal.description}"');
  expect(await reports()).toContainEqual(expect.stringMatching(/^data\/agency.yaml:.*"{address.city}"/));
});

test("a placeholder for a deleted value and a link to a deleted section are both reported", async () => {
  change("agency.yaml", "  savings: $500\n", "");
  files.set("testimonials.yaml", Buffer.from("[]"));
  const messages = (await reports()).map((report) => report.replace(/:\d+:\d+/, ""));
  expect(messages).toEqual(
    expect.arrayContaining([
      expect.stringMatching(
        /^data\/home.yaml "figure" has "{figures.savings}", which is not a fact with a value\. /,
      ),
      'data/layout.yaml "href" links to "#testimonials", which the site does not have. Correct it, delete the list entry with it or, if it is a file, add it to static/',
    ]),
  );
});

test.each([
  ["agency.yaml", '"9285550177"', "9285550177"],
  ["agency.yaml", "website: https://www.ironwood.example", "website: https://www.ironwood.example/"],
  ["agency.yaml", '"9285550178"', "1-800-555-RIDE"],
  ["agency.yaml", '"9285550178"', '"{phone}"'],
  ["agents.yaml", "principal: true", "principal: yes\n\n      # A note"],
  ["agents.yaml", "  photo: images/Wren", "  email:\n  photo: images/Wren"],
  ["closures.yaml", "2086-12-24", "2086-12-26"],
  ["hours.yaml", "9:00 AM-6:00 PM", "9 AM - 6 PM"],
  ["layout.yaml", "href: /directory", 'href: "tel:{phone}"'],
  ["layout.yaml", "href: /directory", "href: /directory?utm_source=card#main-lines"],
  ["layout.yaml", "href: /directory", "href: /?utm_source=card#quote"],
  ["legal/privacy-policy.yaml", "Call {phone}.", "Note - [Reserved] *By law*, call 602-555-0199."],
])("%s stays valid if %j becomes %j", async (path, from, to) => {
  change(path, from, to);
  expect(await reports()).toEqual([]);
});

test("content files may have Windows line endings (CRLF)", async () => {
  for (const [path, content] of files)
    if (path.endsWith(".yaml")) files.set(path, Buffer.from(String(content).replaceAll("\n", "\r\n")));
  expect(await reports()).toEqual([]);
});

test("the problems of all files, including syntax errors, are reported together, sorted by file and line", async () => {
  files.set("testimonials.yaml", Buffer.from("- rating: 6\n"));
  files.set("cities.yaml", Buffer.from("- nam: Mesa\n"));
  files.set("carriers.yaml", Buffer.from("- name: Ash\n  lines:Home\n"));
  const { problems } = await checkFiles(files, staticFiles);
  expect(formatReport(problems)).toMatchInlineSnapshot(`
"Problems in the content: 6

data/carriers.yaml:2:3  Put a space after the colon or hyphen
     2 |   lines:Home
       |   ^

data/cities.yaml:1:3  "name" is missing or empty. It needs the line "name:" with only the city, such as Mesa
     1 | - nam: Mesa
       |   ^

data/cities.yaml:1:3  "nam" is not a field here. If it continues the text above, put spaces before it. If not, delete it, or write one of name
     1 | - nam: Mesa
       |   ^

data/testimonials.yaml:1:3  "name" is missing or empty. It needs the line "name:" with plain words
     1 | - rating: 6
       |   ^

data/testimonials.yaml:1:3  "rating" must be a whole number from 1 to 5, but is "6"
     1 | - rating: 6
       |   ^

data/testimonials.yaml:1:3  "text" is missing or empty. It needs the line "text:" with plain words
     1 | - rating: 6
       |   ^"
`);
});

test("reports and GitHub annotations print each error message on a single line", () => {
  const problem = {
    file: "data/a,b.yaml",
    line: 14,
    column: 3,
    message: "100% wrong:\n::warning",
    lineText: "\t\tx: 6",
  };
  expect(formatReport([{ ...problem, file: "b" }, problem])).toMatch(
    /^Problems in the content: 2\n\nb:14:3 {2}100% wrong: ::warning\n {4}14 \| \t\tx: 6\n {7}\| \t\t\^\n/,
  );
  expect(formatAnnotation(problem)).toBe(
    "::error file=data/a%2Cb.yaml,line=14,col=3,title=Content::100%25 wrong: ::warning",
  );
});

const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#888" } });

test.each<[what: string, path: string, content: string | Buffer, message: RegExp]>([
  ["a file in UTF-16", "cities.yaml", Buffer.from("\ufeff- name: Mesa", "utf16le"), /unreadable character/],
  [
    "a misspelled weekday",
    "hours.yaml",
    "- { day: Mon-Fri, hours: Closed }\n- { day: Saterday, hours: Closed }\n- { day: Sunday, hours: Closed }\n",
    /hours\.yaml:2:5 "day" must be a day such as Monday/,
  ],
  ["a required list without entries", "cities.yaml", "[]\n", /must have 1 to 60 entries/],
  ["a file of an unknown kind", "notes.txt", "Call Dana", /other file into static/],
  ["a YAML file without a schema", "awards.yaml", "- name: Best of Yuma\n", /Developers: add its schema to/],
  [
    "a legal page at the directory's URL",
    "legal/directory.yaml",
    "title: A",
    /a legal page in small letters/,
  ],
  ["a legal page with a capitalized name", "legal/Careers.yaml", "title: A", /a legal page in small letters/],
  ["a HEIC photo renamed to .jpg", photo, `    ftypheic${" ".repeat(600)}`, /HEIC photo\. Export it as JPEG/],
])("%s causes exactly one error message", async (_what, path, content, message) => {
  files.set(path, Buffer.from(content));
  expect(await reports()).toEqual([expect.stringMatching(message)]);
});

test("sample values, and a list of closed days that have all passed, cause warnings, not errors", async () => {
  files.set("closures.yaml", Buffer.from("- { date: 2020-12-24, until: 2020-12-26, name: Christmas }\n"));
  const { problems, warnings } = await checkFiles(files, staticFiles);
  expect(problems).toEqual([]);
  expect(warnings.map(({ file }) => file)).toEqual(["data/closures.yaml", "data"]);
});

test("a missing content file is reported", async () => {
  files.delete("directory.yaml");
  expect(await reports()).toEqual([
    "data/directory.yaml:1:1 The file is missing. Put it back under exactly this name",
  ]);
});

test("a file in static/ is reported if its name contains #, ? or %, or if the build would overwrite it, as with 404.html", async () => {
  const owners = ["robots.txt", "_redirects", "claims/index.html"];
  const wrong = ["404.html", "Form #2.pdf", "_headers", "accessibility.html", "directory/index.html"];
  const { problems } = await checkFiles(files, [...owners, ...wrong, ...staticFiles]);
  expect(problems.map(({ file }) => file).sort()).toEqual(wrong.map((name) => `static/${name}`).sort());
});

test("a photo is reported if it is too small, too large or truncated, or if its format does not match its extension", async () => {
  const good = Buffer.from(files.get(photo) ?? "");
  const large = Buffer.from(good);
  // Fakes a size of 20,000 × 20,000 pixels in the JPEG header, because encoding such a photo would take seconds.
  const size = large.indexOf(Buffer.from([0xff, 0xc0])) + 5;
  for (const side of [size, size + 2]) large.writeUInt16BE(20_000, side);
  const wrong: [Buffer, RegExp][] = [
    [await flat(399, 400).jpeg().toBuffer(), /has 399 × 400 pixels\. Use one of at least 400 × 400$/],
    [await flat(400, 400).png().toBuffer(), /is really a PNG\. Export it as JPEG/],
    [large, /cannot be read\. It may be damaged, huge/],
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
  ["https://a.example/form", /must be a whole code with one <iframe/],
  [script, /must be a whole code with one <iframe/],
  [`${iframe}\n<script src="https://link.prov`, /must be a whole code/],
  [iframe.replace(/"/g, "”"), /straight quotation marks/],
  [iframe + withAddress("https://a.example"), /must be a whole code with one <iframe/],
  [withAddress("http://a.example"), /must begin with https/],
  [withAddress("/widget/form/quote.html"), /links to ".*quote\.html", which the site does not have/],
])("the embed code %j is rejected, and the message says what to do", async (code, message) => {
  paste(code);
  expect(await reports()).toEqual([expect.stringMatching(/^data\/embeds\.yaml:\d+:\d+ "code" /)]);
  expect(await reports()).toEqual([expect.stringMatching(message)]);
});

test.each([
  formCode(provided, "A"),
  bookingCode(provided),
  surveyCode(provided),
  `<!-- a --><style>p {}</style><p>${iframe}</p>`,
  `${iframe.replace("/widget", "")}<script src="//another-provider/e.js"></script>`,
])("the embed code %j is accepted", async (code) => {
  paste(code);
  expect(await reports()).toEqual([]);
});
