import { fixtureContent } from "../../../tests/support/fixtureContent";
import { checkFiles } from "../check/checkContent";
import { contentChanges } from "./contentChanges";

type Edit = [path: string, from: string | RegExp, to: string];

async function version(edits: Edit[]) {
  const files = fixtureContent();
  for (const [path, from, to] of edits) files.set(path, String(files.get(path)).replace(from, to));
  const { problems, content } = await checkFiles(files, []);
  if (!content) throw new Error(problems[0]?.message);
  return { files, content };
}

async function changes(...edits: Edit[]): Promise<string[]> {
  const found = contentChanges(await version([]), await version(edits));
  return found.map(({ where, before, after }) => `${where}: ${before} → ${after}`);
}

it("a comment, a default written out and a fact written out change nothing that visitors read", async () => {
  const hours: Edit = ["hours.yaml", /^/, "# Our hours\n"];
  const agent: Edit = ["agents.yaml", "title: Front Desk", "title: Front Desk, principal: false"];
  const since: Edit = ["home.yaml", "We opened in {since}", "We opened in 1962"];
  expect(await changes(hours, agent, since)).toEqual([]);
});

it("a fact is one change with its number of texts; a text is shown with the facts before and after", async () => {
  const since: Edit = ["agency.yaml", "since: 1962", "since: 1963"];
  const text: Edit = ["home.yaml", "We opened in {since}, and", "Open since {since};"];
  const phone: Edit = ["agency.yaml", '"9285550177"', '"9285550190"'];
  expect(await changes(since, text, phone)).toEqual([
    expect.stringMatching(/^Facts › phone\nin 9 texts \(.*: \(928\) 555-0177 → \(928\) 555-0190$/),
    "Facts › since\nin 3 texts (Every page; Home page), and wherever else it is shown: 1962 → 1963",
    "Home page › about › text: We opened in 1962, and we know the desert. → Open since 1963; we know the desert.",
  ]);
});

it("an entry of a list that is added, deleted or replaced is one change; so is a new order", async () => {
  expect(
    await changes(
      ["testimonials.yaml", /- \{ name: Bo C.*\n/, ""],
      ["agents.yaml", "Omar Sagebrush", "Omar S."],
      ["agents.yaml", "Agency principal.", "Owner."],
      ["cities.yaml", /$/, "- { name: Elko }\n"],
      ["hours.yaml", /(- .*Evenings.*\n)(- .*\n)/, "$2$1"],
      ["home.yaml", /.*A summary, not.*\n/, ""],
    ),
  ).toEqual([
    expect.stringMatching(/^Directory, people › Marisol .+ › description: Agency principal\. → Owner\.$/),
    expect.stringMatching(/^Directory, people › Omar Sagebrush → Omar S\.: name: Omar Sagebrush\n/),
    "Home page, reviews › Bo C.: name: Bo C.\nlocation: Tempe\ntext: They called back the same day 2.\nsource: Yelp\nverified: true → undefined",
    "Every page, service area › Elko: undefined → name: Elko",
    expect.stringMatching(/^Every page, hours › order: .*, Evenings, Emer.* → .*, Evenings$/),
    "Home page › products › note: A summary, not a policy. → undefined",
  ]);
});

it("a photo that is replaced under the same name is a change", async () => {
  const [old, now] = [await version([]), await version([])];
  now.files.set("images/principal-agent.jpg", "another photo");
  expect(contentChanges(old, now)).toMatchObject([{ where: "Home page › about › principal › photo" }]);
});
