import { render } from "@testing-library/react";
import { Icon } from "./Icon";
import { iconPaths } from "./iconPaths";

describe("an icon", () => {
  it("is its path, in the colour of the text", () => {
    const { container } = render(<Icon name="phone" />);
    expect(container.querySelector("path")).toHaveAttribute("d", iconPaths.phone);
    expect(container.querySelector("svg")).toHaveStyle({ stroke: "currentColor" });
  });

  it("is not read aloud", () => {
    const { container } = render(<Icon name="phone" />);
    expect(container.querySelector("svg")).toHaveAttribute("aria-hidden", "true");
  });
});
