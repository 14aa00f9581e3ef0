import { readFileSync } from "node:fs";

it("no script of the site waits for Intl, whose first use takes a slow phone a tenth of a second", () => {
  const entry = /<script data-deferred="([^"]*)">([\s\S]*?)<\/script>/.exec(
    readFileSync("public/index.html", "utf8"),
  );
  const scripts = { entry: entry?.[2] ?? "", deferred: readFileSync(`public${entry?.[1]}`, "utf8") };
  for (const [name, code] of Object.entries(scripts)) {
    expect(code).not.toBe("");
    const asks = code.match(/\bIntl\.|\.toLocale(Date|Time)?String\(/g);
    expect({ name, asks }).toEqual({ name, asks: null });
  }
});
