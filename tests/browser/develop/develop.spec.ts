import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { mockProvider } from "../../support/mockProvider/mockProvider";
import { startDevelop } from "./startDevelop";

test.describe.configure({ mode: "serial" });

let develop: Awaited<ReturnType<typeof startDevelop>>;
test.beforeAll(async () => {
  test.setTimeout(260_000);
  develop = await startDevelop();
});
test.afterAll(() => develop?.stop());
test.beforeEach(() => test.setTimeout(200_000));

const documented = readFileSync(join(__dirname, "../../../docs/queries.md"), "utf8");
const sampleQuery = documented.match(/(?<=```graphql\n)query [\s\S]+?(?=```)/)?.[0] ?? "";
const result = {
  agent: { name: "Marisol Hernández-Montgomery, CIC, CPCU", parent: { relativePath: "agents.yaml" } },
  allTestimonial: { nodes: [{ name: "Danielle P." }, { name: "Ruben A." }] },
};

test("the GraphQL query in docs/queries.md returns the expected content", async ({ request }) => {
  const response = await request.post(`${develop.address}/___graphql`, { data: { query: sampleQuery } });
  expect(await response.json()).toMatchObject({ data: result });
});

test("npm start writes JSON schemas that code editors use to validate data/", () => {
  const written = readFileSync(join(develop.root, "schemas/Agent.json"), "utf8");
  expect(JSON.parse(written).items.properties).toHaveProperty("phone");
});

test("in development, the home page and its form load without console errors", async ({ page }) => {
  const errors: string[] = [];
  // Chromium logs each failed request as an error, with the request's URL as the location.
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(`${message.text()} ${message.location().url}`);
  });
  await mockProvider(page);
  await page.goto(`${develop.address}/`, { waitUntil: "networkidle" });
  await expect(page.locator("main iframe").first()).toBeVisible();
  await expect(page.locator("edit-links")).toBeAttached();
  expect(errors).toEqual([]);
});

test("in development, an edit in src/browser takes effect in the open page", async ({ page }) => {
  await page.goto(`${develop.address}/`);
  await expect(page.locator("#contact [data-open-status]")).not.toBeEmpty();
  const script = join(develop.root, "src/browser/datesAndOpenStatus.ts");
  writeFileSync(script, `document.documentElement.dataset.edited = "";\n${readFileSync(script, "utf8")}`);
  await expect(page.locator("html[data-edited]")).toBeAttached();
});

test("in development, a YAML error is shown in the page until the error is fixed", async ({ page }) => {
  const directory = join(develop.root, "data/directory.yaml");
  const subtitle = "Contact our team directly for personalized insurance assistance";
  await page.goto(`${develop.address}/directory`);
  await expect(page.getByText(subtitle, { exact: true })).toBeVisible();
  const before = readFileSync(directory, "utf8");
  writeFileSync(directory, before.replace(/^title: .*$/m, 'title: "Company'));

  const overlay = page.getByRole("alertdialog", { name: "Failed to compile" });
  await expect(overlay).toBeVisible();
  await expect(overlay).toContainText(/directory\.yaml:\d+/);
  await expect.poll(() => develop.terminal()).toMatch(/directory\.yaml:\d+/);

  writeFileSync(directory, before.replace(subtitle, "Edited by a test"));
  await expect(overlay).toHaveCount(0);
  await page.reload();
  await expect(page.getByText("Edited by a test", { exact: true })).toBeVisible();
  expect(develop.running()).toBe(true);
});
