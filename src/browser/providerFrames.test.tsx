import { fireEvent } from "@testing-library/react";
import { startProviderFrames } from "./providerFrames";

const origin = "https://forms.example";
const box = () => document.querySelector("[data-frame]") as HTMLElement;
const frame = () => document.querySelector("iframe") as HTMLIFrameElement;
const height = () => box().style.getPropertyValue("--frame-height");
let comeIntoView: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  const observer = (report: (entries: object[]) => void) => {
    comeIntoView = () => report([{ isIntersecting: true }]);
    return { observe() {} };
  };
  Object.assign(window, { IntersectionObserver: jest.fn(observer) });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

async function insertForm(attributes = "data-posts-messages"): Promise<jest.SpyInstance> {
  document.body.innerHTML = `<div data-frame ${attributes}>
    <p role="status"></p><p data-unresponsive>Call us</p><iframe id="form" src="${origin}/form"></iframe></div>`;
  startProviderFrames();
  await jest.advanceTimersByTimeAsync(100);
  return jest.spyOn(frame().contentWindow as Window, "postMessage");
}

const send = (data: unknown, from = origin, source = frame().contentWindow) =>
  fireEvent(window, new MessageEvent("message", { data, origin: from, source }));

test("a form's height is set by its own window only, ignored below 100 px, and capped at 4,000 px", async () => {
  await insertForm();
  send("[iFrameSizer]form:900:390:init", origin, window);
  expect(box()).toHaveAttribute("data-state", "waiting");
  for (const invalid of ["another:900:1", ":::", "form", "form:-500:1", "form:99:1", "form:NaN:1"])
    send(`[iFrameSizer]${invalid}`);
  for (const invalid of ["hello", null, 42, {}, [], ["x"], [["query-params"]]]) send(invalid);
  expect(height()).toBe("");
  for (const [reported, expected] of [
    [720, "720px"],
    [150, "150px"],
    [99_999, "4000px"],
  ]) {
    send(`[iFrameSizer]form:${reported}:390:init`);
    expect(height()).toBe(expected);
  }
});

test("a form is asked for its height when it loads, and again if it reports none, unless the form is hidden", async () => {
  const postMessage = await insertForm();
  fireEvent.load(frame());
  expect(postMessage).toHaveBeenCalledWith("[iFrameSizer]form:8:false:false:32:true:true:", "*");
  send("[iFrameSizer]form:NaN:0:init");
  postMessage.mockClear();
  jest.advanceTimersByTime(1000);
  expect(postMessage).not.toHaveBeenCalled();
  jest.spyOn(frame(), "clientHeight", "get").mockReturnValue(500);
  for (let answer = 0; answer < 10; answer += 1) send("[iFrameSizer]form:NaN:0:init");
  jest.advanceTimersByTime(1000);
  expect(postMessage).toHaveBeenCalledTimes(2);
  expect(postMessage).toHaveBeenLastCalledWith("[iFrameSizer]resize", "*");
});

test("a form gets the page's query unasked with its first message, and when it asks, but pages on other hosts don't", async () => {
  const postMessage = await insertForm();
  window.history.replaceState(null, "", "?utm_source=mail");
  const sent = [["query-params", { utm_source: "mail" }, expect.any(String), "", "form"], origin];
  for (const message of ["hello", "hello", ["fetch-query-params"]]) send(message);
  expect(postMessage.mock.calls).toEqual([sent, sent]);
  send(["fetch-query-params"], "https://thanks.example");
  expect(postMessage).toHaveBeenCalledTimes(2);
});

test("a form counts as unresponsive 7 to 8 seconds after it comes into view, unless it has the focus", async () => {
  await insertForm();
  jest.advanceTimersByTime(60_000);
  comeIntoView();
  jest.advanceTimersByTime(7000);
  expect(box()).toHaveAttribute("data-state", "waiting");
  jest.advanceTimersByTime(1000);
  expect(box()).toHaveAttribute("data-state", "unresponsive");
  await insertForm();
  comeIntoView();
  frame().focus();
  jest.advanceTimersByTime(8000);
  expect(box()).toHaveAttribute("data-state", "arrived");
});

test("a form from a provider whose forms send no messages is neither hidden nor called unresponsive", async () => {
  await insertForm("");
  expect(box()).not.toHaveAttribute("data-state");
  expect(IntersectionObserver).not.toHaveBeenCalled();
});
