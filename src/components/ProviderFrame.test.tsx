import { fireEvent, render, screen } from "@testing-library/react";
import { axeProblems } from "../../tools/jest/axe";
import { builtPage } from "../../tools/jest/builtPage";
import { ProviderFrame } from "./ProviderFrame";

const { embeds, layout, agency } = builtPage<Queries.HomePageQuery>("index");
const rest = { words: layout.frame, phone: agency.phone };

function announce(frame: HTMLIFrameElement, message: string, origin = window.location.origin) {
  const source = frame.contentWindow;
  fireEvent(window, new MessageEvent("message", { data: message, origin, source }));
}

describe("a form of the lead provider", () => {
  it("has what the provider's code says of it, its height, and is fetched late", () => {
    const { address, frameId } = embeds.leadForm;
    render(<ProviderFrame frame={embeds.leadForm} {...rest} />);
    const frame = screen.getByTitle("Free Review Website Header");
    expect(frame).toHaveAttribute("src", address);
    expect(frame).toHaveAttribute("id", frameId);
    expect(frame).toHaveAttribute("data-form-name", "Free Review Website Header");
    expect(frame).toHaveAttribute("height", "600");
    expect(frame).toHaveAttribute("loading", "lazy");
  });

  it("always has the way to a person beside it, and the way to write where there is room", () => {
    render(<ProviderFrame frame={embeds.contactForm} {...rest} email={agency.email} />);
    const { call, email } = layout.frame;
    expect(screen.getByRole("link", { name: call })).toHaveAttribute("href", `tel:+1${agency.phone}`);
    expect(screen.getByRole("link", { name: email })).toHaveAttribute("href", `mailto:${agency.email}`);
  });

  it("grows to the height that it announces, between its own height and 4,000 px", () => {
    render(<ProviderFrame frame={embeds.contactForm} {...rest} />);
    const frame = screen.getByTitle<HTMLIFrameElement>("Send Us a Message");
    for (const [height, shown] of [
      [720, 720],
      [10, 500],
      [99_999, 4000],
    ]) {
      announce(frame, `[iFrameSizer]${frame.id}:${height}:390:init`);
      expect(frame.style.height).toBe(`${shown}px`);
    }
  });

  it("hears nobody else: no other origin, no other frame, no other message", () => {
    render(<ProviderFrame frame={embeds.contactForm} {...rest} />);
    const frame = screen.getByTitle<HTMLIFrameElement>("Send Us a Message");
    const before = frame.style.height;
    announce(frame, `[iFrameSizer]${frame.id}:900:390:init`, "https://elsewhere.example");
    announce(frame, "[iFrameSizer]another-frame:900:390:init");
    announce(frame, "hello");
    fireEvent(
      window,
      new MessageEvent("message", {
        data: `[iFrameSizer]${frame.id}:900:390:init`,
        origin: window.location.origin,
        source: window,
      }),
    );
    expect(frame.style.height).toBe(before);
  });

  it("has nothing that axe objects to", async () => {
    const { container } = render(<ProviderFrame frame={embeds.leadForm} {...rest} />);
    expect(await axeProblems(container)).toEqual([]);
  });
});
