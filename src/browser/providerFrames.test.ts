/** @jest-environment jsdom */
import { startProviderFrames } from "./providerFrames";

const origin = "https://forms.example";

async function insertForm(attribute: string): Promise<HTMLElement> {
  Object.assign(window, { IntersectionObserver: jest.fn(() => ({ observe() {} })) });
  document.body.innerHTML = `<div data-frame ${attribute}><iframe id="form" src="${origin}/form"></iframe></div>`;
  await startProviderFrames();
  return document.body.firstElementChild as HTMLElement;
}

test("an embedded form is resized to the height that the form reports, unless the height is below 100 px, or the form is hidden", async () => {
  const box = await insertForm("data-posts-messages");
  const frame = box.querySelector("iframe") as HTMLIFrameElement;
  const source = frame.contentWindow;
  for (const [reported, offsetWidth, height] of [
    ["NaN", 390, ""],
    ["99", 390, ""],
    ["150", 390, "150px"],
    ["900", 0, "150px"],
  ] as const) {
    Object.defineProperty(frame, "offsetWidth", { value: offsetWidth, configurable: true });
    const data = `[iFrameSizer]form:${reported}:390:init`;
    dispatchEvent(new MessageEvent("message", { data, origin, source }));
    expect([reported, box.style.getPropertyValue("--frame-height")]).toEqual([reported, height]);
  }
});

test("an embedded form that uses postMessage is hidden until its first message; any other form is visible immediately", async () => {
  expect((await insertForm("")).dataset.state).toBeUndefined();
});
