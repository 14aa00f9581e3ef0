import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

const folder = join(__dirname, "../../static/sample-forms");
const forms = readdirSync(folder).filter((file) => file.endsWith(".html"));

describe("the sample forms", () => {
  it("are three", () => {
    expect(forms).toEqual(["contact-form.html", "lead-form.html", "survey.html"]);
  });

  describe.each(forms)("%s", (file) => {
    const html = readFileSync(join(folder, file), "utf8");
    const page = new DOMParser().parseFromString(html, "text/html").documentElement;

    it("says in one line at its end that it is a sample", () => {
      expect(page.querySelector("form > :last-child")?.textContent).toBe("Sample form: nothing is sent");
    });

    it("adds no landmark and no main heading to the page it stands in", () => {
      expect(page.querySelector("main, header, footer, nav, [role=main], h1")).toBeNull();
    });

    it("has no field that is read as an invalid entry before anybody has typed", () => {
      const fields = page.querySelectorAll<HTMLInputElement>("input, select, textarea");
      expect([...fields].filter((field) => !field.validity.valid)).toEqual([]);
    });

    it("has nowhere to send to", () => {
      expect(html).not.toMatch(/\s(action|formaction|href="http|src="http)/);
      for (const button of page.querySelectorAll("button")) expect(button.type).toBe("button");
    });

    it("runs under a policy without inline scripts, handlers or styles", () => {
      for (const script of page.querySelectorAll("script")) expect(script.textContent).toBe("");
      expect(html).not.toMatch(/\s(on\w+|style)=|<style/);
    });

    it("has a label for every field and keeps out of search engines", () => {
      for (const field of page.querySelectorAll("input, select, textarea")) {
        expect(field.closest("label")?.textContent?.trim()).toBeTruthy();
      }
      expect(page.querySelector('meta[name="robots"]')?.getAttribute("content")).toBe("noindex");
    });
  });

  it("stay small", () => {
    for (const file of readdirSync(folder)) expect(statSync(join(folder, file)).size).toBeLessThan(6000);
  });
});
