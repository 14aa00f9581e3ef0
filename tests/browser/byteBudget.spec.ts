import type { Page } from "@playwright/test";
import recorded from "../../docs/page-bytes.json";
import { overBudget, type PageBytes, pageBytes, sentBytes } from "../support/pageBytes";
import { expect, test } from "./fixtures";
import { allPages, siteFolder, visit } from "./site";

/** The paths of the files whose requests began before `load`, by the browser's own account. */
function askedBeforeLoad(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    return performance
      .getEntriesByType("resource")
      .filter(({ startTime }) => startTime < (navigation?.loadEventStart ?? 0))
      .map(({ name }) => new URL(name).pathname);
  });
}

const record: Record<string, PageBytes | undefined> = recorded;

test.use({ viewport: { width: 412, height: 823 }, allowedMessages: /status of 404|nowhere/ });

const paths = [...allPages, "/nowhere"];

for (const path of paths) {
  test(`${path} weighs no more on a phone than it may`, async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await visit(page, path);
    const beforeLoad = [path, ...(await askedBeforeLoad(page))];

    const table = overBudget(path, pageBytes(siteFolder, beforeLoad, asked), record[path]);
    const files = asked.map((file) => `${file}: ${sentBytes(siteFolder, file)}`).join("\n");
    expect(table, `over budget, with these files:\n${files}`).toBe("");
  });
}
