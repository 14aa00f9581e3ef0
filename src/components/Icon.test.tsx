import { render } from "@testing-library/react";
import { Icon } from "./Icon";
import { IconSprite } from "./IconSprite";

describe("an icon", () => {
  it("finds its drawing in the page's sprite, which holds each named one once", () => {
    const { container } = render(
      <>
        <IconSprite names={["phone", "star", "phone"]} />
        <Icon name="phone" />
      </>,
    );
    expect([...container.querySelectorAll("symbol")].map(({ id }) => id)).toEqual([
      "icon-phone",
      "icon-star",
    ]);
    const address = container.querySelector("use")?.getAttribute("href");
    expect(container.querySelector(`symbol${address}`)).toBeInTheDocument();
  });

  it("is not read aloud", () => {
    const { container } = render(<Icon name="phone" />);
    expect(container.querySelector("svg")).toHaveAttribute("aria-hidden", "true");
  });
});
