import { render, screen } from "@testing-library/react";
import { Stars, starPitch } from "./Stars";

test.each([
  [1, starPitch],
  [5, 5 * starPitch],
  [4.8, 4 * starPitch + 3 + 14],
])("a rating of %d is shown as one labeled image of five stars, filled in proportion", (rating, width) => {
  render(<Stars rating={rating} label={`Rated ${rating} out of 5`} />);
  const [outlines, filled] = screen
    .getByRole("img", { name: `Rated ${rating} out of 5` })
    .querySelectorAll("svg");
  expect(outlines).toHaveAttribute("viewBox", `0 0 ${5 * starPitch} 24`);
  expect(filled).toHaveAttribute("width", String(width));
});
