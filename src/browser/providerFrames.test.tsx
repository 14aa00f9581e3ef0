import { fireEvent, screen } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { builtPageData } from "../../tests/support/builtPageData";
import { ProviderFrame } from "../components/ProviderFrame";
import { startFrames } from "./providerFrames";

const built = builtPageData<Queries.HomePageQuery>("index");
const form = (title: string): Queries.EmbedFrameFragment => ({
  address: `/sample-forms/${title.toLowerCase()}.html`,
  script: "/sample-forms/form_embed.js",
  frameId: `inline-${title}`,
  formName: title,
  title,
  height: 500,
  attributes: [{ name: "data-form-id", value: title }],
  announces: true,
});
const embeds = {
  ...built.embeds,
  allow: { frames: [] },
  leadForm: form("Review"),
  contactForm: form("Message"),
};
const data = { ...built, embeds };

/** An IntersectionObserver that reports every element as visible at once. */
class EverythingIsVisible {
  constructor(private readonly callback: (entries: { isIntersecting: boolean; target: Element }[]) => void) {}
  observe(target: Element) {
    this.callback([{ isIntersecting: true, target }]);
  }
}

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, { IntersectionObserver: EverythingIsVisible });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** Renders two provider forms as the build does, then runs the script that loads them in the browser. */
async function renderAndStart() {
  const container = document.createElement("div");
  container.innerHTML = renderToStaticMarkup(
    <>
      <ProviderFrame data={data} frame={embeds.contactForm} />
      <ProviderFrame data={data} frame={embeds.leadForm} />
    </>,
  );
  document.body.replaceChildren(container);
  startFrames();
  await jest.advanceTimersByTimeAsync(0);
  const frame = screen.getByTitle<HTMLIFrameElement>(embeds.contactForm.title);
  const postMessage = jest.spyOn(frame.contentWindow as Window, "postMessage");
  const height = () => frame.parentElement?.style.getPropertyValue("--frame-height");
  return { frame, postMessage, height };
}

function send(frame: HTMLIFrameElement, data: unknown, origin = window.location.origin, from?: Window) {
  const source = from ?? frame.contentWindow;
  fireEvent(window, new MessageEvent("message", { data, origin, source }));
}

describe("ProviderFrame", () => {
  it("a provider's form has its address and height, and the provider's script cannot hide it", async () => {
    const { frame } = await renderAndStart();
    expect(frame).toHaveAttribute("src", embeds.contactForm.address);
    expect(frame).toHaveAttribute("data-form-name", embeds.contactForm.formName);
    expect(frame).toHaveAttribute("height", "500");
    expect(frame).toHaveAttribute("data-initial-iframe-hidden", "true");
    expect(frame).not.toHaveAttribute("data-layout");
  });

  it("all forms of a page share one copy of the provider's script", async () => {
    await renderAndStart();
    expect(document.querySelectorAll(`script[src="${embeds.contactForm.script}"]`)).toHaveLength(1);
  });

  it("a provider's form is as tall as it last reported before a frame, from 100 to 4,000 px", async () => {
    const { frame, height } = await renderAndStart();
    const applied = jest.spyOn(frame.parentElement?.style as CSSStyleDeclaration, "setProperty");
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

  it("a provider's form that reports no height is asked again, but not while it is hidden", async () => {
    const { frame, postMessage } = await renderAndStart();
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

  it("the top of a form's next step is scrolled into view, but a form that shrinks a little does not scroll", async () => {
    const { frame } = await renderAndStart();
    const scrolled = jest.fn();
    const box = Object.assign(frame.parentElement as HTMLElement, { scrollIntoView: scrolled });
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

  it("a provider's form is resized by valid messages of its own window and origin only", async () => {
    const { frame, height } = await renderAndStart();
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

  it("a form that asks for the page's query parameters gets them, sent to its own origin only", async () => {
    history.replaceState(null, "", "/?utm_source=flyer&tag=a&tag=b");
    const { frame, postMessage } = await renderAndStart();
    send(frame, ["fetch-query-params", "name"]);
    const query = { utm_source: "flyer", tag: ["a", "b"] };
    const answer = ["query-params", query, location.href, "", frame.id];
    expect(postMessage).toHaveBeenCalledWith(answer, location.origin);
  });
});
