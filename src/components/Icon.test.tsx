import { render } from "@testing-library/react";
import { Icon } from "./Icon";

describe("an icon", () => {
  it("refers to its path in the page's SVG sprite", () => {
    const { container } = render(<Icon name="phone" />);
    expect(container.querySelector("use")).toHaveAttribute("href", "#icon-phone");
  });

  it("is not read aloud", () => {
    const { container } = render(<Icon name="phone" />);
    expect(container.querySelector("svg")).toHaveAttribute("aria-hidden", "true");
  });
});
