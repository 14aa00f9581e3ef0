import type { Page } from "@playwright/test";
import recorded from "../../docs/page-bytes.json";
import { overBudget, type PageBytes, pageBytes, sentBytes } from "../support/pageBytes";
import { expect, test } from "./fixtures";
import { allPages, siteFolder, visit } from "./site";

/** The paths of the site's own files whose requests began before `load`, by the browser's account. */
function askedBeforeLoad(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    return performance
      .getEntriesByType("resource")
      .filter(({ startTime }) => startTime < (navigation?.loadEventStart ?? 0))
      .map(({ name }) => new URL(name))
      .filter(({ origin }) => origin === location.origin)
      .map(({ pathname }) => pathname);
  });
}

const record: Record<string, PageBytes | undefined> = recorded;

test.use({ viewport: { width: 412, height: 823 }, allowedMessages: /status of 404|nowhere/ });

const paths = [...allPages, "/nowhere"];

for (const path of paths) {
  test(`${path} weighs no more on a phone than it may`, async ({ page, baseURL }) => {
    const asked: string[] = [];
    page.on("request", (request) => {
      const { origin, pathname } = new URL(request.url());
      if (origin === baseURL) asked.push(pathname);
    });
    await visit(page, path);
    const beforeLoad = [path, ...(await askedBeforeLoad(page))];

    const table = overBudget(path, pageBytes(siteFolder, beforeLoad, asked), record[path]);
    const files = asked.map((file) => `${file}: ${sentBytes(siteFolder, file)}`).join("\n");
    expect(table, `over budget, with these files:\n${files}`).toBe("");
  });
}
