import { readFileSync } from "node:fs";
import { join } from "node:path";

const folder = join(__dirname, "../../static/sample-forms");

describe.each(["contact-form.html", "lead-form.html", "survey.html"])("sample form %s", (file) => {
  const html = readFileSync(join(folder, file), "utf8");
  const page = new DOMParser().parseFromString(html, "text/html").documentElement;

  it("the sample form says that nothing is sent, and has no address to send to", () => {
    expect(page.querySelector("form > :last-child")?.textContent).toBe("Sample form: nothing is sent");
    expect(html).not.toMatch(/\s(action|formaction|href="http|src="http)/);
    for (const button of page.querySelectorAll("button")) expect(button.type).toBe("button");
  });

  it("the sample form has no landmark and no h1, and is not indexed by search engines", () => {
    expect(page.querySelector("main, header, footer, nav, [role=main], h1")).toBeNull();
    expect(page.querySelector('meta[name="robots"]')?.getAttribute("content")).toBe("noindex");
  });
});
