import sharp from "sharp";
import { fixtureContent } from "../../../tests/support/fixtureContent";
import { bookingCode, formCode, surveyCode } from "../../../tests/support/mockProvider/embedCode";
import { limits } from "../declarations/limits";
import { publishedContent } from "../outputs/publishedContent";
import { checkFiles } from "./checkContent";
import { formatAnnotation, formatProblem, formatReport } from "./problem";

const sampleForms = ["lead-form.html", "contact-form.html", "survey.html", "form_embed.js"];
const staticFiles = ["Claim Form.pdf", ...sampleForms.map((name) => `sample-forms/${name}`)];
const photo = "images/principal-agent.jpg";

let files: Map<string, string | Uint8Array>;

beforeEach(() => {
  files = fixtureContent();
});

async function reports(): Promise<string[]> {
  return (await checkFiles(files, staticFiles)).problems.map(formatProblem);
}

/** Replaces the first match in a content file, and returns the number of the first changed line. */
function change(path: string, from: string | RegExp, to: string): number {
  const before = String(files.get(path));
  const after = before.replace(from, () => to);
  if (after === before) throw new Error(`${from} is not in ${path}`);
  files.set(path, after);
  const lines = before.split("\n");
  return after.split("\n").findIndex((line, i) => line !== lines[i]) + 1;
}

const paragraph = "Call {phone}.";
const leadCode = /(?<=leadForm:\n {2}code: \|\n)( {4}.*\n)+/;
const allowed = /allow:[\s\S]*/;
const features = /features:\n( {4}- .*\n)+/;
const iframe = '<iframe src="https://api.provider.example/widget/form/1" title="Form"></iframe>';
const script = '<script src="https://link.provider.example/e.js"></script>';

test("the content check accepts the test fixture's content", async () => {
  expect(await reports()).toEqual([]);
});

type Fault = [from: string | RegExp, to: string, message: RegExp, linesBelow?: number];

const faults: Record<string, Fault[]> = {
  "agency.yaml": [
    ['"89101-1234"', '"89101-1234', /:8 {2}The closing quotation mark is missing/],
    ["since: 1962", "since: 1962\nsince: 2023", /"since" is here twice\. Delete one of the two$/m],
    ["since: 1962", "=======\nsince: 1962", /Two versions are here\. Keep one/],
    [
      "timeZone: America/Los_Angeles\n",
      "",
      /not on Arizona time\. Write "timeZone: " .* America\/Los_Angeles/,
      -3,
    ],
    ["  state: NV", "   state: NV", /This line is indented differently/],
    ["city: Las Vegas", "city:Las Vegas", /This line lacks the space after the colon/],
    ["rating: ", "ratng: ", /"ratng" is not a field here.*\. Did you mean rating\?/],
    ["city: Las Vegas", "city:", /"city" is empty\. Write only the name/],
    [/social:\n( .*\n)+/, "social:\n", /is empty\. .* if there are none, "social: \[\]"$/m, -1],
    ['"89101-1234"', "02134", /"zip" must be .*, but is 02134\. Did you mean "02134"\?/],
    ["Ridge Rd", "Ridge Rd # B-204", /The text ends here/],
    ["4100 Ocotillo Ridge Rd", '"4100 Ocotillo Ridge Rd" #204', /The text ends here/],
    [/^name: .*/m, "name: Saguaro Insurance# SAMPLE", /would see the # in "name"\. Put a note after a space/],
    [/city: .*/, "city: “Phoenix”", /see the quotation marks in "city"/],
    [/city: .*/, "city: Phoenix,", /"city" begins or ends with ","/],
    ["reviews: 1204", "reviews: 1,200 reviews", /Did you mean 1200, without "reviews"\?/],
    [/ {2}unit: .*/, "  unit: N/A", /"unit" is "N\/A", which .*\. If there is none, delete the field/],
    [/license: .*/, "license: License 18004512", /Did you mean "18004512", without "License"\?/],
    [/license: .*/, "license: 'TX Lic. #18004512'", /Did you mean "18004512", without "TX Lic\. #"\?/],
    [/^name: .*/m, `name: ${"Dusk ".repeat(6000)}`, /"name" is 29,999 characters long; the limit is 120/],
  ],
  "agents.yaml": [
    ['  phone: "9285550144"', '   phone: "9285550144"', /:4 {2}This line is indented differently/],
    [/(?<=0144"\n)/, "  principal: true\n", /Two entries have .* \(the other is entry 1\)/],
    ["  principal: true\n", "", /No entry has "principal: true"/, -5],
    ["  principal: true", "  fax: 1\n  principal: true", /Use one of these, or delete it: name, title/],
    ['"{phone}"', '"{license}"', /\{license\} does not work here\. Write ten digits/],
    ["  description: Helps", "  cell: 602-555-0154\n  description: Helps", /: { label: Cell, phone: /],
    [/"\{phone\}.*/, "{phone} ext. 12", /begins with \{ needs quotation marks\. Write "\{phone\} x12"$/m],
  ],
  "cities.yaml": [
    [/^(?=- )/m, "[]\n", /:1 {2}\[\] means that the list is empty\. Delete it/],
    ["- name: Mesa", "-name: Mesa", /:1 {2}A list entry begins with a hyphen and a space/],
    ["- name: Mesa", "• name: Mesa", /A list entry begins with a hyphen and a space/],
    ["- name: Mesa", "---\n- name: Mesa", /This line is not part of the content\. Delete it/],
    ["- name: Mesa", "- name:Mesa", /lacks the space .* Did you mean name: Mesa\?/],
  ],
  "carriers.yaml": [["lines: Home & Auto", "lines: 'Home & Auto:'", /"lines" begins or ends with ":"/]],
  "closures.yaml": [
    ["2030-11-28", "2030‑11‑28", /pasted from another program\. Retype it: 2030-11-28/],
    ["2030-11-28", "2062-11-28", /Check the year/],
    ["\n  name:", "\n  until: 2030-01-02\n  name:", /"until" is 2030-01-02, not after .* Check the year/],
    ["2030-11-28", "2030-11-31", /"date" is 2030-11-31, but there is no such day/],
  ],
  "directory.yaml": [["Main Lines", "'Agency's lines'", /The apostrophe .* Write "Agency's lines"/]],
  "embeds.yaml": [
    ["    <script", "<script", /Begin every line of the provider's code, .* with four spaces/],
    [/$/, "hosts: []\n", /delete it: leadForm, contactForm/],
    [allowed, "allow:\n  scripts: [https://a.example/b.js]\n", /https:\/\/a\.example, without "\/b\.js"\?/],
    [allowed, "allow:\n  pictures: ['*.a.example']\n", /Did you mean https:\/\/\*\.a\.example\?/],
    [allowed, "allow:\n  frames: [http://a.example]\n", /Did you mean https:\/\/a\.example\?/],
    [allowed, "allow:\n  styles: [wss://a.example]\n", /Did you mean https:\/\/a\.example\?/],
    [allowed, "allow:\n  scripts: [\"'unsafe-inline'\"]\n", /Only addresses .* Delete this entry$/m],
    [allowed, "allow:\n  frames: [https://a.*.example]\n", /:23:12 {2}\* works only right after https/],
    [allowed, "allow:\n  connections: [wss://a.*.b.example]\n", /right after https:\/\/ or wss:\/\/\. Write/],
    [allowed, "allow:\n  connections: [wss://a.example:99999]\n", /Browsers cannot open this address/],
  ],
  "home.yaml": [
    ["Same-day response", "Note: same day", /contains a colon .* Write "Note: same day"$/m],
    ['"{figures.years}"', "{figures.years} so", /begins with \{ needs .* Write "\{figures\.years\} so"$/m],
    [/headline: .*/, 'headline: "  "', /"headline" is empty/],
    ["Most popular", "Most\u200bpopular", /:21 {2}This line has an invisible character/],
    ["{figures.savings}", "{figures.saving}", /:25 .*Did you mean \{figures\.savings\}\?/],
    ["{figures.savings}", "{agency.phone}", /does not work here\. .* Did you mean \{phone\}\?/],
    ["You hear", "At [Company Name] you hear", /has the blank "\[Company Name\]"/],
    ["You hear", "A {figures.response} day, you hear", /The page would say "Day day", because/],
    ["You hear", "On the same day {figures.response} you hear", /would say "same day Same Day"/],
    ["principal-agent.jpg", "agent.jpg", /"images\/agent\.jpg" does not exist/],
  ],
  "hours.yaml": [
    ["  hours: Closed", "\thours: Closed", /:1 {2}A space or tab at the start of this line is wrong/],
    ["hours: Closed", "hours: &shut Closed", /needs quotation marks\. Put them around the whole text/],
    ["hours: 9:00 AM-6:00 PM", "hours: 9:00 AM-9:00 AM", /Open all day is 24\/7; open past midnight/],
    ["day: Sunday", "day: Sun", /Did you mean Sunday\?/],
    ["day: Sunday", "day: Sonday", /Did you mean Sunday\?/],
  ],
  "layout.yaml": [
    [', home page"', ", home page", /The closing quotation mark is missing/],
    ['href: "#quote"', "href: #quote", /"href" is empty, because # begins a note/],
    ['"Nevada License #{license}"', "Nevada License #{license}", /# begins a note\. Put quotation marks/],
    ["Call {phone}", "Call {phone", /A "\{" or "\}" is missing or extra here/],
    ["  text: Text {textPhone}\n", "", /title mentions texting, but there is no number/, 9],
    ["{year}", "{year} and {year}", /\{year\} is here twice/],
    ["/directory", "https://www.ironwood.example/dental", /no such page\. Write one of #products,/],
    ["/directory", "tel:{email}", /"href" must be a page/],
    ["/directory", "https://ironwood.example/contact-us.html", /no such page\. .* address$/m],
    ["/directory", "/directory.PHP", /no such page\. .* Did you mean \/directory\?/],
    ["/directory", "/sample-forms/survy.html", /Did you mean \/sample-forms\/survey\.html\?/],
    ["/directory", "tel:928-555-0177", /"href" must be .* tel:\{phone\}, .* but is "tel:928-555-0177"$/m],
    ["/directory", "https://a.example:99999", /Browsers cannot open this address/],
  ],
  "legal/privacy-policy.yaml": [
    [`- ${paragraph}`, "- >-\n        Of us:\n        - see it;", /Put two more spaces before its hyphen/, 2],
    ["title: Data Security", 'title: "## Data"', /would see the ## in "title"/],
    ["title: Data Security", "title: ## Data", /"title" is empty, .* or delete "##"/],
    [paragraph, "Call <br>.", /:14 .*"<br>" does not work here/],
    [paragraph, '<a href="https://x.example">File</a>', /Did you mean "\[File\]\(https:\/\/x\.example\)"\?/],
    [paragraph, "A &amp; B", /"&amp;" does not work .* Did you mean &\?/],
    [paragraph, ">-\n        | A | B |\n        |---|---|", /is a table, which does not work here/],
    [paragraph, "Of [DATE], [INSERT NAME, LLC] is", /has the blank "\[DATE\]"/],
    [paragraph, "Call. ".repeat(1000), /5,999 characters long; the limit is 5,000/],
    [paragraph, '"## Call"', /For a section, write "- title: Call", indented/],
    [
      paragraph,
      "Call **{phone}.",
      /would show visitors the "\*\*"\. Write \*\*bold\*\* with \*\* on both sides/,
    ],
    [paragraph, "Read [this](/terms).", /links to "\/terms", but this site has no such page/],
    [paragraph, "See [this](javascript:alert).", /does not work here\. Write \[words\]\(\/page\)/],
    [paragraph, '"A.\\n\\n[B]: https://b.example"', /Write \[words\]\(https:\/\/b\.example\) instead/],
    [/paragraphs:\n.*\n/, "closing: [A.]\n", /Add "paragraphs:" or "points:"/, -1],
  ],
  "not-found.yaml": [[/[\s\S]*/, "- code: x\n", /The file must not be a list\. Delete this "- "/]],
  "products.yaml": [
    [features, "features: all\n", /Did you mean \[all\]\?/],
    [features, "features: fire, theft\n", /Did you mean \[fire, theft\]\?/],
    [
      "- Glass",
      "- name: Glass\n      more: tint",
      /Entry 2 of "features" must be only text\. Delete "name:"$/m,
    ],
    [features, "features: []\n", /This list must have 1 to \d+ features, but has 0/],
    ["- Glass", "- #1 choice", /Entry 2 of "features" is empty, because #/],
    [features, "features:\n    • Fire\n    • Theft\n", /Begin each entry with a hyphen and a space$/m],
    ["- Glass", "- LIABILITY", /This entry repeats "LIABILITY" from entry 1/],
    ["  popular: false", "  popular: true", /Two entries have "popular: true" \(the other is entry 1\)/],
    ["    - Glass", "      - Glass", /:7 {2}This line is read as part .* Put its hyphen directly below/],
    ["    - Glass", "      Glass", /Begin it with a hyphen directly below the hyphen of the entry above/],
    ["every car", "<br>every car", /:26 {2}"description": "<br>" does not work here/],
    ["every car", "every &amp; car", /"&amp;" does not work here/],
    ["every car", "**every** car", /"\*\*every\*\*" does not work here/],
    ["- Glass", "- ·\tGlass", /would see the · in entry 2/],
  ],
  "testimonials.yaml": [
    ["  verified: true\n", "", /"verified" is missing\. .* \(true if the agency knows/, -5],
    ["date: March 2026", "date: 2018-10-18T18:16:12+00:00", /must be a date that ends with its year/],
    [/(?<=text: )The.*/, `'"Great people."'`, /see the quotation marks/],
    [/(?<=text: )The.*/, '"«Muy amable.»"', /see the quotation marks/],
    [/(?<=text: )The.*/, "Great people... More", /contains "\.\.\. More"\. Copy only the words/],
    ["source: Google", "source: http://g.example/a", /must be a name such as Google/],
    ["https://google.example/reviews/2", "https://g.example/?a=1&amp;b=2", /Did you mean .*\?a=1&b=2\?/],
    ["location: Mesa", "locaton: Mesa", /"locaton" is not a field .* Did you mean location\?/],
    [/(?<=text: )The.*/, "Great people # would hire again", /The text ends here/],
    [/text: The.*/, "text: >-\n    A.\n    # was wrong", /would see the # .* above the line with >-$/m],
  ],
};

test.each(
  Object.entries(faults).flatMap(([file, list]) => list.map((fault): [string, ...Fault] => [file, ...fault])),
)(
  "in %s, the error caused by replacing %j with %j is reported at the right line",
  async (path, from, to, message, below = 0) => {
    const line = change(path, from, to) + below;
    const reported = await reports();
    expect(reported).toEqual([expect.stringMatching(message)]);
    expect(reported[0]).toMatch(new RegExp(`^data/${path}:${line}:`));
  },
);

test.each<[path: string, from: string | RegExp, to: string, message: RegExp]>([
  ["testimonials.yaml", /(?<=text: )The.*/, "Great: fast.\nGo there: now.", /:7:.*write >- after the colon/],
  ["testimonials.yaml", /(?<=text: )The.*/, "Great: fast\n    and kind", /:6:.*write >- after the colon/],
  ["testimonials.yaml", /(?<=text: )The.*/, '"Great" people,\nall of them', /:7:.*write >- after the colon/],
  ["testimonials.yaml", /(?<=text: )The.*/, ">- Great", /write >- after the colon/],
  ["testimonials.yaml", /(?<=text: )The.*/, "Great\n    # 1 here", /# begins a note/],
  ["legal/privacy-policy.yaml", paragraph, "**Bold** words", /begins with \* needs quotation marks/],
  ["legal/privacy-policy.yaml", paragraph, "**A** b\n      - **C** d", /with \* [\s\S]*with \* .* d"$/m],
  ["legal/privacy-policy.yaml", paragraph, "| A | B |\n        | - | - |", /:9:.*A table does not work here/],
  ["legal/privacy-policy.yaml", paragraph, "A.\nFull name\tAge\nAnn\t42", /:10:.*A table does not work here/],
  ["legal/privacy-policy.yaml", paragraph, "Full name\tAge\n        Ann\t42", /is a table/],
  ["home.yaml", "Same-day response", "{{name}}", /quotation marks .* "\{name\}"$/m],
  ["home.yaml", "Same-day response", "{{name}} is", /quotation marks .* "\{name\}"$/m],
  ["home.yaml", "Same-day response", "{{{", /Delete any other/],
  ["hours.yaml", /(?<=hours: )Closed/, "-", /A hyphen alone is not a value/],
  ["hours.yaml", /(?<=hours: )Closed/, "- Fast", /begin a list entry\. Delete them/],
  ["cities.yaml", /^/, "```yaml\n", /:1:.*not part of the content\. Delete it/],
  ["redirects.yaml", /$/, "\n[]\n", /\[\] means that the list is empty/],
  ["cities.yaml", "name: Mesa", "{ name: Mesa: city }", /contains a colon .* Write "Mesa: city"$/m],
  ["directory.yaml", "Main Lines", '"Best" é lines', /early\. Replace the marks inside with “ and ”$/m],
])("in %s, replacing %j with %j is explained without YAML jargon", async (path, from, to, message) => {
  change(path, from, to);
  const reported = (await reports()).join("\n");
  expect(reported).toMatch(message);
  expect(reported).not.toMatch(/YAML|mapping|scalar|token|[Ii]mplicit/);
});

test("YAML syntax errors and all other problems in a file are reported together", async () => {
  const lines = [
    change("agents.yaml", "- name: Marisol", '- name: "Marisol'),
    change("agents.yaml", "description: Agency principal.", "title: #1 in Nevada"),
    change("agents.yaml", "  description: Homeowners and renters.", " description: Homeowners and renters."),
    change("agents.yaml", "  description: Helps", "  description: Note: helps"),
    change("agents.yaml", '"9285550144"', "928-555-0144"),
    change("agents.yaml", '"9285550149"', "928-555-0149"),
  ].sort((a, b) => a - b);
  expect((await reports()).map((report) => Number(/:(\d+):/.exec(report)?.[1]))).toEqual(lines);
});

test.each([
  ["cities.yaml", `- name: ${"? ".repeat(15)}a`],
  ["cities.yaml", Array.from({ length: 30 }, (_, i) => `${" ".repeat(i)}? `).join("\n")],
  ["cities.yaml", "- ".repeat(2000)],
  ["cities.yaml", "[".repeat(50_000)],
  ["cities.yaml", "{".repeat(25)],
  ["cities.yaml", "\u00a0\n- name: Mesa"],
  ["legal/terms-and-conditions.yaml", `intro: "${"> ".repeat(2000)}"`],
  ["legal/terms-and-conditions.yaml", `intro: "${"[a](".repeat(1200)}"`],
])("the content check finishes even if %s is hard to parse (case %#)", async (path, text) => {
  files.set(path, text);
  expect((await reports()).length).toBeGreaterThan(0);
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
])("a redirect from %s to %s is accepted, and published as %s to %s", async (from, to, path, target) => {
  writeRedirects([from, to]);
  const { problems, content } = await checkFiles(files, staticFiles);
  expect(problems.map(formatProblem)).toEqual([]);
  expect(published(content)).toContain(JSON.stringify({ from: path, to: target }));
});

test.each<[from: string, to: string, message: RegExp]>([
  ["/directory", "/", /"from" is a page or file that this site already has/],
  ["/Directory", "/", /"from" is a page or file/],
  ["/directory.html", "/directory", /"from" is a page or file/],
  ["/..", "/", /"from" is a page or file/],
  ["/404", "/", /"from" is a page or file/],
  ["/Claim%20Form.pdf", "/", /"from" is a page or file/],
  ["/?p=12", "/", /Delete the \? or # in this address/],
  ["/blog/*", "/", /\* and : do not work here/],
  ["/100%", "/", /% does not work here\. .* mean \/100%25\?/],
  ["/caf%E9", "/", /Type its letter/],
  ["https://www.agency.example/contact.html", "/", /mean \/contact\.html, without "https:/],
  ["contact.html", "/", /Did you mean \/contact\.html\?/],
  ["//contact", "/", /Did you mean \/contact\?/],
  ["/a", "/nowhere", /this site has no such page\. Write one of #products/],
  ["/a", "/gone.pdf", /no such file\. Add it/],
  ["/a", "http://a.example", /"to" must be a page/],
  ["/a", "https://ironwood.example/directory", /"to" is on this site\. .* mean \/directory\?/],
  ["/a", "/A", /"to" is the same address as "from"/],
  ["/a", "/old", /"to" is itself an old address\. .* Did you mean "#about"\?/],
  ["/old/", "#about", /"from" repeats entry 1/],
  ["/OLD/", "/", /"from" repeats entry 1/],
])("a redirect from %s to %s is reported as a problem", async (from, to, message) => {
  writeRedirects(["/old", "#about"], [from, to]);
  expect(await reports()).toEqual([expect.stringMatching(message)]);
});

test("the maximum number of redirects is accepted, even with long paths", async () => {
  writeRedirects(...Array.from({ length: 2000 }, (_, i) => [`/blog/${"a".repeat(140)}${i}`, "/"] as const));
  expect(await reports()).toEqual([]);
});

test("a loop of two redirects is reported at both redirects", async () => {
  writeRedirects(["/Old", "/"], ["/old", "/"], ["/a", "/b"], ["/b", "/a"]);
  expect(await reports()).toEqual(
    Array(2).fill(expect.stringMatching(/itself an old address\. Write .* arrive$/m)),
  );
});

const provided = { origin: "https://api.provider.example", id: "a", script: "https://a.example/b.js" };
const withAddress = (address: string) => iframe.replace(/https[^"]*/, address);

function paste(code: string): void {
  change("embeds.yaml", leadCode, `${code.trim().replace(/^/gm, "    ")}\n`);
}

test.each<[code: string, message: RegExp]>([
  [script, /has no <iframe>\. .* not just a link or a script/],
  [`${iframe}\n<script src="https://link.prov`, /is incomplete/],
  [iframe + script.replace("</script>", ""), /is incomplete/],
  [iframe.replace('1"', "1"), /is incomplete/],
  ["https://a.example/form", /Write <iframe src="https:\/\/a\.example\/form" title="…"><\/iframe>/],
  [iframe.replace(/"/g, "”"), /is incomplete.*curly/],
  [iframe + withAddress("https://a.example"), /has more than one <iframe>/],
  ['<iframe title="x"></iframe>', /has no address in src="…"/],
  [withAddress("http://a.example"), /must be .* Did you mean https:\/\/a\.example\?$/m],
  [withAddress("/sample-forms/a.html"), /links to ".*a\.html", but this site has no such file/],
  [withAddress("https://forms.provider.example/widget/form/contact-2"), /This is the form of "leadForm"/],
  [iframe + script.replace("https", "http"), /"http:\/\/link.*must be an address that begins/],
  [iframe + script + script.replace("e.js", "f.js"), /has more than one script/],
])("the embed code %j is rejected, and the message says what to do", async (code, message) => {
  paste(code);
  const reported = await reports();
  expect(reported).toEqual([expect.stringMatching(message)]);
  expect(reported[0]).toMatch(/^data\/embeds\.yaml:\d+:9 {2}(leadForm|contactForm): /);
});

test.each([
  formCode(provided, "A"),
  bookingCode(provided),
  surveyCode(provided),
  `<!-- a --><style>p {}</style><p>${iframe}</p>`,
  iframe.replace("></", ">Loading…</"),
  `${iframe}<script>a()</script><form>Fill it in!</form>`,
  iframe + script + script,
  `${iframe.replace("/widget", "")}<script src="//another-provider/e.js"></script>`,
  iframe.replace("title", 'id="menu" title'),
])("the embed code %j is accepted as pasted", async (code) => {
  paste(code);
  expect(await reports()).toEqual([]);
});

/** Returns the published content as JSON. Throws if a derived field, such as opening times, cannot be computed. */
const published = (content: ReadonlyMap<string, unknown> = new Map()) =>
  JSON.stringify([...publishedContent(content)]);

const markdown = `>-
        **Call** [us](mailto:{email}), read [this](/Claim%20Form.pdf), see [terms](/terms-and-conditions):
          - by day;
          - by *night*.`;

test.each<[file: string, from: string | RegExp, to: string]>([
  ["agency.yaml", "since: 1962", "since: 1962 # 2 years after the first idea"],
  ["agents.yaml", "title: Account Manager", 'title: ""\n  email: null'],
  ["products.yaml", "- Glass", `- Glass, and ${"wind and hail ".repeat(4)}for all\n      of the year`],
  ["agents.yaml", "Jasper Mesquite", "Łucja Żeleźniak 🌵"],
  ["cities.yaml", "- name: Mesa", "\n-   name:   \"Mesa\"   \r\n- {name: 'Gila Bend'}"],
  ["closures.yaml", "\n  name:", "\n  until: 2030-11-12\n  name:"],
  ["embeds.yaml", allowed, "allow:\n  connections: [https://*.chat.example, wss://a.chat.example]\n"],
  ["home.yaml", /\n/g, "\r\n"],
  ["hours.yaml", "9:00 AM-6:00 PM", "6:00 PM-2:00 AM"],
  ["layout.yaml", "/directory", "tel:{principal.phone}"],
  ["layout.yaml", "/directory", "sms:+16025550142"],
  ["legal/privacy-policy.yaml", paragraph, markdown],
  ["products.yaml", "every car.", "3 * 2 cars*, AT&T vans, car_of_old_.pdf. *By law"],
  ["products.yaml", "description: Cover for every car.", 'description: Wheels up to 35"'],
  ["products.yaml", "  popular: false\n", "  link: { name: Meet us, href: /directory }\n"],
])("in %s, replacing %j with %j is accepted, and all placeholders are filled in", async (path, from, to) => {
  change(path, from, to);
  const { problems, content } = await checkFiles(files, staticFiles);
  expect(problems.map(formatProblem)).toEqual([]);
  expect(published(content)).not.toMatch(/\{[a-z]+(\.\w+)?\}(?<!\{(time|day|closure|year|network|rating)\})/);
});

test("if agency.yaml has no rating and no number of reviews, each placeholder for these values is reported", async () => {
  change("agency.yaml", / {2}rating: .*\n {2}reviews: .*\n/, "");
  const { problems } = await checkFiles(files, staticFiles);
  expect(problems.map(({ source = "", message }) => [source.replace(/:.*/, "").trim(), message])).toEqual([
    ["proof", expect.stringContaining("{figures.rating} has no value")],
    ["proof", expect.stringContaining("{figures.reviews} has no value")],
    ["- { value", expect.stringContaining("{figures.rating} has no value")],
    ["rating", expect.stringContaining("{figures.rating} has no value")],
    ["reviewCount", expect.stringContaining("{figures.reviews} has no value")],
  ]);
});

test("if a text repeats the agency's phone number, email, address or name, the content check suggests a placeholder such as {phone}", async () => {
  change("agents.yaml", '"9285550144"', "928-555-0177 ext. 4");
  change("layout.yaml", "href: /directory", "href: tel:+19285550177");
  change("layout.yaml", 'href: "#about"', "href: mailto:hello@ironwood.example");
  change("legal/privacy-policy.yaml", paragraph, "Call 1-928-555-0177 or (928) 555-0178.");
  change("not-found.yaml", /heading: .*/, "heading: Write to hello@ironwood.example");
  change("directory.yaml", "Main Lines", "Las Vegas, NV 89101");
  change("error-screen.yaml", /heading: .*/, "heading: Núñez, Ironwood & Daughters Insurance is sorry");
  const { problems } = await checkFiles(files, staticFiles);
  expect(problems.map(({ file, message }) => [file, / Write (.*) instead$/.exec(message)?.[1]])).toEqual([
    ["data/agents.yaml", '"{phone} x4"'],
    ["data/directory.yaml", '"{address.city}, NV 89101"'],
    ["data/error-screen.yaml", '"{name} is sorry"'],
    ["data/layout.yaml", '"mailto:{email}"'],
    ["data/layout.yaml", '"tel:{phone}"'],
    ["data/legal/privacy-policy.yaml", "{phone}"],
    ["data/not-found.yaml", "{email}"],
  ]);
});

test("if there are no reviews, the content check reports each link to the reviews section", async () => {
  change("testimonials.yaml", /[\s\S]*/, "[]\n");
  change("layout.yaml", "#about", "#testimonials");
  const message = /^data\/(\w+)\.yaml:\S+ {2}"(\w+)" links to the reviews, but testimonials\.yaml has none/;
  const found = (await reports()).map((report) => message.exec(report)?.slice(1).join(" "));
  expect(found).toEqual(["home proof", "home reviewsButton", ...Array(3).fill("layout href")]);
});

test("the content check reports the problems in all files together, sorted by file and line", async () => {
  const rating = change("testimonials.yaml", "rating: 4", "rating: 6");
  const location = change("testimonials.yaml", "location: Mesa", "locaton: Mesa");
  const since = change("agency.yaml", "since: 1962", "since: last year");
  const others = Array.from({ length: limits.cities.max - 2 }, (_, i) => `City ${i}`);
  const cities = ["Tempe", 7, "tempe ", ...others];
  change("cities.yaml", /[\s\S]*/, cities.map((name) => `- name: ${name}\n`).join(""));
  change("hours.yaml", "hours: Closed", "\thours: Closed");
  const { problems } = await checkFiles(files, staticFiles);
  expect(problems.map(({ file, line, column }) => `${file}:${line}:${column}`)).toEqual([
    `data/agency.yaml:${since}:8`,
    "data/cities.yaml:2:9", // the number 7 as a name
    "data/cities.yaml:3:9", // the second Tempe
    `data/cities.yaml:${limits.cities.max + 1}:3`, // one city more than allowed
    "data/hours.yaml:8:3",
    `data/testimonials.yaml:${location}:3`,
    `data/testimonials.yaml:${rating}:11`,
  ]);
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
  ["a list with only comments", "closures.yaml", "# none\n", /is empty\. .* if there are no days, write/],
  ["a file in UTF-16", "cities.yaml", Buffer.from("\ufeff- name: Mesa", "utf16le"), /again on GitHub/],
  ["a file that is too long", "cities.yaml", "# all\n".repeat(20_000), /120,000 bytes long; .* is 100,000/],
  ["a file of an unknown kind", "notes.txt", "Call Dana", /does not use a file with this name\. Delete it/],
  ["a legal page named directory", "legal/directory.yaml", "title: A", /name becomes its page's address/],
  ["a legal page named page-data", "legal/page-data.yaml", "title: A", /name becomes its page's address/],
  ["an unused HEIC photo", "images/IMG_4711.HEIC", "", /Export it as a JPEG, and delete this file/],
  ["a HEIC photo named .jpg", photo, `    ftypheic${" ".repeat(600)}`, /JPEG, and upload it under the same/],
  ["a text file named .jpg", photo, "no picture", /cannot be read as an image/],
])("%s is reported as a single problem", async (_what, path, content, message) => {
  files.set(path, content);
  expect(await reports()).toEqual([expect.stringMatching(message)]);
});

test("the content check reports missing or renamed files, and a missing data folder", async () => {
  files.delete("agents.yaml");
  files.set("agent.yml", "[]");
  expect(await reports()).toEqual([
    "data/agent.yml:1:1  The site does not use a file with this name. Did you mean agents.yaml?",
    "data/agents.yaml:1:1  The file is missing. Put it back under exactly this name, or ask your developer",
  ]);
  files.clear();
  expect(await reports()).toEqual(["data:1:1  The folder is missing. Put it back, or ask your developer"]);
});

test("a photo that is too small, too large, truncated or not in the format of its extension is reported", async () => {
  const good = Buffer.from(files.get(photo) ?? "");
  const large = Buffer.from(good);
  // Changes only the dimensions in the JPEG header, because encoding such a large photo would take seconds.
  const size = large.indexOf(Buffer.from([0xff, 0xc0])) + 5;
  for (const side of [size, size + 2]) large.writeUInt16BE(20_000, side);
  const wrong: [Buffer, RegExp][] = [
    [await flat(1199, 900).jpeg().toBuffer(), /1,200 pixels wide .* but is 1,199 × 900/],
    [await flat(1200, 899).jpeg().toBuffer(), /but is 1,200 × 899/],
    [await flat(1200, 900).png().toBuffer(), /is really a PNG\. Export it as JPEG/],
    [large, /20,000 × 20,000 pixels; the limit is 12,000/],
    [good.subarray(0, good.length / 2), /cannot be read as an image/],
  ];
  for (const [bytes, message] of wrong) {
    files.set(photo, bytes);
    expect(await reports()).toEqual([expect.stringMatching(message)]);
  }
});

test("the content check accepts EXIF-rotated photos, camera file names such as IMG_4711.JPG, and small photos of agents", async () => {
  const turned = flat(1600, 1200).withMetadata({ orientation: 6 });
  files.set("images/IMG_4711.JPG", await turned.jpeg().toBuffer());
  change("home.yaml", photo, "images/IMG_4711.JPG");
  files.set("images/face.png", await flat(168, 168).png().toBuffer());
  change("agents.yaml", "  principal:", "  photo: images/face.png\n  principal:");
  expect(await reports()).toEqual([]);
});

/**
 * Each block starts with a file name and a regular expression. The test replaces the match with each value below, and
 * expects the fix after the arrow, such as `Closed` for `closed`. Without an arrow, the test expects no fix.
 */
const spellings = `
hours.yaml (?<=Sunday\\s+hours: ).*
  CLOSED for lunch 12-1; closes at noon; 8-10; 7-9 PM; 9-5 Mon-Fri; 24 Hour line 602 555 0142; call us; 9; 10-2 by appointment
  closed → Closed; 9-5 → 9:00 AM-5:00 PM; 9 AM to 6 PM PST → 9:00 AM-6:00 PM, without "PST"; 9am–6pm → 9:00 AM-6:00 PM
  Appointment only → By appointment; 9-12 / 1-5 → 9:00 AM-12:00 PM, 1:00 PM-5:00 PM; 12 noon-6 → Noon-6:00 PM
  09:00 am – 6 p.m. → 9:00 AM-6:00 PM; by appt. → By appointment; 12 noon-6 MST → Noon-6:00 PM, without "MST"
  9am to noon and 1pm-5 → 9:00 AM-Noon, 1:00 PM-5:00 PM; 24 hours → 24/7
  9:00-17:30 → 9:00 AM-5:30 PM; open 24 hours → 24/7; closed all day → Closed; 9 a.m. till 6 p.m. → 9:00 AM-6:00 PM
  8 to 5 (closed 12-1 for lunch) → 8:00 AM-12:00 PM, 1:00 PM-5:00 PM; 8-5, closed noon to 1 → 8:00 AM-Noon, 1:00 PM-5:00 PM
closures.yaml 2030-11-11
  November 28-29, 2030; 11/29; Thanksgiving; Thanksgiving 2030-11-28; 13/13/2030; 11/29/2030-11/29/2030; 11/29/2030 → 2030-11-29
  11-29-30 → 2030-11-29; 2030/3/1 → 2030-03-01; Nov 29, 2030 → 2030-11-29; 29 November 2030 → 2030-11-29
  Nov. 29th, 2030 → 2030-11-29; 2030-11-29T18:16:12 → 2030-11-29, without "T18:16:12"
closures.yaml Veterans Day
  closed for lunch 12-1; Closed for Veterans Day → Veterans Day, without "Closed for"
agency.yaml (?<=since: )1962
  long ago; Est. 1987 → 1987, without "Est."; Established in 1987 → 1987, without "Established in"
agency.yaml (?<=license: ).*
  CA License 0M12345 → 0M12345, without "CA License"; NV DOI 3748812, NPN 19283746 → 3748812, NPN 19283746, without "NV DOI"
agency.yaml (?<=state: )NV
  NV 89101 → NV, without "89101"
agency.yaml "89101-1234"
  8910; NV 89101 → "89101", without "NV"
embeds.yaml (?<=height: )500
  tall; 539px → 539, without "px"
testimonials.yaml March 2026
  2 months ago; March; 13/2026; 3/2026 → March 2026; 11/04/2025 → November 4, 2025
testimonials.yaml (?<=rating: )5
  ☆☆☆; ★★★★★ → 5; ★★★★☆ → 4
cities.yaml (?<=name: )Mesa
  Bluffton, SC; Superior, Wisconsin
agency.yaml (?<=city: )Las Vegas
  Las Vegas, NV → Las Vegas, without ", NV"
agency.yaml America/Los_Angeles
  AZ; GMT-7; UTC; Utah; PST → America/Los_Angeles; Central → America/Chicago; America/Atlanta → America/New_York; MST → America/Denver
  Mountain Time → America/Denver; US/Pacific → America/Los_Angeles; America/Los Angeles → America/Los_Angeles
agency.yaml (?<=rating: ).*
  2k; 4.8 or 4.9; -4; five; 4,85; 4,9 → 4.9; 4.9/5 → 4.9, without "/5"; 4.9 stars → 4.9, without "stars"
  4.8 / 5 → 4.8, without "/ 5"
agency.yaml https://www.ironwood.example
  ironwood; our website; https://www.x.com/ → https://www.x.com, without "/"; www.x.com → https://www.x.com
  http://x.com → https://x.com; https://www.x.com/home → https://www.x.com, without "/home"
cities.yaml (?<=Washington, state: )UT
  Mexico; N/A → delete the field; Calif. → CA; California → CA; ca → CA; New  Mexico → NM; A.Z. → AZ
agents.yaml (?<=phone: )"9285550144"
  555-0142; 602-555-0142 or 480-555-0100; ask Ann; 602 555 014; Ann 602-555-0142; 1-800-555-RIDE → "8005557433"
  602.555.0142 → "6025550142"; +1 (602) 555-0142 → "6025550142"; 602-555-0142 ext. 4 → 6025550142 x4
  602/555-0142 → "6025550142"; +1 602 555 0142, x 103 → 6025550142 x103; 602.555.0142 (TTY 711) → "6025550142", without "(TTY 711)"
agents.yaml marisol@ironwood.example
  ann; a@x.com or b@x.com; ann @ x.com → ann@x.com; N/A → delete the field; mailto:a@x.com → a@x.com, without "mailto:"
agents.yaml (?<=languages: )\\[Vietnamese\\]
  Klingonese; [Zerbiam]; [spannish] → Spanish; Español → [Spanish]; Se habla español → [Spanish]; English/Spanish → [English, Spanish]; [spannish and Navajo] → Spanish, Navajo
layout.yaml (?<=href: )/directory
  nowhere; tel:60; javascript:alert(1); call us; directory → /directory; "#Contact" → "#contact"; /directory/ → /directory
  /directry → /directory; /ClaimForm.pdf → /Claim%20Form.pdf; https://www.ironwood.example/directory/ → /directory
  me@x.com → mailto:me@x.com; tel:602-555-0142 → tel:6025550142; http://x.com → https://x.com; x.com/a → https://x.com/a
products.yaml (?<=icon: )auto
  star; medicare → senior; plane → travel; workers comp → workers; tooth → dental; Home Owners → home; boats → boat
testimonials.yaml (?<=verified: )true
  maybe; Yes → true; no → false; y → true`;

test("for a value in the wrong format, the content check proposes a correction if the intended value is clear", async () => {
  const fields = spellings
    .trim()
    .split(/\n(?=\S)/)
    .map((field) => {
      const [, file = "", from = "", rows = ""] = /^(\S+) (.*)\n {2}([\s\S]*)/.exec(field) ?? [];
      return { file, from: new RegExp(from), rows: rows.split(/; |\n */) };
    });
  for (let round = 0; fields.some(({ rows }) => rows[round]); round++) {
    files = fixtureContent();
    const expected = fields.flatMap(({ file, from, rows }) => {
      const [written = "", proposed] = rows[round]?.split(" → ") ?? [];
      return written ? { at: `data/${file}:${change(file, from, written)}`, written, proposed } : [];
    });
    const { problems } = await checkFiles(files, staticFiles);
    expect(problems).toHaveLength(expected.length);
    const found = expected.map(({ at, written }) => {
      const { message = "" } = problems.find(({ file, line }) => `${file}:${line}` === at) ?? {};
      const [, proposed, none] = /\. (?:Did you mean (.*)\?|If there is none, (.*))$/.exec(message) ?? [];
      return { at, written, proposed: proposed ?? none };
    });
    expect(found).toEqual(expected);
  }
});
