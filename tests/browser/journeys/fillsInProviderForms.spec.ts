import { once } from "node:events";
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { type Site, serveSite } from "../../../scripts/serveSite";
import { builtFixtureSite } from "../../support/fixtureSite";
import { answer, heights } from "../../support/mockProvider/mockProvider";
import { journey, test, type Visitor } from "./journey";

// Serves the mock lead provider, because WebDriver cannot answer requests as mockProvider() does in other tests.
const provider = createServer(({ url = "" }, response) => {
  const { status, contentType, body } = answer(url.replace(/\?.*/, ""));
  response.writeHead(status, { "Content-Type": contentType }).end(body);
});
let site: Site;
test.beforeAll(async () => {
  await once(provider.listen(0, "127.0.0.1"), "listening");
  const origin = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
  const folder = test.info().outputPath("site");
  cpSync(builtFixtureSite(), folder, { recursive: true });
  for (const file of ["index.html", "_headers"].map((name) => join(folder, name)))
    writeFileSync(file, readFileSync(file, "utf8").replace(/https:\/\/\w+\.provider\.example/g, origin));
  site = await serveSite({ dir: folder, port: 0 });
});
test.afterAll(async () => {
  await site.close();
  provider.close();
  provider.closeAllConnections();
});

async function seesForm(visitor: Visitor, id: string, height: number | undefined): Promise<void> {
  await visitor.sees(
    `the form ${id} is shown at the height of its content`,
    (id) => {
      const frame = document.getElementById(id);
      return (
        frame?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        Math.round(frame.getBoundingClientRect().height)
      );
    },
    height,
    id,
  );
}

journey(({ hasMenu, scripting }) => {
  if (!scripting) return;

  test("the provider's forms are shown at the height of their content", async ({ visitor }) => {
    await visitor.opens(site.address);
    if (!hasMenu) await seesForm(visitor, "frame-leadForm", heights.form[0]);
    await visitor.page.evaluate(() => document.querySelector("#contact [data-frame]")?.scrollIntoView());
    await seesForm(visitor, "frame-contactForm", heights.form[0]);
    await visitor.clicks("#contact ul button");
    await seesForm(visitor, "frame-survey", heights.survey[0]);
  });
});
