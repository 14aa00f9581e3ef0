import { fixtureContent } from "../../../tests/support/fixtureContent";
import { checkFiles } from "../check/checkContent";
import { type ContentVersion, contentChanges } from "./contentChanges";

type Edit = [path: string, from: string | RegExp, to: string];

async function changes(...edits: Edit[]): Promise<string[]> {
  const [old, files] = [fixtureContent(), fixtureContent()];
  for (const [path, from, to] of edits) files.set(path, String(files.get(path)).replace(from, to));
  const [before, after] = [await checkFiles(old, []), await checkFiles(files, [])];
  if (!before.content || !after.content) throw new Error(after.problems[0]?.message);
  const found = contentChanges({ files: old, content: before.content }, { files, content: after.content });
  return found.map((change) => `${change.where}: ${change.before} → ${change.after}`);
}

test("an edit that does not affect the site, such as an added comment, is not reported as a change", async () => {
  const hours: Edit = ["hours.yaml", /^/, "# Our hours\n"];
  const agent: Edit = ["agents.yaml", "title: Front Desk", "title: Front Desk, principal: false"];
  const since: Edit = ["home.yaml", "We opened in {since}", "We opened in 1962"];
  expect(await changes(hours, agent, since)).toEqual([]);
});

test("a changed phone number is listed as one change, with the number of texts that contain {phone}", async () => {
  const since: Edit = ["agency.yaml", "since: 1962", "since: 1963"];
  const text: Edit = ["home.yaml", "We opened in {since}, and", "Open since {since};"];
  const phone: Edit = ["agency.yaml", '"9285550177"', '"9285550190"'];
  expect(await changes(since, text, phone)).toEqual([
    "Facts › phone\nin 9 texts, and wherever else it is shown: (928) 555-0177 → (928) 555-0190",
    "Facts › since\nin 3 texts, and wherever else it is shown: 1962 → 1963",
    "Home page › about › text: We opened in 1962, and we know the desert. → Open since 1963; we know the desert.",
  ]);
});

test("adding a city or deleting a review does not report the other cities or reviews as changed", async () => {
  const found = await changes(
    ["testimonials.yaml", /- \{ name: Bo C.*\n/, ""],
    ["agents.yaml", "Omar Sagebrush", "Omar S."],
    ["agents.yaml", "Agency principal.", "Owner."],
    ["cities.yaml", /^/, "- { name: Elko }\n"],
    ["hours.yaml", /(- .*Evenings.*\n)(- .*\n)/, "$2$1"],
  );
  expect(found.sort()).toEqual([
    expect.stringMatching(/^Directory, people › Marisol .+ › description: Agency principal\. → Owner\.$/),
    "Directory, people › entry 9 › name: Omar Sagebrush → Omar S.",
    expect.stringMatching(/^Every page, hours › order: .*, Evenings, Emer.* → .*, Evenings$/),
    "Every page, service area › entry 1 › name: undefined → Elko",
    ...["location", "name", "source", "text", "verified"].map((field) =>
      expect.stringMatching(`^Home page, reviews › entry 5 › ${field}: .* → undefined$`),
    ),
  ]);
});

test("replacing a photo with another photo of the same file name is listed as a change", async () => {
  const files = fixtureContent();
  const { content = new Map() } = await checkFiles(files, []);
  const newFiles = new Map(files).set("images/principal-agent.jpg", "another photo");
  const photo = expect.stringMatching(/^images\/principal-agent\.jpg \(picture \w{7}\)$/);
  expect(contentChanges({ files, content }, { files: newFiles, content })).toEqual([
    { where: "Home page › about › principal › photo", before: photo, after: photo },
  ]);
});

test("changed texts are flagged for legally risky words, but changed reviews are not", async () => {
  const files = fixtureContent();
  const edit = (path: string) =>
    files.set(path, String(files.get(path)).replace(/text: (?=\w)/, "text: Best! "));
  edit("home.yaml");
  edit("testimonials.yaml");
  const [before, after] = [await checkFiles(fixtureContent(), []), await checkFiles(files, [])];
  const [old, now] = [before, after].map(({ content = new Map() }) => ({ files, content }));
  const risks = contentChanges(old as ContentVersion, now as ContentVersion).map(({ risk }) => risk);
  expect(risks.sort()).toEqual([expect.stringMatching(/^"Best" is hard to prove/), undefined]);
});
