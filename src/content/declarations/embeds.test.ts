import { formCode, surveyCode } from "../../../tests/support/mockProvider/embedCode";
import { embedFrame } from "./embeds";

const form = { origin: "https://api.provider.example", id: "AbC123", script: "https://link.example/e.js" };
const read = (code: string) => embedFrame(code, 600, "Get Insurance Quote Survey");

test("attributes that let the provider's script move or hide the iframe are removed from an embed code", () => {
  expect(read(formCode(form, "Auto &amp; {home}"))).toEqual({
    address: "https://api.provider.example/widget/form/AbC123",
    script: "https://link.example/e.js",
    title: "Auto & {home}",
    formName: "Auto & {home}",
    height: 600,
    attributes: [
      { name: "data-height", value: "882" },
      { name: "data-form-id", value: "AbC123" },
      { name: "data-cookie-consent", value: "false" },
      { name: "data-cookie-consent-provider", value: "" },
    ],
    postsMessages: true,
  });
});

test("a survey's iframe gets a specific title instead of the provider's generic title", () => {
  const frame = read(surveyCode(form));
  expect(frame).toMatchObject({ title: "Get Insurance Quote Survey", formName: null, attributes: [] });
});

test("a form from a provider other than GoHighLevel, such as Typeform, is published without a script, and marked as not reporting its height", () => {
  const code =
    '<iframe src="https://form.typeform.com/to/AbC"></iframe><script src="https://x.example/e.js"></script>';
  expect(read(code)).toMatchObject({ postsMessages: false, script: null });
});
