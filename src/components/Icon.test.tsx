import { render } from "@testing-library/react";
import { Icon } from "./Icon";

it("an icon is hidden from screen readers", () => {
  const { container } = render(<Icon name="phone" />);
  expect(container.querySelector("svg")).toHaveAttribute("aria-hidden", "true");
});
