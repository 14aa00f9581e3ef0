import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createResolvers } from "../../gatsby-node";
import { TodaysDate } from "../components/OpenStatus";
import { closure } from "./declarations/officeHours";

afterEach(() => {
  delete process.env.SOURCE_DATE_EPOCH;
});

test("if SOURCE_DATE_EPOCH is in 2030, pages show the year 2030, and closures.yaml accepts dates through 2035", async () => {
  process.env.SOURCE_DATE_EPOCH = String(Date.UTC(2030, 6) / 1000);
  const accepts = (date: string) => closure.safeParse({ date, name: "Labor Day" }).success;
  expect(["2034-09-04", "2035-09-03", "2036-09-01"].map(accepts)).toEqual([true, true, false]);

  let resolve = (..._given: unknown[]): unknown => undefined;
  const graphql = { createResolvers: ({ Site }: typeof types) => ({ resolve } = Site.buildTime) };
  const types = { Site: { buildTime: { resolve } } };
  await createResolvers?.(graphql as never, { plugins: [] }, () => undefined);
  const buildTime = String(await resolve({}, {}, {}, { originalResolver: () => "2026-11-26T12:00:00.000Z" }));
  const data = { site: { buildTime }, agency: { timeZone: "America/Phoenix" } };
  expect(renderToStaticMarkup(createElement(TodaysDate, { of: "year", data }))).toContain(">2030<");
});
