import { render } from "@testing-library/react";
import { Icon } from "./Icon";
import { iconPaths } from "./iconPaths";

it("an icon draws its path in the colour of the text", () => {
  const { container } = render(<Icon name="phone" />);
  expect(container.querySelector("path")).toHaveAttribute("d", iconPaths.phone);
  expect(container.querySelector("svg")).toHaveStyle({ stroke: "currentColor" });
});

it("an icon is hidden from screen readers", () => {
  const { container } = render(<Icon name="phone" />);
  expect(container.querySelector("svg")).toHaveAttribute("aria-hidden", "true");
});
