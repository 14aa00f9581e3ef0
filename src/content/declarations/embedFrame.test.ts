import { bookingCode, formCode, surveyCode } from "../../../tests/support/mockProvider/embedCode";
import { embedFrame } from "./embedFrame";

const form = {
  origin: "https://api.provider.example",
  id: "AbC123",
  script: "https://link.provider.example/e.js",
};
const read = (code: string) => embedFrame(code, 600, "Get Insurance Quote Survey");

it("a form's embed code is read without the attributes that let the provider's script move or hide the iframe", () => {
  expect(read(formCode(form, "Auto &amp; {home}"))).toEqual({
    address: "https://api.provider.example/widget/form/AbC123",
    script: "https://link.provider.example/e.js",
    frameId: "inline-AbC123",
    title: "Auto & {home}",
    formName: "Auto & {home}",
    height: 600,
    attributes: [
      { name: "data-height", value: "882" },
      { name: "data-form-id", value: "AbC123" },
      { name: "data-cookie-consent", value: "false" },
      { name: "data-cookie-consent-provider", value: "" },
    ],
    announces: true,
  });
});

it("unknown data- attributes of an embed code are kept; event handlers and styles are dropped", () => {
  const code =
    '<iframe src="https://a.example/widget/form/1" data-new="1" onload="x()" style="a" data-layout="b"></iframe>';
  expect(read(code).attributes).toEqual([{ name: "data-new", value: "1" }]);
});

it("a survey's iframe gets a specific title in place of the provider's generic one", () => {
  expect(read(surveyCode(form))).toMatchObject({
    address: "https://api.provider.example/widget/survey/AbC123",
    frameId: "AbC123",
    title: "Get Insurance Quote Survey",
    formName: null,
    attributes: [],
    announces: true,
  });
});

it("an iframe without a title gets the form's name as its title", () => {
  expect(read('<iframe src="https://a.example/x" data-form-name="Renewals"></iframe>').title).toBe(
    "Renewals",
  );
});

it("the script in a booking calendar's embed code is kept", () => {
  expect(read(bookingCode(form))).toMatchObject({ script: form.script, announces: true });
});

it.each([
  "https://form.typeform.com/to/AbC",
  "https://form.jotform.com/123",
  "https://calendly.com/a/b?embed_type=Inline",
])("another provider's form at %s loads no script and is not expected to post its height", (address) => {
  const frame = read(`<iframe src="${address}"></iframe><script src="https://x.example/e.js"></script>`);
  expect(frame).toMatchObject({ address, announces: false, script: null });
});

it("an iframe without an id gets one derived from its URL", () => {
  expect(read('<iframe src="https://form.other.example/to/A_b?x=1"></iframe>').frameId).toBe(
    "frame-form-other-example-to-A-b-x-1",
  );
});

it("the site's own sample forms are expected to post messages with their height", () => {
  expect(read('<iframe src="/sample-forms/survey.html"></iframe>').announces).toBe(true);
});
