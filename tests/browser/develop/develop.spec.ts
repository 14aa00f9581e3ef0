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

/** The expected results of the queries in docs/queries.md, keyed by question. */
const answers: Record<string, object> = {
  "Who speaks Spanish?": { allAgent: { nodes: [{ name: "Tobias Ironwood", phone: "9285550147" }] } },
  "What does the home page read?": {
    home: { hero: { headline: "Insurance that holds up" } },
    allTestimonial: { nodes: expect.any(Array) },
  },
  "Which reviews have five stars?": { allTestimonial: { totalCount: 1, nodes: [{ name: "Danielle P." }] } },
  "On which days is the office closed next?": {
    allClosure: {
      nodes: [
        { date: "2086-11-28", day: "Thursday, November 28" },
        { date: "2086-12-24" },
        { date: "2086-12-26" },
      ],
    },
  },
  "Where is a text written?": {
    allLegalPage: { nodes: [{ parent: { relativePath: "legal/terms-and-conditions.yaml" } }] },
  },
  "Which pages exist?": {
    allSitePage: { nodes: expect.arrayContaining([{ path: "/directory" }, { path: "/privacy-policy" }]) },
  },
};

test("every GraphQL query in docs/queries.md has a test", () => {
  expect(documented.match(/(?<=^\*\*).+(?=\*\*)/gm)).toEqual(Object.keys(answers));
});

for (const [question, data] of Object.entries(answers))
  test(`in docs/queries.md, the link after "${question}" opens GraphiQL with a query that returns the expected result`, async ({
    page,
  }) => {
    const [, section = ""] = documented.split(`**${question}**`);
    const [, link = "", query] = /\]\((http\S+)\)\n\n```\n([^`]+)```/.exec(section) ?? [];
    expect(decodeURIComponent(link)).toBe(`http://localhost:8000/___graphql?query=${query}`);
    await page.goto(link.replace("http://localhost:8000", develop.address));
    const answered = page.waitForResponse((response) =>
      response.request().postDataJSON()?.query?.includes(query),
    );
    await page.getByRole("button", { name: /^execute/i }).click();
    expect(await (await answered).json()).toMatchObject({ data });
  });

test("npm start writes JSON schemas that code editors use to validate the files in data/", () => {
  const written = readFileSync(join(develop.root, "schemas/Agent.json"), "utf8");
  expect(JSON.parse(written).items.properties).toHaveProperty("phone");
});

test("in development, the home page and its form load without console errors", async ({ page }) => {
  const errors: string[] = [];
  // Includes the location, because errors about failed requests contain the URL only in their location.
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(`${message.text()} ${message.location().url}`);
  });
  await mockProvider(page);
  await page.goto(`${develop.address}/`, { waitUntil: "networkidle" });
  await expect(page.locator("main iframe").first()).toBeVisible();
  await expect(page.locator("edit-links")).toBeAttached();
  expect(errors).toEqual([]);
});

test("in development, after a click on 'Edit this page', clicking text on the page opens the code editor at the text's line in data/", async ({
  page,
}) => {
  await page.route(/__open-stack-frame-in-editor/, (route) => route.fulfill({ status: 204 }));
  await page.goto(`${develop.address}/directory`);
  await page.getByText("Edit this page").click();
  const opened = page.waitForRequest(/__open-stack-frame-in-editor/);
  await page.getByText("Contact our team directly").click();
  const lines = readFileSync(join(develop.root, "data/directory.yaml"), "utf8").split("\n");
  const line = lines.findIndex((text) => text.startsWith("subtitle:")) + 1;
  expect((await opened).url()).toContain(`?fileName=data/directory.yaml&lineNumber=${line}`);
});

test("in development, an error overlay shows a YAML error until the error is fixed", async ({ page }) => {
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

  const save = () => writeFileSync(directory, before.replace(subtitle, "Edited by a test"));
  save();
  await expect(overlay).toHaveCount(0);
  // Retries, because Gatsby may not have read the saved file yet, or may have read a partially written file.
  await expect(async () => {
    save();
    await page.reload();
    await expect(page.getByText("Edited by a test", { exact: true })).toBeVisible({ timeout: 5000 });
  }).toPass();
  expect(develop.running()).toBe(true);
});
