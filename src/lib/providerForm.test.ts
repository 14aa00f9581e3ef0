import { formCode, surveyCode } from "../../tests/support/mockProvider/embedCode";
import { iframeHtml, readEmbedCode } from "./providerForm";

const form = { origin: "https://api.provider.example", id: "AbC123", script: "https://link.example/e.js" };

test("data attributes that let the form provider's script move or hide the iframe are removed from the embed code", () => {
  const { title, script, attributes } = readEmbedCode(formCode(form, "Auto &amp; {home}"));
  expect([title, script]).toEqual(["Auto & {home}", form.script]);
  const kept = ["form-name", "height", "form-id", "cookie-consent", "cookie-consent-provider"];
  expect(Object.keys(attributes)).toEqual(kept.map((name) => `data-${name}`));
});

test("the survey's iframe is lazy-loaded, and a descriptive title replaces the form provider's generic title 'survey'", () => {
  const html = iframeHtml("survey", readEmbedCode(surveyCode(form)), 600);
  expect(html).toMatch(/^<iframe loading="lazy" .*title="Get Insurance Quote Survey"/);
});

test("the page loads the form provider's script and listens for the form's messages only if the form is from GoHighLevel", () => {
  const code =
    '<iframe src="https://form.typeform.com/to/AbC"></iframe><script src="https://x.example/e.js"></script>';
  expect(readEmbedCode(code)).toMatchObject({ postsMessages: false, script: undefined });
});
