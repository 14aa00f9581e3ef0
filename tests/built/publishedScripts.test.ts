import { readdirSync, readFileSync } from "node:fs";

const scripts = readdirSync("public").filter((name) => name.endsWith(".js"));

it("no published script waits for Intl, whose first use takes a slow phone a tenth of a second", () => {
  expect(scripts).toHaveLength(1);
  for (const name of scripts) {
    const asks = readFileSync(`public/${name}`, "utf8").match(/\bIntl\.|\.toLocale(Date|Time)?String\(/g);
    expect({ name, asks }).toEqual({ name, asks: null });
  }
});
