import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { parseDocument } from "yaml";
import { directory as words } from "../content";
import { type Development, startDevelop } from "./startDevelop";

/** What an editor and a developer see while `npm start` runs. One server for all, so the tests go one by one. */
test.describe.configure({ mode: "serial" });

let develop: Development;
test.beforeAll(async () => {
  test.setTimeout(260_000);
  develop = await startDevelop();
});
test.afterAll(() => develop?.stop());
test.beforeEach(() => test.setTimeout(200_000));

const directory = () => join(develop.root, "data/directory.yaml");
const { subtitle } = words;
/** Words that are nowhere in the content. */
const edited = `${subtitle}, edited by a test`;

function withSubtitle(yaml: string, words: string): string {
  const file = parseDocument(yaml);
  file.set("subtitle", words);
  return String(file);
}

/**
 * Writes the file as it was, and waits until the open page shows it: one that is opened meanwhile may have the
 * words from before and miss the news of the others.
 */
async function restore(before: string, page: Page): Promise<void> {
  writeFileSync(directory(), before);
  await expect(page.getByText(subtitle, { exact: true })).toBeVisible({ timeout: 60_000 });
}

/** Each query of the documentation, by the heading that it stands under. */
const queries = [
  ...readFileSync(join(__dirname, "../../../docs/queries.md"), "utf8").matchAll(
    /^## (?<title>[^\n]+)\n(?:(?!^## |^```).*\n)*```graphql\n(?<query>[\s\S]+?)```/gm,
  ),
].map(({ groups }) => ({ title: String(groups?.title), query: String(groups?.query) }));

test("GraphiQL answers at /___graphql", async ({ page }) => {
  await page.goto(`${develop.address}/___graphql`);
  await expect(page).toHaveTitle(/GraphiQL/);
});

test("docs/queries.md has queries", () => {
  expect(queries.length).toBeGreaterThan(3);
});

for (const { title, query } of queries) {
  test(`the query '${title}' of docs/queries.md answers with real content`, async ({ request }) => {
    const answer = await request.post(`${develop.address}/___graphql`, { data: { query } });
    const { data, errors } = await answer.json();
    expect(errors).toBeUndefined();
    for (const [name, answered] of Object.entries(data)) {
      expect(answered).not.toBeNull();
      // A valid agency may have no closures, and a closed day has no spans; every other kind of content has a node.
      if (name !== "allClosure") expect(JSON.stringify(answered)).not.toContain('"nodes":[]');
    }
  });
}

test("npm start writes the schemas by which editors check data/", () => {
  const written = readFileSync(join(develop.root, "schemas/Agent.json"), "utf8");
  expect(JSON.parse(written).items.properties).toHaveProperty("phone");
});

test("on a page nothing is missing, and the console has no errors in which one's own would drown", async ({
  page,
}) => {
  const missing: string[] = [];
  const errors: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });
  page.on("response", (response) => {
    if (response.status() >= 400) missing.push(response.url());
  });
  await page.goto(`${develop.address}/`, { waitUntil: "networkidle" });
  const links = page.locator("link[rel~=icon], link[rel=apple-touch-icon], link[rel=manifest]");
  await expect(links).toHaveCount(3, { timeout: 60_000 });
  const named = await links.evaluateAll((all) => all.map((link) => (link as HTMLLinkElement).href));
  for (const address of named)
    expect((await page.request.get(address)).headers()["content-type"]).not.toMatch(/html/);
  expect(missing).toEqual([]);
  expect(errors).toEqual([]);
});

test("an edited word shows in the open page", async ({ page }) => {
  await page.goto(`${develop.address}/directory`);
  await expect(page.getByText(subtitle, { exact: true })).toBeVisible();
  const before = readFileSync(directory(), "utf8");
  writeFileSync(directory(), withSubtitle(before, edited));
  await expect(page.getByText(edited, { exact: true })).toBeVisible({ timeout: 60_000 });
  await restore(before, page);
});

test("an edited script of src/browser runs in the open page", async ({ page }) => {
  await page.goto(`${develop.address}/`);
  await expect(page.locator("[data-open-status]")).not.toBeEmpty();
  const script = join(develop.root, "src/browser/clocks.ts");
  writeFileSync(script, `document.documentElement.dataset.edited = "";\n${readFileSync(script, "utf8")}`);
  await expect(page.locator("html[data-edited]")).toBeAttached({ timeout: 60_000 });
});

test("a broken file is reported in the terminal and over the page, the last good content stays, mending is enough", async ({
  page,
}) => {
  await page.goto(`${develop.address}/directory`);
  await expect(page.getByText(subtitle, { exact: true })).toBeVisible();
  const before = readFileSync(directory(), "utf8");
  writeFileSync(directory(), before.replace(/^title: .*$/m, 'title: "Company'));

  const overlay = page.getByRole("alert").filter({ hasText: "The content needs mending" });
  await expect(overlay).toBeVisible({ timeout: 60_000 });
  await expect(overlay).toContainText(/directory\.yaml:\d+/);
  await expect.poll(() => develop.terminal(), { timeout: 60_000 }).toMatch(/directory\.yaml:\d+/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Company Directory");
  await expect(page.getByText(subtitle, { exact: true })).toBeVisible();

  writeFileSync(directory(), withSubtitle(before, edited));
  await expect(overlay).toHaveCount(0, { timeout: 60_000 });
  await expect(page.getByText(edited, { exact: true })).toBeVisible({ timeout: 60_000 });
  expect(develop.running()).toBe(true);
  await restore(before, page);
});

test("a changed declaration is told to need a new start", async () => {
  const limits = join(develop.root, "src/content/declarations/limits.ts");
  writeFileSync(limits, readFileSync(limits, "utf8").replace("max: 60", "max: 61"));
  await expect.poll(() => develop.terminal(), { timeout: 60_000 }).toContain("start npm start again");
});

test("a content folder that is moved away is told in the terminal, and the next change is checked again", async ({
  page,
}) => {
  await page.goto(`${develop.address}/directory`);
  await expect(page.getByText(subtitle, { exact: true })).toBeVisible();
  const data = join(develop.root, "data");
  renameSync(data, `${data}-away`);
  await expect.poll(() => develop.terminal(), { timeout: 60_000 }).toContain("the folder is missing");
  const said = develop.terminal().length;
  renameSync(`${data}-away`, data);
  await expect
    .poll(() => develop.terminal().slice(said), { timeout: 60_000 })
    .toContain("The content is mended.");
  const before = readFileSync(directory(), "utf8");
  writeFileSync(directory(), withSubtitle(before, edited));
  await expect(page.getByText(edited, { exact: true })).toBeVisible({ timeout: 60_000 });
  await restore(before, page);
});
