import { fireEvent, screen } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { ProviderFrame } from "../components/ProviderFrame";
import { startProviderFrames } from "./providerFrames";

const code = (name: string) =>
  `<iframe src="/sample-forms/${name}.html" data-form-name="${name}" data-form-id="${name}"></iframe><script src="/sample-forms/form_embed.js"></script>`;
/** The code of a form by another provider, which sends no messages. */
const silentCode = '<iframe src="https://form.typeform.example/to/1" title="Message"></iframe>';
const data = {
  home: { about: { principal: {} } },
  agency: { phone: "6025550142", textPhone: null, email: "office@agency.example" },
  layout: {
    frame: {
      unresponsive: "Please call us.",
      help: "No form?",
      call: "Call",
      or: "or",
      email: "Write",
    },
  },
  allOfficeHours: { nodes: [] },
  allAgent: { nodes: [{ name: "Ann", phone: "6025550142", principal: true }] },
  embeds: {
    contactForm: { code: code("Message"), height: 500 },
    survey: { code: code("Review"), height: 500 },
    allow: { sites: [] },
  },
} as unknown as Queries.ProviderFrameFragment;

const silent = {
  ...data,
  embeds: { ...data.embeds, contactForm: { code: silentCode, height: 500 } },
};

/** Simulates an intersection for all IntersectionObservers with this root margin. */
let approach: (margin: "600px" | "0px") => void;

beforeEach(() => {
  jest.useFakeTimers();
  const reports: [margin: string | undefined, report: () => void][] = [];
  approach = (near) => {
    for (const [margin, report] of reports) if (margin === `${near} 0px`) report();
  };
  const observer = (callback: (entries: object[]) => void, { rootMargin }: IntersectionObserverInit) => ({
    observe: () => reports.push([rootMargin, () => callback([{ isIntersecting: true }])]),
  });
  Object.assign(globalThis, { IntersectionObserver: jest.fn(observer) });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** Renders the static HTML of two forms, and loads their iframes as if the visitor had scrolled near the forms. */
async function renderAndLoad(postsMessages = true) {
  const container = document.createElement("div");
  container.innerHTML = renderToStaticMarkup(
    <>
      <ProviderFrame data={postsMessages ? data : silent} place="contactForm" />
      <ProviderFrame data={data} place="survey" />
    </>,
  );
  document.body.replaceChildren(container);
  startProviderFrames();
  await jest.advanceTimersByTimeAsync(0);
  approach("600px");
  await jest.advanceTimersByTimeAsync(0);
  const frame = screen.getByTitle<HTMLIFrameElement>("Message");
  const box = frame.parentElement as HTMLElement;
  const postMessage = jest.spyOn(frame.contentWindow as Window, "postMessage");
  const height = () => box.style.getPropertyValue("--frame-height");
  return { frame, box, postMessage, height };
}

function send(frame: HTMLIFrameElement, data: unknown, origin = window.location.origin, from?: Window) {
  const source = from ?? frame.contentWindow;
  fireEvent(window, new MessageEvent("message", { data, origin, source }));
}

test("a page with several forms loads the form provider's script only once", async () => {
  await renderAndLoad();
  expect(document.querySelectorAll('script[src="/sample-forms/form_embed.js"]')).toHaveLength(1);
});

test("a height that a form reports is ignored if it is below 100 px, and capped at 4,000 px", async () => {
  const { frame, box, height } = await renderAndLoad();
  const applied = jest.spyOn(box.style, "setProperty");
  for (let pixels = 201; pixels < 1200; pixels += 1)
    send(frame, `[iFrameSizer]${frame.id}:${pixels}:0:resize`);
  jest.advanceTimersToNextFrame();
  expect(applied).toHaveBeenCalledTimes(1);
  for (const [reported, expected] of [
    [20, "1199px"],
    [720, "720px"],
    [150, "150px"],
    [99_999, "4000px"],
  ]) {
    send(frame, `[iFrameSizer]${frame.id}:${reported}:390:init`);
    jest.advanceTimersToNextFrame();
    expect(height()).toBe(expected);
  }
});

test("a form that reports no height is asked for its height again, unless the form is hidden", async () => {
  const { frame, postMessage } = await renderAndLoad();
  const reportNoHeight = () => send(frame, `[iFrameSizer]${frame.id}:NaN:0:init`);
  const height = jest.spyOn(frame, "clientHeight", "get").mockReturnValue(0);
  reportNoHeight();
  jest.advanceTimersByTime(1000);
  expect(postMessage).not.toHaveBeenCalled();
  height.mockReturnValue(500);
  for (let answer = 0; answer < 10; answer += 1) reportNoHeight();
  jest.advanceTimersByTime(1000);
  expect(postMessage).toHaveBeenCalledTimes(2);
  expect(postMessage).toHaveBeenLastCalledWith("[iFrameSizer]resize", "*");
});

test("the page scrolls to a form's top if the form's next step is much shorter, but not if the step is only slightly shorter", async () => {
  const { frame, box } = await renderAndLoad();
  const scrolled = jest.fn();
  box.scrollIntoView = scrolled;
  jest.spyOn(box, "getBoundingClientRect").mockReturnValue({ top: -300 } as DOMRect);
  document.documentElement.style.scrollPaddingTop = "80px";
  const height = jest.spyOn(frame, "clientHeight", "get").mockReturnValue(800);
  frame.focus();
  send(frame, `[iFrameSizer]${frame.id}:776:0:resize`);
  jest.advanceTimersToNextFrame();
  expect(scrolled).not.toHaveBeenCalled();
  height.mockReturnValue(776);
  send(frame, `[iFrameSizer]${frame.id}:300:0:resize`);
  jest.advanceTimersToNextFrame();
  expect(scrolled).toHaveBeenCalledTimes(1);
  document.documentElement.style.scrollPaddingTop = "";
});

test("a form's height is set only by valid messages from the form's own window and origin", async () => {
  const { frame, height } = await renderAndLoad();
  const size = `[iFrameSizer]${frame.id}:900:390:init`;
  send(frame, size, "https://elsewhere.example");
  send(frame, size, undefined, window);
  const wrongSizes = ["another:900:1:init", ":::", frame.id, `${frame.id}:-500:1:init`].map(
    (text) => `[iFrameSizer]${text}`,
  );
  for (const invalid of [...wrongSizes, "hello", null, 42, {}, [], ["x"], [["query-params"]]])
    send(frame, invalid);
  expect(height()).toBe("");
});

test("a form receives the page's query parameters when it asks for them", async () => {
  const { frame, postMessage } = await renderAndLoad();
  window.history.replaceState(null, "", "?utm_source=mail&product=auto&product=home");
  send(frame, ["fetch-query-params"]);
  const sent = ["query-params", { utm_source: "mail", product: ["auto", "home"] }];
  expect(postMessage.mock.calls.map(([message]) => message.slice(0, 2))).toEqual([sent]);
});

test("a form that does not respond counts as unresponsive 7 to 8 seconds after it comes into view, not after the page loads", async () => {
  const { box } = await renderAndLoad();
  jest.advanceTimersByTime(60_000);
  approach("0px");
  jest.advanceTimersByTime(7000);
  expect(box.dataset.state).toBe("waiting");
  jest.advanceTimersByTime(1000);
  expect(box.dataset.state).toBe("unresponsive");
});

test("a form that has the focus never counts as unresponsive", async () => {
  const { frame, box } = await renderAndLoad();
  approach("0px");
  frame.focus();
  jest.advanceTimersByTime(8000);
  expect(box.dataset.state).toBe("arrived");
});

test("if a form's provider does not use postMessage, the form becomes visible once its iframe has loaded", async () => {
  const { frame, box } = await renderAndLoad(false);
  fireEvent.load(frame);
  expect(box.dataset.state).toBe("arrived");
});

test("a form waits for the page's load event, but loads after 8 seconds even if the event has not fired", async () => {
  jest.spyOn(document, "readyState", "get").mockReturnValue("interactive");
  await expect(renderAndLoad()).rejects.toThrow("Unable to find an element with the title");
  await jest.advanceTimersByTimeAsync(8000);
  approach("600px");
  await jest.advanceTimersByTimeAsync(0);
  expect(screen.getByTitle("Message")).toBeInTheDocument();
});
