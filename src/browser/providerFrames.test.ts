/** @jest-environment jsdom */
import { startProviderFrames } from "./providerFrames";

const origin = "https://forms.example";

async function insertForm(attribute: string): Promise<HTMLElement> {
  Object.assign(window, { IntersectionObserver: jest.fn(() => ({ observe() {} })) });
  document.body.innerHTML = `<div data-frame ${attribute}><iframe id="form" src="${origin}/form"></iframe></div>`;
  await startProviderFrames();
  return document.body.firstElementChild as HTMLElement;
}

test("an embedded form is resized to the height that the form reports, but heights below 100 px are ignored", async () => {
  const box = await insertForm("data-posts-messages");
  const source = box.querySelector("iframe")?.contentWindow;
  for (const [reported, height] of [
    ["NaN", ""],
    ["99", ""],
    ["150", "150px"],
  ]) {
    const data = `[iFrameSizer]form:${reported}:390:init`;
    dispatchEvent(new MessageEvent("message", { data, origin, source }));
    expect([reported, box.style.getPropertyValue("--frame-height")]).toEqual([reported, height]);
  }
});

test("an embedded form that uses postMessage is hidden until its first message; any other form is visible immediately", async () => {
  expect((await insertForm("")).dataset.state).toBeUndefined();
});
