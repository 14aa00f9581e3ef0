import { fireEvent, render, screen } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { axeProblems } from "../../tests/support/axe";
import { builtPage } from "../../tests/support/builtPage";
import { ProviderFrame } from "../components/ProviderFrame";
import { phoneHref } from "../lib/phone";
import { startFrames } from "./frames";

const built = builtPage<Queries.HomePageQuery>("index");
/** As the sample forms are, whatever provider is connected. */
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
const { layout, agency } = built;

/** In the place of the browser's own: everything is near the screen at once. */
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
  for (const script of document.querySelectorAll("script")) script.remove();
});

/** The page as it is built, and then what the browser adds to it. */
async function show(page = <ProviderFrame data={data} frame={embeds.contactForm} withEmail />) {
  const container = document.createElement("div");
  container.innerHTML = renderToStaticMarkup(page);
  document.body.replaceChildren(container);
  startFrames();
  await jest.advanceTimersByTimeAsync(0);
  const frame = screen.getByTitle<HTMLIFrameElement>(embeds.contactForm.title);
  const height = () => frame.parentElement?.style.getPropertyValue("--frame-height");
  return { container, frame, height };
}

function say(frame: HTMLIFrameElement, data: unknown, origin = window.location.origin, from?: Window) {
  const source = from ?? frame.contentWindow;
  fireEvent(window, new MessageEvent("message", { data, origin, source }));
}

describe("a form of the lead provider", () => {
  it("has a title, its height, and nothing by which the provider's script would move or hide it", async () => {
    const { frame } = await show();
    expect(frame.getAttribute("data-form-name")).toBe(embeds.contactForm.formName);
    expect(frame).toHaveAttribute("height", "500");
    expect(frame).toHaveAttribute("data-initial-iframe-hidden", "true");
    expect(frame).not.toHaveAttribute("data-layout");
  });

  it("is no frame before it comes near, because even an empty one costs the first paint some of its time", () => {
    const page = renderToStaticMarkup(<ProviderFrame data={data} frame={embeds.contactForm} />);
    expect(page.replace(/<noscript>.*?<\/noscript>/s, "")).not.toContain("<iframe");
  });

  it("is asked for when it comes near, with the provider's script once a page", async () => {
    const { frame } = await show(
      <>
        <ProviderFrame data={data} frame={embeds.contactForm} />
        <ProviderFrame data={data} frame={embeds.leadForm} />
      </>,
    );
    expect(frame).toHaveAttribute("src", embeds.contactForm.address);
    expect(document.querySelectorAll(`script[src="${embeds.contactForm.script}"]`)).toHaveLength(1);
  });

  it("always has the way to a person beside it, and the way to write where there is room", async () => {
    await show();
    const { call, email } = layout.frame;
    expect(screen.getByRole("link", { name: call })).toHaveAttribute("href", phoneHref(agency.phone));
    // jsdom takes the place at which the address may break for a space.
    expect(screen.getByRole("link", { name: email.replace("@", " @") })).toHaveAttribute(
      "href",
      `mailto:${agency.email}`,
    );
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

  it("is asked once more when it was asked before it was laid out, and told no number; not while it is hidden", async () => {
    const { frame } = await show();
    const told = jest.spyOn(frame.contentWindow as Window, "postMessage");
    const height = jest.spyOn(frame, "clientHeight", "get").mockReturnValue(0);
    say(frame, `[iFrameSizer]${frame.id}:NaN:0:init`);
    await jest.advanceTimersToNextFrame();
    expect(told).not.toHaveBeenCalled();
    height.mockReturnValue(500);
    say(frame, `[iFrameSizer]${frame.id}:NaN:0:init`);
    await jest.advanceTimersToNextFrame();
    expect(told).toHaveBeenLastCalledWith("[iFrameSizer]resize", "*");
  });

  it("does not keep the page busy when it answers all that it is asked and tells no size that one could use", async () => {
    const { frame } = await show();
    jest.spyOn(frame, "clientHeight", "get").mockReturnValue(500);
    const answer = () => say(frame, `[iFrameSizer]${frame.id}:NaN:0:init`);
    const told = jest.spyOn(frame.contentWindow as Window, "postMessage").mockImplementation(() => {
      setTimeout(answer);
    });
    answer();
    await jest.advanceTimersByTimeAsync(10_000);
    // Two messages a greeting, each as much later as the one before.
    expect(told.mock.calls.length).toBeGreaterThan(6);
    expect(told.mock.calls.length).toBeLessThan(30);
    // It is heard all the same when it tells one.
    say(frame, `[iFrameSizer]${frame.id}:640:0:init`);
    expect(frame.parentElement?.style.getPropertyValue("--frame-height")).toBe("640px");
  });

  it("shows the top of its next step, and leaves who mends an answer in it where they are", async () => {
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

  it("hears nobody else: no other origin, no other frame, no other message", async () => {
    const { frame, height } = await show();
    const size = `[iFrameSizer]${frame.id}:900:390:init`;
    say(frame, size, "https://elsewhere.example");
    say(frame, size, undefined, window);
    for (const rubbish of ["[iFrameSizer]another-frame:900:390:init", "hello", null, 42, {}, [], ["x"]])
      say(frame, rubbish);
    expect(height()).toBe("");
  });

  it("says where the phone is when it stays silent, in a region that was there before, and takes it back", async () => {
    const { frame, container } = await show();
    const region = container.querySelector("[role=status]");
    jest.advanceTimersByTime(7000);
    expect(region).toBeEmptyDOMElement();
    jest.advanceTimersByTime(1000);
    expect(region).toHaveTextContent(layout.frame.silent);
    expect(region).toHaveTextContent(layout.frame.call);
    fireEvent.load(frame);
    expect(region).toHaveTextContent(layout.frame.silent);
    say(frame, "hello");
    expect(region).toBeEmptyDOMElement();
  });

  it("is told where its visitor came from when it asks, and no other site that may stand in its place", async () => {
    history.replaceState(null, "", "/?utm_source=flyer&tag=a&tag=b");
    const { frame } = await show();
    const told = jest.spyOn(frame.contentWindow as Window, "postMessage");
    say(frame, ["fetch-query-params", "name"]);
    const query = { utm_source: "flyer", tag: ["a", "b"] };
    expect(told).toHaveBeenCalledWith(["query-params", query, location.href, "", frame.id], location.origin);
  });

  it("has nothing that axe objects to", async () => {
    jest.useRealTimers();
    const { container } = render(<ProviderFrame data={data} frame={embeds.leadForm} />);
    expect(await axeProblems(container)).toEqual([]);
  });
});
