import { fireEvent, screen } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { builtPageData } from "../../tests/support/builtPageData";
import { ProviderFrame } from "../components/ProviderFrame";
import { startFrames } from "./frames";

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
const embeds = { ...built.embeds, hosts: [], leadForm: form("Review"), contactForm: form("Message") };
const data = { ...built, embeds };

/** An IntersectionObserver to which everything is near the screen. */
class EverythingIsNear {
  constructor(private readonly tell: (entries: { isIntersecting: boolean; target: Element }[]) => void) {}
  observe(target: Element) {
    this.tell([{ isIntersecting: true, target }]);
  }
}

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, { IntersectionObserver: EverythingIsNear });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** The page as it is built, and then what the browser adds to it. */
async function show() {
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
  const told = jest.spyOn(frame.contentWindow as Window, "postMessage");
  const height = () => frame.parentElement?.style.getPropertyValue("--frame-height");
  return { frame, told, height };
}

function say(frame: HTMLIFrameElement, data: unknown, origin = window.location.origin, from?: Window) {
  const source = from ?? frame.contentWindow;
  fireEvent(window, new MessageEvent("message", { data, origin, source }));
}

describe("a form of the lead provider", () => {
  it("has its address and height, and nothing by which the provider's script would move or hide it", async () => {
    const { frame } = await show();
    expect(frame).toHaveAttribute("src", embeds.contactForm.address);
    expect(frame).toHaveAttribute("data-form-name", embeds.contactForm.formName);
    expect(frame).toHaveAttribute("height", "500");
    expect(frame).toHaveAttribute("data-initial-iframe-hidden", "true");
    expect(frame).not.toHaveAttribute("data-layout");
  });

  it("shares the provider's script with the page's other forms", async () => {
    await show();
    expect(document.querySelectorAll(`script[src="${embeds.contactForm.script}"]`)).toHaveLength(1);
  });

  it("is as tall as it announces, up to 4,000 px, and not as short as a form that is not drawn yet", async () => {
    const { frame, height } = await show();
    for (const [announced, shown] of [
      [20, ""],
      [720, "720px"],
      [150, "150px"],
      [99_999, "4000px"],
    ]) {
      say(frame, `[iFrameSizer]${frame.id}:${announced}:390:init`);
      expect(height()).toBe(shown);
    }
  });

  it("is asked for its size again when it was asked before it was laid out, but not while it is hidden", async () => {
    const { frame, told } = await show();
    const tellsNone = () => say(frame, `[iFrameSizer]${frame.id}:NaN:0:init`);
    const height = jest.spyOn(frame, "clientHeight", "get").mockReturnValue(0);
    tellsNone();
    jest.advanceTimersByTime(1000);
    expect(told).not.toHaveBeenCalled();
    height.mockReturnValue(500);
    for (let answer = 0; answer < 10; answer += 1) tellsNone();
    jest.advanceTimersByTime(1000);
    expect(told).toHaveBeenCalledTimes(2);
    expect(told).toHaveBeenLastCalledWith("[iFrameSizer]resize", "*");
  });

  it("shows the top of its next step, and leaves whoever mends an answer where they are", async () => {
    const { frame } = await show();
    const shown = jest.fn();
    const box = Object.assign(frame.parentElement as HTMLElement, { scrollIntoView: shown });
    jest.spyOn(box, "getBoundingClientRect").mockReturnValue({ top: -300 } as DOMRect);
    document.documentElement.style.scrollPaddingTop = "80px";
    const height = jest.spyOn(frame, "clientHeight", "get").mockReturnValue(800);
    frame.focus();
    say(frame, `[iFrameSizer]${frame.id}:776:0:resize`);
    expect(shown).not.toHaveBeenCalled();
    height.mockReturnValue(776);
    say(frame, `[iFrameSizer]${frame.id}:300:0:resize`);
    expect(shown).toHaveBeenCalledTimes(1);
    document.documentElement.style.scrollPaddingTop = "";
  });

  it("takes its size from itself alone: no other origin, no other window, no other message", async () => {
    const { frame, height } = await show();
    const size = `[iFrameSizer]${frame.id}:900:390:init`;
    say(frame, size, "https://elsewhere.example");
    say(frame, size, undefined, window);
    const wrongSizes = ["another:900:1:init", ":::", frame.id, `${frame.id}:-500:1:init`].map(
      (text) => `[iFrameSizer]${text}`,
    );
    for (const rubbish of [...wrongSizes, "hello", null, 42, {}, [], ["x"], [["query-params"]]])
      say(frame, rubbish);
    expect(height()).toBe("");
  });

  it("is told where its visitor came from when it asks, and no other site that may stand in its place", async () => {
    history.replaceState(null, "", "/?utm_source=flyer&tag=a&tag=b");
    const { frame, told } = await show();
    say(frame, ["fetch-query-params", "name"]);
    const query = { utm_source: "flyer", tag: ["a", "b"] };
    expect(told).toHaveBeenCalledWith(["query-params", query, location.href, "", frame.id], location.origin);
  });
});
