import { readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { copyExampleContent } from "../../../tests/support/exampleContent";
import { bookingCode, formCode } from "../../../tests/support/providerCode";
import { checkContent } from "./checkContent";
import { formatProblem } from "./problem";

const root = join(__dirname, "..", "..", "..");
const staticDir = join(root, "static");
let dataDir: string;

beforeEach(async () => {
  dataDir = await copyExampleContent();
});

afterEach(() => rmSync(dataDir, { recursive: true }));

/** Replaces the first place where `from` stands in a file; it has to be there. */
function change(path: string, from: string | RegExp, to: string) {
  const file = join(dataDir, path);
  const before = readFileSync(file, "utf8");
  const after = before.replace(from, () => to);
  if (after === before) throw new Error(`${from} is not in ${path}`);
  writeFileSync(file, after);
}

/** The line, counted from 1, on which `words` stand for the first time; the last one with `last`. */
function lineOf(path: string, words: string | RegExp, last = false): number {
  const rows = readFileSync(join(dataDir, path), "utf8").split("\n");
  const matches = (row: string) => (typeof words === "string" ? row.includes(words) : words.test(row));
  return (last ? rows.findLastIndex(matches) : rows.findIndex(matches)) + 1;
}

async function check() {
  const { problems } = await checkContent({ dataDir, staticDir });
  return problems;
}

it("finds nothing wrong with good content", async () => {
  expect(await check()).toEqual([]);
});

type Place = number | string | RegExp | { last: string };

const sample = "/sample-forms/lead-form.html";
const aForm = "https://api.provider.example/widget/form/1";
/** The lead form's code as embeds.yaml has it. */
const leadCode = /code: \|\n( {4}.*\n)+/;
/** So many more products. */
const products = (count: number) =>
  Array.from({ length: count - 3 }, (_, i) => i)
    .map(
      (i) =>
        `\n- icon: pet\n  title: Product ${i}.\n  description: A.\n  features:\n    - B\n  popular: false\n`,
    )
    .join("");
const hosts = (host: string) => `hosts:\n  - ${host}\nsurvey:`;

/** A fault: what it is, the file, what is replaced by what, where it must be reported, and in which words. */
const faults: [string, string, string | RegExp, string, Place, RegExp][] = [
  // YAML that does not parse
  ["a tab", "hours.yaml", "  hours: Closed", "\thours: Closed", "\thours", /tab/],
  ["an unclosed quote", "agency.yaml", '"85027"', '"85027', '"85027', /quote opens here/],
  [
    "a key twice",
    "agency.yaml",
    "since: 2022",
    "since: 2022\nsince: 2023",
    "since: 2023",
    /since is there twice/,
  ],
  ["two documents", "cities.yaml", "- name: Mesa", "---\n- name: Mesa", "---", /second document/],
  ["a wrong indentation", "products.yaml", "  title: Life", "   title: Life", "title: Life", /indent/],
  [
    "a space too many before a text in quotes",
    "agents.yaml",
    '  phone: "6025550144"',
    '   phone: "6025550144"',
    "6025550144",
    /indented differently/,
  ],
  [
    "a space too few before a name",
    "agents.yaml",
    "  description: Homeowners",
    " description: Homeowners",
    "description: Homeowners",
    /indented differently/,
  ],
  [
    "a space too few before the dash of an entry",
    "products.yaml",
    "    - Glass",
    "   - Glass\n    - Towing",
    "Glass",
    /indented differently/,
  ],
  [
    "a colon forgotten",
    "agents.yaml",
    "description: Homeowners",
    "description Homeowners",
    "description Homeowners",
    /colon is missing/,
  ],
  [
    "entries of a list in one text",
    "products.yaml",
    "    - Glass",
    "      - Glass",
    "- Glass",
    /right below the dash/,
  ],
  [
    "an entry without its dash",
    "products.yaml",
    "    - Glass",
    "      Glass",
    "Glass",
    /begin it with a dash/,
  ],
  [
    "a text in curly quotes",
    "products.yaml",
    "description: Cover for every car.",
    "description: “Cover for every car.”",
    "“Cover",
    /would be shown with its “/,
  ],
  [
    "half of a pair of quotes",
    "products.yaml",
    "description: Cover for every car.",
    'description: Cover for every car."',
    "Cover for every car.",
    /ends with a "/,
  ],
  [
    "a comma behind a quote",
    "agents.yaml",
    '"6025550144"',
    '"6025550144",',
    '"6025550144",',
    /delete the comma/,
  ],
  [
    "a text with both kinds of quotes",
    "products.yaml",
    "description: Cover for every car.",
    `description: "Cover" is what they're about`,
    `"Cover" is`,
    /write >- in its place/,
  ],
  [
    "a space from another program",
    "agents.yaml",
    '  phone: "6025550144"',
    '\u00a0 phone: "6025550144"',
    "\u00a0 phone",
    /a space from another program/,
  ],
  [
    "a bullet for a hyphen",
    "cities.yaml",
    "- name: Mesa",
    "• name: Mesa",
    "• name",
    /begins with a hyphen and a space/,
  ],
  [
    "an entry of a list without its hyphen",
    "cities.yaml",
    "- name: Mesa",
    "  name: Mesa",
    "name: Mesa",
    /name is there twice; a new entry begins with '- '/,
  ],
  [
    "the first entry of a list without its hyphen",
    "cities.yaml",
    /- name: /,
    "name: ",
    "name: ",
    /an entry begins with a hyphen/,
  ],
  [
    "the first of several entries with more than one line without its hyphen",
    "agents.yaml",
    /- name: /,
    "name: ",
    "name: ",
    /an entry begins with a hyphen/,
  ],
  [
    "a quotation cut off by # and a number",
    "testimonials.yaml",
    /text: .*/,
    "text: They are # 1 in town",
    "# 1",
    /begins a comment/,
  ],
  [
    "a suite cut off by #",
    "agency.yaml",
    "street: 2550 W Union Hills Dr",
    "street: 2550 W Union Hills Dr # B-204, rear",
    "# B-204",
    /begins a comment/,
  ],
  [
    "a text all in quotes",
    "products.yaml",
    "description: Cover for every car.",
    `description: '"Cover for every car."'`,
    `'"Cover`,
    /would be shown with its quotes/,
  ],
  [
    "Markdown in a plain text",
    "products.yaml",
    "description: Cover for every car.",
    "description: Cover for **every** car.",
    "Cover for **every",
    /would be shown with its \*\*every\*\*/,
  ],
  [
    "a word between stars in a plain text",
    "products.yaml",
    "description: Cover for every car.",
    "description: Cover for *every* car.",
    "Cover for *every",
    /would be shown with its \*every\*/,
  ],
  [
    "a word between underscores in a plain text",
    "products.yaml",
    "description: Cover for every car.",
    "description: Cover for _every single_ car.",
    "Cover for _every",
    /would be shown with its _every single_/,
  ],
  [
    "a sign in the spelling of HTML without its end",
    "products.yaml",
    "description: Cover for every car.",
    "description: Cover&nbsp for every car.",
    "Cover&nbsp",
    /write &nbsp as the sign that it stands for/,
  ],
  [
    "HTML in a plain text",
    "products.yaml",
    "description: Cover for every car.",
    "description: Cover for<br>every car.",
    "Cover for<br>",
    /would be shown with its <br>/,
  ],
  [
    "a sign in the spelling of HTML",
    "products.yaml",
    "description: Cover for every car.",
    "description: Cover &amp; care.",
    "Cover &amp;",
    /write &amp; as the sign that it stands for/,
  ],
  [
    "an unclosed quote before a line whose text begins with #",
    "layout.yaml",
    'homeLink: "{name}, home page"',
    'homeLink: "{name}, home page',
    '"{name}, home',
    /quote opens here/,
  ],
  [
    "an apostrophe in ' quotes",
    "directory.yaml",
    "Main Lines",
    "'Agency's lines'",
    "Agency's",
    /closing quote/,
  ],
  ["a colon in a text", "home.yaml", "Same-day response", "Note: same day", "Note: same", /colon.*quotes/],
  [
    "a reference without quotes",
    "home.yaml",
    '"{figures.years}"',
    "{figures.years}",
    "{figures.years}",
    /needs quotes/,
  ],
  [
    "a reference without quotes, then text",
    "home.yaml",
    '"{figures.years}"',
    "{figures.years} so",
    "{figures.years} so",
    /needs quotes/,
  ],
  [
    "a value that begins with #",
    "layout.yaml",
    'href: "#quote"',
    "href: #quote",
    "href: #quote",
    /empty.*comment/,
  ],
  [
    "a text cut off by #",
    "layout.yaml",
    '"Arizona License #{license}"',
    "Arizona License #{license}",
    "Arizona License",
    /begins a comment/,
  ],
  ["an anchor", "hours.yaml", "hours: Closed", "hours: &shut Closed", "&shut", /anchors/],
  ["a merge conflict", "agency.yaml", "since: 2022", "=======\nsince: 2022", "=======", /merge conflict/],
  ["a control character", "agency.yaml", "Phoenix", "Pho\u0007enix", "Pho\u0007", /an invisible character/],
  // the wrong kind of file
  ["a list where a mapping belongs", "not-found.yaml", /[\s\S]*/, "- code: x\n", 1, /mapping.*but is a list/],
  ["a mapping where a list belongs", "cities.yaml", /[\s\S]*/, "name: Mesa\n", 1, /list.*but is a mapping/],
  ["an empty file", "cities.yaml", /[\s\S]*/, "# nothing\n", 1, /empty/],
  // keys
  ["a missing key", "testimonials.yaml", "  location: Mesa, AZ\n", "", "Ruben A.", /location is missing/],
  [
    "a misspelt key",
    "testimonials.yaml",
    "location: Mesa",
    "locaton: Mesa",
    "locaton",
    /did you mean 'location'/,
  ],
  [
    "an unknown key",
    "agents.yaml",
    "description: Homeowners",
    "fax: 1\n  description: Homeowners",
    "fax",
    /'fax' is not a field/,
  ],
  ["a key without a value", "agency.yaml", "city: Phoenix", "city:", "city:", /city is empty/],
  // types
  ["a rating as a word", "testimonials.yaml", "rating: 4", "rating: five", "five", /whole number.*"five"/],
  ["a rating of five", "testimonials.yaml", "rating: 4", "rating: 5/5", "5/5", /did you mean 5\?/],
  ["a rating with a comma", "testimonials.yaml", "rating: 4", "rating: 4,5", "4,5", /but is "4,5"\n/],
  ["two ratings", "testimonials.yaml", "rating: 4", "rating: 4 of 5", "4 of", /but is "4 of 5"\n/],
  [
    "a rating out of bounds",
    "testimonials.yaml",
    "rating: 4",
    "rating: 10 stars",
    "10",
    /but is "10 stars"\n/,
  ],
  ["a yes in quotes", "testimonials.yaml", "verified: true", 'verified: "yes"', '"yes"', /did you mean true/],
  [
    "features as one text",
    "products.yaml",
    /features:\n( {4}- .*\n)+/,
    "features: all of it\n",
    "all of it",
    /list of 1 to 8/,
  ],
  ["a ZIP that became a number", "agency.yaml", '"85027"', "02134", "02134", /number 02134; put quotes/],
  ["a phone that became a number", "agents.yaml", '"6025550144"', "6025550144", "6025550144", /put quotes/],
  // ranges and counts
  ["rating 0", "testimonials.yaml", "rating: 5", "rating: 0", "rating: 0", /from 1 to 5, but is 0/],
  ["rating 6", "testimonials.yaml", "rating: 4", "rating: 6", "rating: 6", /from 1 to 5, but is 6/],
  ["rating 4.5", "testimonials.yaml", "rating: 4", "rating: 4.5", "rating: 4.5", /whole number.*4\.5/],
  [
    "no features",
    "products.yaml",
    "\n    - Liability\n    - Glass",
    " []",
    "features: []",
    /1 to 8 features, but has 0/,
  ],
  [
    "nine features",
    "products.yaml",
    "    - Term\n",
    "12345678x".replace(/./g, "    - Term $&\n"),
    "Term x",
    /1 to 8 features, but has 9/,
  ],
  ["thirteen products", "products.yaml", /$/, products(13), 86, /1 to 12 products, but has 13/],
  ["no cities", "cities.yaml", /[\s\S]*/, "[]\n", 1, /1 to 60/],
  ["two popular products", "products.yaml", "popular: false", "popular: true", 14, /exactly one.*popular/],
  [
    "no popular product",
    "products.yaml",
    "  popular: true",
    "  popular: false",
    "- icon: auto",
    /exactly one.*none/,
  ],
  ["no principal", "agents.yaml", "  principal: true\n", "", "Marisol", /exactly one.*principal/],
  [
    "two principals",
    "agents.yaml",
    "teen drivers.",
    "teen drivers.\n  principal: true",
    15,
    /exactly one.*principal/,
  ],
  // formats
  ["a phone of nine digits", "agents.yaml", "6025550145", "602555014", '"602555014"', /ten digits/],
  [
    "a phone that nobody can have",
    "agents.yaml",
    "6025550145",
    "0000000000",
    '"0000000000"',
    /first and the fourth/,
  ],
  ["an office by another clock", "agency.yaml", "state: AZ", "state: NY", "state: NY", /by Arizona's clock/],
  ["a year to come", "agency.yaml", "since: 2022", "since: 2099", "since: 2099", /not come yet/],
  ["a formatted phone", "agency.yaml", "6025550142", "(602) 555-0142", "(602)", /did you mean "6025550142"/],
  [
    "an email with two dots",
    "agency.yaml",
    "info@duskridge",
    "info..az@duskridge",
    "info..az",
    /email address/,
  ],
  [
    "an email as a link",
    "agency.yaml",
    "info@duskridge",
    "mailto:info@duskridge",
    "mailto",
    /such as info@agency\.com, but is "mailto:/,
  ],
  [
    "a name with a sign of HTML",
    "agency.yaml",
    /^name: .*/m,
    "name: Smith &amp; Sons",
    "&amp;",
    /name is plain/,
  ],
  ["a city in curly quotes", "agency.yaml", /city: .*/, "city: “Phoenix”", "“Phoenix”", /shown with its “/],
  [
    "a license that is cut off",
    "agency.yaml",
    /license: .*/,
    "license: Arizona # {since}",
    "# {since}",
    /the text ends here/,
  ],
  [
    "a suite behind the quotes",
    "agency.yaml",
    /street: .*/,
    'street: "2550 W Union Hills Dr" #204',
    "#204",
    /the text ends here/,
  ],
  [
    "a comment inside of a text",
    "testimonials.yaml",
    /text: .*/,
    "text: >-\n    A.\n    # was wrong",
    "text: >-",
    /shown with its #/,
  ],
  ["a bracket that nothing closes", "agency.yaml", /city: .*/, "city: [Phoenix", "[Phoenix", /\[ opens here/],
  [
    "none, and an entry",
    "products.yaml",
    "features:",
    "features: []",
    "features: []",
    /\[\] says .* delete it/,
  ],
  [
    "a colon far below an entry without languages",
    "agents.yaml",
    /(?<=principal: true\n)([\s\S]*description: ).*\n$/,
    '  languages: []\n- name: B. C.\n  phone: "6025550144"\n  description: Note: broken\n',
    "Note: broken",
    /a colon followed by a space/,
  ],
  ["a hyphen without its space", "cities.yaml", "- name: Mesa", "-name: Mesa", "-name", /a space is missing/],
  [
    "a quoted text that goes on too far left",
    "testimonials.yaml",
    /text: .*/,
    'text: "A.\n  And more."',
    "And more",
    /put more spaces before it/,
  ],
  [
    "a rating of two decimals",
    "agency.yaml",
    /rating: .*/,
    "rating: 4.85",
    "4.85",
    /at most one decimal, such as 4\.8/,
  ],
  ["a space without width", "agency.yaml", "info@", "in\u200bfo@", "\u200b", /an invisible character/],
  [
    "several days in one",
    "closures.yaml",
    "2026-11-26",
    "Nov 26-27, 2026",
    "Nov 26",
    /must be a day as year, month and day.*2026"$/m,
  ],
  ["a day without its year", "closures.yaml", "2026-11-26", "11/26", "11/26", /must be a day .*"11\/26"$/m],
  [
    "a 30th of February in another form",
    "closures.yaml",
    "2026-11-26",
    "02/30/2027",
    "02/30",
    /must be a day .*2027"$/m,
  ],
  [
    "a closure of years",
    "closures.yaml",
    "2026-11-26",
    "2026-11-26\n  until: 2028-01-02",
    "until",
    /less than a year after 2026-11-26/,
  ],
  ["an email without a host", "agency.yaml", "info@duskridge.example", "info@", "info@", /email address/],
  [
    "an http address",
    "agency.yaml",
    "https://facebook",
    "http://facebook",
    "http://facebook",
    /begins with https:/,
  ],
  [
    "a link to nowhere",
    "layout.yaml",
    "/terms-and-conditions",
    "/terms",
    "/terms",
    /href must be one of .*, \/terms-and-conditions/,
  ],
  ["hour 29", "hours.yaml", "9:00 AM-1:00 PM", "29:00 AM-1:00 PM", "29:00", /hours must be written as/],
  [
    "closing before opening",
    "hours.yaml",
    "9:00 AM-1:00 PM",
    "9:00 AM-8:00 AM",
    "8:00 AM",
    /close after it opens/,
  ],
  [
    "hours in another form",
    "hours.yaml",
    "9:00 AM-1:00 PM",
    "9am – 1pm",
    "9am",
    /did you mean 9:00 AM-1:00 PM/,
  ],
  [
    "hours with a space from another program",
    "hours.yaml",
    "9:00 AM-1:00 PM",
    "9:00\u00a0AM-1:00 PM",
    "9:00\u00a0AM",
    /type 9:00 AM-1:00 PM anew/,
  ],
  [
    "a site without its end",
    "agency.yaml",
    /website: .*/,
    "website: https://www.agency",
    "https",
    /such as https:\/\/www\.agency\.com, but is/,
  ],
  ["an unknown icon", "products.yaml", "icon: umbrella", "icon: umbrela", "umbrela", /did you mean umbrella/],
  ["an unknown day", "hours.yaml", "day: Sunday", "day: Sundey", "Sundey", /did you mean Sunday/],
  [
    "a day in another form",
    "closures.yaml",
    "2026-11-26",
    "11/26/2026",
    "11/26/2026",
    /did you mean 2026-11-26/,
  ],
  ["a day that is not there", "closures.yaml", "2026-11-26", "2026-11-31", "2026-11-31", /no calendar has/],
  ["a day of another life", "closures.yaml", "2026-12-25", "2062-12-25", "2062-12-25", /5 years away/],
  [
    "a holiday with a long name",
    "closures.yaml",
    "Christmas Day",
    "The whole week around Christmas and New Year",
    "The whole week",
    /name must be text of at most 40 characters/,
  ],
  ["a closed day twice", "closures.yaml", "2026-12-25", "2026-11-26", 3, /second time/],
  [
    "a name without a space behind its colon",
    "cities.yaml",
    "- name: Mesa",
    "- name:Mesa",
    "name:Mesa",
    /space is missing after the colon: write name: Mesa/,
  ],
  [
    "an agency's name of one word too long for a phone",
    "agency.yaml",
    /^name: .*$/m,
    `name: ${"Insurance".repeat(3)}`,
    "Insurance".repeat(3),
    /words of at most 24 letters/,
  ],
  ["a day in short", "hours.yaml", "day: Sunday", "day: Sun.", "Sun.", /in full: Sunday/],
  [
    "days in one row",
    "hours.yaml",
    "- day: Saturday\n  hours: 9:00 AM-1:00 PM\n- day: Sunday",
    "- day: Saturday-Sunday",
    "Saturday-Sunday",
    /a row of its own: write one for Saturday, Sunday/,
  ],
  ["a missing day", "hours.yaml", "- day: Sunday\n  hours: Closed\n", "", "Emergency", /missing for Sunday/],
  // texts
  [
    "a blank text",
    "home.yaml",
    "headline: Insurance that holds up when the monsoon hits",
    'headline: "   "',
    "headline:",
    /headline is blank/,
  ],
  [
    "a fact that does not exist",
    "home.yaml",
    "{figures.savings}",
    "{figures.saving}",
    "{figures.saving}",
    /did you mean \{figures\.savings\}/,
  ],
  [
    "a fact by its last name",
    "layout.yaml",
    "{legalName}",
    "{rating}",
    "{rating}",
    /did you mean \{figures\.rating\}/,
  ],
  [
    "a group of facts",
    "layout.yaml",
    "{legalName}",
    "{address}",
    "{address}",
    /there are \{address\.street\}, /,
  ],
  [
    "an address with what stood around it",
    "agency.yaml",
    /url: (.*)/,
    'url: "https://facebook.com/agency”,"',
    "agency”",
    /begins with https:/,
  ],
  ["a copyright line without its year", "layout.yaml", "{year}", "2026", "2026", /contains \{year\}/],
  [
    "an open brace behind a reference",
    "home.yaml",
    "text: ",
    "text: In {address.city}, {phone and ",
    "{phone and",
    /without its partner/,
  ],
  ["an open brace", "layout.yaml", "Call {phone}", "Call {phone", "Call {phone", /without its partner/],
  [
    "a reference in agency.yaml",
    "agency.yaml",
    "Duskridge Insurance Agency, LLC",
    '"{name} LLC"',
    "{name}",
    /without \{ and \}/,
  ],
  // things twice
  [
    "a city twice",
    "cities.yaml",
    "- name: Mesa",
    "- name: tempe",
    { last: "tempe" },
    /second time; entry 2 has it/,
  ],
  ["an agent twice", "agents.yaml", "Jasper Mesquite", "Wren Paloverde", 12, /second time/],
  [
    "two reasons of one title",
    "home.yaml",
    "title: Same-day response",
    "title: We work for you, not for a carrier",
    { last: "title: We work for you, not for a carrier" },
    /title is .* a second time/,
  ],
  [
    "a stat twice",
    "home.yaml",
    "label: Customer Rating",
    "label: Years Experience",
    { last: "label: Years Experience" },
    /second time/,
  ],
  [
    "two links of one name",
    "layout.yaml",
    "name: Directory",
    "name: About us",
    "name: About us",
    /name is 'About us' a second time/,
  ],
  [
    "two legal sections of one title",
    "legal/privacy-policy.yaml",
    "title: Data Security",
    "title: Your Rights",
    12,
    /second time/,
  ],
  ["a day twice", "hours.yaml", "day: Tuesday", "day: Monday", 3, /second time/],
  // the lead provider's codes
  [
    "a script for an address",
    "embeds.yaml",
    sample,
    "javascript:alert(1)",
    8,
    /leadForm: the address .* https/,
  ],
  ["a path of this site", "embeds.yaml", sample, "/contact", 8, /path of this site, and no sample form/],
  [
    "a missing sample form",
    "embeds.yaml",
    "survey.html",
    "survy.html",
    "survy",
    /did you mean .*\/survey\.html/,
  ],
  [
    "a missing sample script",
    "embeds.yaml",
    "form_embed.js",
    "embed.js",
    9,
    /no file \/sample-forms\/embed\.js/,
  ],
  [
    "a form in two places",
    "embeds.yaml",
    "contact-form.html",
    "lead-form.html",
    14,
    /form of leadForm \(line 8\)/,
  ],
  [
    "an id in two places",
    "embeds.yaml",
    "sample-contact-form",
    "sample-lead-form",
    14,
    /leadForm has it in line 8/,
  ],
  ["a form for the survey", "embeds.yaml", "/sample-forms/survey.html", aForm, 20, /this is a form/],
  ["a survey for a form", "embeds.yaml", sample, aForm.replace("form", "survey"), 8, /belongs in survey/],
  ["a quiz for a form", "embeds.yaml", sample, aForm.replace("form", "quiz"), 8, /belongs in survey/],
  ["a code of two lines whose script is cut off", "embeds.yaml", "></script>", ">", 9, /no <\/script>/],
  ["an address alone", "embeds.yaml", leadCode, `address: ${aForm}\n`, "address:", /'code: \|'/],
  ["a form id alone", "embeds.yaml", leadCode, "formId: abc\n", "formId:", /paste that whole/],
  [
    "a script above all",
    "embeds.yaml",
    "leadForm:",
    `script: ${aForm}\nleadForm:`,
    "script:",
    /paste that whole/,
  ],
  ["no code", "embeds.yaml", leadCode, "", 7, /code is missing: it must be the provider's whole embed code/],
  ["a blank code", "embeds.yaml", leadCode, 'code: " "\n', 7, /code is blank/],
  ["a code that is too long", "embeds.yaml", sample, "x".repeat(5000), 7, /more than 5000 characters/],
  ["a code at the beginning of the line", "embeds.yaml", "    <script", "<script", 9, /code: \|/],
  ["a code further to the right", "embeds.yaml", "    <iframe", "      <iframe", 9, /four spaces/],
  [
    "a code without its |",
    "embeds.yaml",
    /\|\n {4}<iframe src/,
    '<iframe style="a: b" src',
    7,
    /stands alone/,
  ],
  ["a code in quotes", "embeds.yaml", /\|\n {4}(?=<iframe)/, '"', 7, /stands alone on its line/],
  [
    "a height as words",
    "embeds.yaml",
    "height: 600",
    "height: 600px",
    "600px",
    /whole number from 200 to 2000/,
  ],
  [
    "a host with a path",
    "embeds.yaml",
    "survey:",
    hosts("https://a.example/b"),
    "a.example",
    /nothing after the host, such as https:/,
  ],
  [
    "a host with a wildcard",
    "embeds.yaml",
    "survey:",
    hosts("https://*.a.example"),
    "a.example",
    /nothing after the host/,
  ],
  [
    "a host with a directive",
    "embeds.yaml",
    "survey:",
    hosts('"https://a.example;b"'),
    "a.example",
    /nothing after/,
  ],
  [
    "a host without https",
    "embeds.yaml",
    "survey:",
    hosts("a.example"),
    "a.example",
    /must be an https address/,
  ],
  [
    "a host with no port",
    "embeds.yaml",
    "survey:",
    hosts("https://a.example:99999"),
    "a.example",
    /look at .*its port/,
  ],
  // what nobody can see
  ["a NUL as an escape", "agency.yaml", "city: Phoenix", 'city: "Pho\\0enix"', "city:", /invisible.*U\+0000/],
  [
    "a text that turns round",
    "agency.yaml",
    "city: Phoenix",
    "city: \u202ePhoenix",
    "city:",
    /invisible.*U\+202E/,
  ],
  [
    "a line end that browsers do not show",
    "home.yaml",
    "The fastest way to an answer.",
    "The fastest\u2028way to an answer.",
    "\u2028",
    /invisible.*U\+2028/,
  ],
  ["half a character", "agency.yaml", "city: Phoenix", 'city: "Pho\\ud800"', "city:", /invisible.*U\+D800/],
  [
    "nothing but zero width",
    "agency.yaml",
    "city: Phoenix",
    "city: \u200b\u2060\u00ad\u3164",
    "\u200b",
    /an invisible character \(U\+200B\)/,
  ],
  [
    "an accent that a program has damaged",
    "testimonials.yaml",
    "Ruben A.",
    "RubÃ©n A.",
    "RubÃ",
    /damaged a é; write é/,
  ],
  [
    "an apostrophe that a program has damaged",
    "home.yaml",
    /headline: .*/,
    "headline: Youâ€™re covered",
    "Youâ",
    /write ’/,
  ],
  [
    "words that are wider than a phone's header",
    "layout.yaml",
    /callShort: .*/,
    "callShort: Ring our office in Phoenix today",
    "callShort",
    /at most 24 characters/,
  ],
  // what was written beside or around a value
  [
    "a note glued to a name",
    "agency.yaml",
    "name: Duskridge Insurance # SAMPLE",
    "name: Saguaro Insurance# SAMPLE",
    "name:",
    /would be shown with its #/,
  ],
  [
    "a note inside of a text's quotes",
    "home.yaml",
    "text: The fastest way to an answer.",
    'text: "The fastest way to an answer. # ask Dana first"',
    "The fastest",
    /would be shown with its #/,
  ],
  [
    "a review that ends at its #",
    "testimonials.yaml",
    "The new policy would rebuild the house.",
    "Great people # would hire again",
    "Great people",
    /ends at its #.*put quotes around the whole text/,
  ],
  [
    "a comma behind a fact",
    "agency.yaml",
    "city: Phoenix",
    "city: Phoenix,",
    "city:",
    /would be shown with its ,/,
  ],
  [
    "a fact that begins with a comma",
    "agency.yaml",
    "  city:",
    '  unit: ", Suite 204"\n  city:',
    "unit:",
    /would be shown with its ,/,
  ],
  [
    "the word that stands before the license's number",
    "agency.yaml",
    /license: .*/,
    "license: License No. 18004512",
    "license:",
    /must be the number alone/,
  ],
  [
    "a bullet that Word pastes",
    "products.yaml",
    "- Glass",
    "- ·\tGlass",
    "Glass",
    /would be shown with its ·/,
  ],
  ["a hyphen too many", "products.yaml", "- Glass", '- "- Glass"', "Glass", /would be shown with its -/],
  ["a closure that says so", "closures.yaml", "Thanksgiving Day", "OFFICE CLOSED", "OFFICE", /names the day/],
  ["a closure's 'for'", "closures.yaml", "Thanksgiving Day", "For Thanksgiving", "For T", /names the day/],
  [
    "points that join the words above them",
    "legal/privacy-policy.yaml",
    "- Call {phone}.",
    "- >-\n        You may ask us to:\n        - see it;\n        - delete it.",
    "- see it",
    /two more spaces before the dash/,
  ],
  // proposals
  [
    "hours of a day on which the office is closed",
    "closures.yaml",
    "name: Thanksgiving Day",
    "name: Thanksgiving Day\n  hours: closed",
    "hours:",
    /leave the line out.*"closed"$/m,
  ],
  [
    "an hour that may be of the morning or the evening",
    "hours.yaml",
    "hours: 9:00 AM-6:00 PM",
    "hours: 7-9 pm",
    "7-9",
    /but is "7-9 pm"$/m,
  ],
  [
    "hours of the afternoon",
    "hours.yaml",
    "hours: 9:00 AM-6:00 PM",
    "hours: 1-5 pm",
    "1-5",
    /did you mean 1:00 PM-5:00 PM\?/,
  ],
  [
    "hours of the early morning",
    "hours.yaml",
    "hours: 9:00 AM-6:00 PM",
    "hours: 0:00-6:00",
    "0:00",
    /did you mean 12:00 AM-6:00 AM\?/,
  ],
  [
    "curly quotes around a day",
    "closures.yaml",
    "2026-11-26",
    "“2026-11-26”",
    "“2026",
    /from another program.*type 2026-11-26 anew/,
  ],
  [
    "a hyphen from another program",
    "closures.yaml",
    "2026-11-26",
    "2026\u201111\u201126",
    "2026\u2011",
    /from another program.*type 2026-11-26 anew/,
  ],
  [
    "an optional line left empty",
    "agents.yaml",
    "description: Homeowners",
    "email:\n  description: Homeowners",
    "email:",
    /is empty: .*; without one, delete the line/,
  ],
  [
    "an entry left empty",
    "cities.yaml",
    "- name: Mesa",
    "- name: Mesa\n-",
    { last: "-" },
    /is empty: .*; without one, delete its hyphen/,
  ],
  [
    "a language by another name",
    "agents.yaml",
    "  principal: true",
    "  languages: [Farsi]\n  principal: true",
    "Farsi",
    /must be one of Spanish/,
  ],
  [
    "a section with a slash",
    "layout.yaml",
    '"#contact"',
    "/#Contact",
    "/#Contact",
    /a section such as #contact/,
  ],
  [
    "a section that was once a page",
    "layout.yaml",
    '"#contact"',
    "/contact.html",
    "/contact",
    /a section such as #contact/,
  ],
  [
    "a page with a slash",
    "layout.yaml",
    "href: /directory",
    "href: /Directory/",
    "/Dir",
    /a page such as \/directory/,
  ],
  [
    "a fact by its file",
    "home.yaml",
    "The fastest way to an answer.",
    "Call {agency.phone}.",
    "{agency.phone}",
    /did you mean \{phone\}\?/,
  ],
  [
    "points below a point without >-",
    "legal/privacy-policy.yaml",
    "- Call {phone}.",
    "- You may ask us to:\n          - see it;",
    "You may",
    /for points below it, write >-/,
  ],
  [
    "a text beside its >-",
    "home.yaml",
    "text: The fastest way to an answer.",
    "text: >- The fastest way.",
    "The fastest",
    /the text begins on the next line/,
  ],
  [
    "two entries in one line",
    "cities.yaml",
    "- name: Mesa\n",
    "- name: Mesa- name: Chandler\n",
    "Mesa- name",
    /“- name:” begins a line of its own/,
  ],
  [
    "a page of the site by a part of its address",
    "legal/privacy-policy.yaml",
    "Call {phone}.",
    "Read [this](terms-and-conditions).",
    11,
    /did you mean \/terms-and-conditions\?/,
  ],
  // addresses
  [
    "a website that no browser can open",
    "agency.yaml",
    /website: .*/,
    "website: https://www.agency.1",
    "website",
    /no address that a browser can use/,
  ],
  [
    "an HTML entity in a legal text",
    "legal/terms-and-conditions.yaml",
    "Call {phone}.",
    "Fees &amp; taxes.",
    "Fees",
    /would be shown with its &amp;/,
  ],
  [
    "the year twice",
    "layout.yaml",
    "{year}",
    "{year} and {year}",
    "{year} and",
    /\{year\} stands here twice/,
  ],
  ["an email with an escape", "agency.yaml", "info@", "info%0acc@", "info%0a", /email address/],
  ["a state written out", "agency.yaml", "state: AZ", "state: Arizona", "state:", /must be AZ/],
  ["a state that is none", "agency.yaml", "state: AZ", "state: XX", "state:", /must be AZ/],
  [
    "a suite without quotes",
    "agency.yaml",
    "Hills Dr",
    "Hills Dr #204",
    "street:",
    /quotes around the whole text/,
  ],
  [
    "a suite after # and a space",
    "agency.yaml",
    "Hills Dr",
    "Hills Dr # 204",
    "street:",
    /quotes around the/,
  ],
  [
    "an extension in other words",
    "agency.yaml",
    "6025550142",
    "602-555-0142 ext. 12",
    "phone:",
    /mean "6025550142 x12"/,
  ],
  [
    "a page that is not there",
    "layout.yaml",
    "href: /directory",
    "href: /accessibility",
    12,
    /must be one of #products/,
  ],
  [
    "a language in itself",
    "agents.yaml",
    "  principal: true",
    "  languages: [Español]\n  principal: true",
    "Español",
    /must be one of Spanish/,
  ],
  [
    "one network in the place of the list",
    "agency.yaml",
    "  - name: Facebook\n    url",
    "  name: Facebook\n  url",
    "name: Facebook",
    /begins with '- '/,
  ],
  // hours and closures
  [
    "a break that overlaps",
    "hours.yaml",
    "9:00 AM-1:00 PM",
    "9:00 AM-1:00 PM, 12:00 PM-2:00 PM",
    "12:00 PM-2",
    /open again after/,
  ],
  [
    "a slip past midnight",
    "hours.yaml",
    "9:00 AM-1:00 PM",
    "9:00 AM-6:00 AM",
    "6:00 AM",
    /close after it opens/,
  ],
  [
    "a break in other words",
    "hours.yaml",
    "9:00 AM-1:00 PM",
    "9am-noon and 1pm-6pm",
    "noon",
    /mean 9:00 AM-Noon, 1:00 PM-6:00 PM/,
  ],
  [
    "a closure that ends before it begins",
    "closures.yaml",
    "  name: Christmas",
    "  until: 2026-12-24\n  name: Christmas",
    "until",
    /after 2026-12-25/,
  ],
  [
    "a closure with the words that the site says itself",
    "closures.yaml",
    "Christmas Day",
    "Closed for Christmas",
    "Closed for",
    /the site says 'Closed for' before it/,
  ],
  [
    "a closure that is a sentence of its own",
    "closures.yaml",
    "Christmas Day",
    "Office closed for training",
    "Office closed",
    /the site says 'Closed for' before it/,
  ],
  ["hours as people say them", "hours.yaml", "9:00 AM-1:00 PM", "9-1", "9-1", /mean 9:00 AM-1:00 PM\?/],
  [
    "a field that is no fact",
    "not-found.yaml",
    /text: .*/,
    "text: At {address.unit}.",
    "{address",
    /there are \{address\.street\}, /,
  ],
  [
    "other hours in words",
    "closures.yaml",
    "  name: Christmas",
    "  hours: Closed\n  name: Christmas",
    "hours:",
    /leave the line out/,
  ],
  [
    "a pasted bullet",
    "products.yaml",
    "description: Cover for every car.",
    "description: • Cover for every car.",
    "• Cover",
    /would be shown with its •/,
  ],
  // the legal texts' Markdown
  [
    "HTML in a legal text",
    "legal/privacy-policy.yaml",
    "Call {phone}.",
    "Call <br>.",
    11,
    /"<br>" looks like HTML/,
  ],
  [
    "a script in a legal text",
    "legal/privacy-policy.yaml",
    "Call {phone}.",
    '"<script>alert(1)</script>"',
    11,
    /looks like HTML/,
  ],
  [
    "a link to nowhere in a legal text",
    "legal/privacy-policy.yaml",
    "Call {phone}.",
    "Read [this](/terms).",
    11,
    /must be one of .* but is "\/terms"/,
  ],
  [
    "a link that runs a script",
    "legal/privacy-policy.yaml",
    "Call {phone}.",
    "Read [this](javascript:alert).",
    11,
    /is a link to no page/,
  ],
  [
    "bold words without their second stars",
    "legal/privacy-policy.yaml",
    "Call {phone}.",
    "Call **{phone}.",
    11,
    /would be shown with its \*\*/,
  ],
  [
    "a link with a space in it",
    "legal/privacy-policy.yaml",
    "Call {phone}.",
    "Read [this] (/directory).",
    11,
    /would be shown with its \] \(\//,
  ],
  [
    "a link without its end",
    "legal/privacy-policy.yaml",
    "Call {phone}.",
    "Read [this](https://agency.com/rules",
    11,
    /would be shown with its \]\(https:/,
  ],
  [
    "a link's address that no words lead to",
    "legal/privacy-policy.yaml",
    "Call {phone}.",
    '"Call us.\\n\\n[The Rules]: https://agency.com/rules"',
    11,
    /"\[the rules\]:" is a link's address that no words lead to/,
  ],
  [
    "a heading in a legal text",
    "legal/privacy-policy.yaml",
    "Call {phone}.",
    '"## Call"',
    11,
    /a section's title/,
  ],
  [
    "a picture in a legal text",
    "legal/privacy-policy.yaml",
    "Call {phone}.",
    "See ![us](/us.png).",
    11,
    /picture/,
  ],
  // other files
  ["a missing photo", "home.yaml", "principal-agent.jpg", "agent.jpg", "agent.jpg", /not in the folder/],
];

/** A valid edit: what it is, the file, what is replaced by what. */
const edits: [string, string, string | RegExp, string][] = [
  [
    "stars of footnotes, AT&T and a file's name",
    "products.yaml",
    "description: Cover for every car.",
    'description: "Cover* for 3 * 2 * 1 cars, AT&T vans and car_of_old_.pdf. *Where the law allows"',
  ],
  ["one agent", "agents.yaml", /\n- name: Wren[\s\S]*/, ""],
  ["notes behind values", "agency.yaml", "since: 2022", "since: 2022 # 2 years after the first idea"],
  [
    "a number sign in quotes",
    "agency.yaml",
    "street: 2550 W Union Hills Dr",
    'street: "2550 W Union Hills Dr # 204"',
  ],
  [
    "an agent's email and languages",
    "agents.yaml",
    "  principal: true",
    "  email: m.o'neil@agency.example\n  languages: [Spanish, Navajo]\n  principal: true",
  ],
  ["one product", "products.yaml", /\n- icon: life[\s\S]*/, ""],
  ["twelve products", "products.yaml", /$/, products(12)],
  ["a product of a new kind", "products.yaml", "icon: life", "icon: motorcycle"],
  ["one city", "cities.yaml", /\n- name: Tempe[\s\S]*/, "\n"],
  [
    "a client's words as they were written",
    "testimonials.yaml",
    "The new policy",
    `The ${"very ".repeat(60)}new policy`,
  ],
  ["a break at noon", "hours.yaml", "9:00 AM-6:00 PM", "9:00 AM-12:00 PM, 1:00 PM-6:00 PM"],
  ["noon and midnight", "hours.yaml", "9:00 AM-6:00 PM", "Noon-Midnight"],
  ["a night", "hours.yaml", "9:00 AM-6:00 PM", "6:00 PM-2:00 AM"],
  ["a day round the clock", "hours.yaml", "9:00 AM-6:00 PM", "24/7"],
  ["a row of one's own", "hours.yaml", /$/, "- day: Holidays\n  hours: By appointment\n"],
  [
    "a closure with other hours",
    "closures.yaml",
    /$/,
    "- date: 2026-12-24\n  name: Christmas Eve\n  hours: 9:00 AM-Noon\n",
  ],
  [
    "several days with the day among them",
    "closures.yaml",
    /$/,
    "- date: 2026-12-24\n  until: 2027-01-02\n  name: Winter Break\n",
  ],
  ["a long name of a holiday", "closures.yaml", "Thanksgiving Day", "Martin Luther King Jr. Day, observed"],
  ["an extension", "agency.yaml", "6025550142", "6025550142 x12"],
  ["a toll-free number", "agency.yaml", "6025550142", "8005550142"],
  ["no review yet", "testimonials.yaml", /[\s\S]*/, "[]\n"],
  ["no network", "agency.yaml", /social:\n[\s\S]*/, "social: []\n"],
  ["a saving in dollars", "agency.yaml", "savings: 25%", "savings: $500"],
  ["a suite", "agency.yaml", "  city:", '  unit: "#204"\n  city:'],
  [
    "a street with its suite, in quotes",
    "agency.yaml",
    "2550 W Union Hills Dr",
    '"2550 W Union Hills Dr #204"',
  ],
  ["a query in an address", "agency.yaml", "example/duskridge", "example/duskridge?a=1&copy=2&quot=3"],
  ["a section that is called like a part of the page", "legal/privacy-policy.yaml", "Data Security", "Quote"],
  [
    "bold words, links and points of a point",
    "legal/privacy-policy.yaml",
    "- Call {phone}.",
    "- >-\n        **Call** [us](mailto:{email}), see [terms](/terms-and-conditions) and [a site](https://a.example/b_c):\n          - by day;\n          - by *night*.",
  ],
  [
    "a link's address in a line of its own",
    "legal/privacy-policy.yaml",
    "- Call {phone}.",
    '- "Read [the rules][The  Rules], [the rules].\\n\\n[The Rules]: https://agency.com/rules"',
  ],
  ["inches", "products.yaml", "description: Cover for every car.", 'description: Wheels up to 35"'],
  [
    "a day of several with an entry of its own",
    "closures.yaml",
    "- date: 2026-12-25",
    "- date: 2026-12-24\n  name: Christmas Eve\n  hours: 9:00 AM-Noon\n- date: 2026-12-24\n  until: 2027-01-02\n  name: Winter Break\n- date: 2026-12-25",
  ],
  ["an accent and an emoji", "agents.yaml", "Wren Paloverde", "Zoë Łukasiewicz 🌵"],
  ["a missing line end", "cities.yaml", /\n$/, ""],
  [
    "lines between, spaces at ends, and quotes of both kinds",
    "cities.yaml",
    "- name: Mesa",
    "\n\n-   name:   \"Mesa\"   \n\n- {name: 'Gila Bend'}\n",
  ],
];

it.each(edits)("takes %s", async (_edit, path, from, to) => {
  change(path, from, to);
  expect((await check()).map(formatProblem)).toEqual([]);
});

it("takes a legal page that is one more file, and links to it", async () => {
  const page = readFileSync(join(dataDir, "legal/privacy-policy.yaml"), "utf8");
  writeFileSync(join(dataDir, "legal/accessibility.yaml"), page);
  change("layout.yaml", "href: /directory", "href: /accessibility");
  expect(await check()).toEqual([]);
});

it("advises to shorten a long sentence of our own, and lets it pass", async () => {
  const long =
    "Calling {phone} is the fastest way to an answer, 7 days a week — for you, for your family, and for everyone in the house who has a question for us.";
  change("home.yaml", "The fastest way to an answer.", long);
  const { problems, advice } = await checkContent({ dataDir, staticDir });
  expect(problems).toEqual([]);
  expect(advice.map(({ line, message }) => `${line} ${message}`)).toEqual([
    `${lineOf("home.yaml", "Calling {phone}")} a sentence of text has 30 words ("Calling {phone} is the …"); two sentences of at most 25 are easier to read`,
  ]);
});

it.each(faults)("reports %s", async (_fault, path, from, to, place, words) => {
  change(path, from, to);
  const problems = await check();
  const line =
    typeof place === "number"
      ? place
      : typeof place === "object" && "last" in place
        ? lineOf(path, place.last, true)
        : lineOf(path, place);
  const report = problems.map(formatProblem).join("\n");
  expect(report).toMatch(words);
  expect(problems.map((problem) => `${problem.file}:${problem.line}`)).toEqual([`data/${path}:${line}`]);
  expect(report).not.toMatch(/\n\s+at /);
});

it.each([
  ["years: 20+", "years: 20+ years", "home.yaml", "text would say “20+ years years”"],
  ["savings: 25%", "savings: Up to 25%", "home.yaml", "heading would say “up to Up to 25%”"],
  [/license: .*/, 'license: "#12345"', "layout.yaml", "license would say “##12345”"],
])("reports words that a fact and a text both say: %s, %s", async (from, to, path, words) => {
  change("agency.yaml", from, to);
  expect((await check()).map(({ file, message }) => `${file} ${message}`)).toEqual([
    expect.stringContaining(`data/${path} ${words}`),
  ]);
});

it("reports where texts speak of a rating that the agency does not have yet", async () => {
  change("agency.yaml", / {2}rating: .*\n {2}reviews: .*\n/, "");
  const missing = (place: string, name: string) =>
    `${lineOf("home.yaml", place)} {figures.${name}} has no value, since agency.yaml leaves it out: write it there, or take the words about it out here`;
  expect((await check()).map(({ line, message }) => `${line} ${message}`)).toEqual([
    missing("proof:", "rating"),
    missing('- value: "{figures.rating}/5"', "rating"),
    missing('  rating: "{figures.rating}/5"', "rating"),
    missing("reviewCount:", "reviews"),
  ]);
});

it("reports once what two facts beside each other both say", async () => {
  change("agency.yaml", "city: Phoenix", "city: Phoenix, AZ");
  change("home.yaml", "The fastest way to an answer.", "We are in {address.city}, {address.state}.");
  expect((await check()).map(({ message }) => message)).toEqual([
    expect.stringContaining("text would say “Phoenix, AZ, AZ”, since {address.city} brings the word along"),
  ]);
});

it("reports what is wrong in a provider's code at the line where it is", async () => {
  const provided = {
    origin: "http://api.provider.example",
    id: "abc",
    script: "//link.provider.example/e.js",
  };
  const code = `code: |\n${formCode(provided, "Contact").replace(/^/gm, "    ")}\n`;
  change("embeds.yaml", leadCode, code);
  const places = (await check()).map(({ line, column, message }) => `${line}:${column} ${message}`);
  const [src, script] = [lineOf("embeds.yaml", "http://api"), lineOf("embeds.yaml", '"//link')];
  expect(places).toEqual([
    expect.stringMatching(`^${src}:9 leadForm: .*did you mean https://api`),
    expect.stringMatching(`^${script}:13 leadForm: .*did you mean https://link`),
  ]);
});

it.each([formCode, bookingCode])(
  "takes the codes of another provider's host in every place: %p",
  async (codeOf) => {
    const code = (id: string) =>
      `code: |\n${codeOf({ origin: "https://go.agency.example", id, script: aForm }, id).replace(/^/gm, "    ")}\n`;
    change("embeds.yaml", leadCode, code("a"));
    change("embeds.yaml", /(?<=contactForm:\n {2})code: \|\n( {4}.*\n)+/, code("b"));
    if (codeOf === bookingCode) change("embeds.yaml", /(?<=survey:\n {2})code: \|\n( {4}.*\n)+/, code("c"));
    expect(await check()).toEqual([]);
  },
);

describe("files", () => {
  async function reports() {
    return (await check()).map(formatProblem);
  }

  it("says of a content folder that is not there that it is missing", async () => {
    const { problems } = await checkContent({ dataDir: join(dataDir, "elsewhere"), staticDir });
    expect(problems.map(formatProblem)).toEqual([
      "data:1:1  the folder is missing; put it back, with all its files",
    ]);
  });

  it("reports a file that is missing under its name, and one that nobody declared with what was meant", async () => {
    renameSync(join(dataDir, "agents.yaml"), join(dataDir, "agent.yml"));
    const all = await reports();
    expect(all).toHaveLength(2);
    expect(all[0]).toBe(
      "data/agent.yml:1:1  the file is not one that the site knows; did you mean agents.yaml?",
    );
    expect(all[1]).toBe("data/agents.yaml:1:1  the file is missing: put it back under this very name");
  });

  it("reports a file that is not UTF-8", async () => {
    writeFileSync(join(dataDir, "cities.yaml"), Buffer.from("\ufeff- name: Mesa", "utf16le"));
    expect(await reports()).toEqual([expect.stringMatching(/cities\.yaml:1:1 {2}.*UTF-8/)]);
  });

  it("reports a text that is called a photo", async () => {
    writeFileSync(join(dataDir, "images/principal-agent.jpg"), "no picture");
    expect(await reports()).toEqual([expect.stringMatching(/home\.yaml:\d+:12 {2}.*not an image/)]);
  });

  it("reports a photo that breaks off", async () => {
    const photo = join(dataDir, "images/principal-agent.jpg");
    const whole = readFileSync(photo);
    writeFileSync(photo, whole.subarray(0, whole.length / 2));
    expect(await reports()).toEqual([expect.stringMatching(/not an image/)]);
  });

  it.each([
    [1199, 900],
    [1200, 899],
  ])("reports a photo that is smaller than its largest use: %i × %i", async (width, height) => {
    const photo = sharp({ create: { width, height, channels: 3, background: "#888" } });
    await photo.jpeg().toFile(join(dataDir, "images/principal-agent.jpg"));
    const message = `at least 1200 pixels wide and 900 high, but is ${width} × ${height}`;
    expect(await reports()).toEqual([expect.stringContaining(message)]);
  });

  it("reports a photo of another format than its name says", async () => {
    const photo = sharp({ create: { width: 1300, height: 900, channels: 3, background: "#888" } });
    await photo.png().toFile(join(dataDir, "images/principal-agent.jpg"));
    expect(await reports()).toEqual([expect.stringMatching(/not a jpeg image as its name says, but png/)]);
  });

  it("says what to do with a photo as iPhones keep it, whatever its name", async () => {
    const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from("ftypheic"), Buffer.alloc(600)]);
    writeFileSync(join(dataDir, "images/principal-agent.jpg"), heic);
    writeFileSync(join(dataDir, "images/IMG_4711.HEIC"), heic);
    const all = await reports();
    expect(all).toHaveLength(2);
    for (const report of all)
      expect(report).toMatch(/HEIC, which browsers do not show; open it and export it as JPEG/);
  });

  it("takes a photo as cameras name it, and looks at it upright", async () => {
    const photo = sharp({ create: { width: 1600, height: 1200, channels: 3, background: "#888" } });
    await photo.withMetadata({ orientation: 6 }).jpeg().toFile(join(dataDir, "images/IMG_4711.JPG"));
    change("home.yaml", "images/principal-agent.jpg", "images/IMG_4711.JPG");
    expect(await reports()).toEqual([]);
  });

  it("calls a picture that is too large so, and not damaged", async () => {
    const photo = await sharp(join(dataDir, "images/principal-agent.jpg")).toBuffer();
    // Its frame header is made to say so: to draw such a picture takes seconds.
    const size = photo.indexOf(Buffer.from([0xff, 0xc0])) + 5;
    for (const side of [size, size + 2]) photo.writeUInt16BE(20_000, side);
    writeFileSync(join(dataDir, "images/principal-agent.jpg"), photo);
    expect(await reports()).toEqual([
      expect.stringMatching(/too large: 20000 × 20000 pixels, of at most 12000/),
    ]);
  });

  it("reports a link to a file that is not there", async () => {
    symlinkSync("nowhere.jpg", join(dataDir, "images/broken.jpg"));
    symlinkSync("loop.jpg", join(dataDir, "images/loop.jpg"));
    expect(await reports()).toEqual([
      expect.stringMatching(/images\/broken\.jpg:1:1 {2}this is a link to a file that is not there/),
      expect.stringMatching(/images\/loop\.jpg:1:1 {2}this is a link to a file that is not there/),
    ]);
  });

  it("says what to write in a list file that has only comments", async () => {
    writeFileSync(join(dataDir, "closures.yaml"), "# none this year\n");
    expect(await reports()).toEqual([expect.stringMatching(/closures\.yaml:1:1 .*write \[\] on a line/)]);
  });

  it("answers at once, and without a stack, to a quote that never closes and to a very long address", async () => {
    change("agency.yaml", "legalName: ", `legalName: "${"a".repeat(450_000)} `);
    writeFileSync(join(dataDir, "cities.yaml"), `- name: "${"Mesa ".repeat(2_000_000)}`);
    change("layout.yaml", "href: /directory", `href: https://${"a".repeat(100_000)}`);
    const all = await reports();
    expect(all.map((report) => report.slice(0, 200))).toEqual([
      expect.stringMatching(/agency\.yaml:\d+:\d+ {2}a quote opens here/),
      expect.stringMatching(/cities\.yaml:1:1 {2}the file has 10000009 bytes/),
      expect.stringMatching(/layout\.yaml:12:11 {2}href must be a page/),
    ]);
  }, 5_000);

  it.each(["legal/Accessibility.yaml", "legal/directory.yaml"])(
    "refuses %s as the address of a page",
    async (path) => {
      writeFileSync(join(dataDir, path), readFileSync(join(dataDir, "legal/privacy-policy.yaml")));
      expect(await reports()).toEqual([expect.stringMatching(/the file's name is its page's address/)]);
    },
  );

  it("accepts Windows line ends", async () => {
    const file = join(dataDir, "home.yaml");
    writeFileSync(file, readFileSync(file, "utf8").replace(/\n/g, "\r\n"));
    expect(await reports()).toEqual([]);
  });
});

it("reports every problem of every file at once, in order", async () => {
  change("testimonials.yaml", "rating: 4", "rating: 6");
  change("testimonials.yaml", "location: Mesa", "locaton: Mesa");
  change("agency.yaml", "since: 2022", "since: last year");
  const places = (await check()).map(({ file, line, column }) => `${file}:${line}:${column}`);
  expect(places).toEqual([
    "data/agency.yaml:17:8",
    "data/testimonials.yaml:9:3",
    "data/testimonials.yaml:10:11",
  ]);
});

it("looks into a list that is too long", async () => {
  change(
    "cities.yaml",
    "- name: Mesa",
    `- name: 7\n- nam: Mesa${"x".repeat(60).replace(/x/g, (_, i) => `\n- name: City ${i}`)}`,
  );
  const reports = (await check()).map(({ line, message }) => `${line} ${message}`);
  expect(reports).toEqual([
    expect.stringMatching(/^3 name must be text/),
    expect.stringMatching(/^4 'nam' is not a field/),
    expect.stringMatching(/^61 .*1 to 60/),
  ]);
});

it("shows the line and a caret below the place", async () => {
  change("testimonials.yaml", "rating: 4", "rating: 6");
  const [problem] = await check();
  expect(problem && formatProblem(problem)).toBe(
    [
      "data/testimonials.yaml:10:11  rating must be a whole number from 1 to 5, but is 6",
      "    10 |   rating: 6",
      "       |           ^",
    ].join("\n"),
  );
});
