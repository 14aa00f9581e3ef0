/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { Stars, starPitch } from "./Stars";

test("a rating of 4.8 is shown as one image of five stars (four filled, one partly filled) that has an accessible name", () => {
  render(<Stars rating={4.8} label="Rated 4.8 out of 5" />);
  const image = screen.getByRole("img", { name: "Rated 4.8 out of 5" });
  const [outlines, filled] = image.querySelectorAll("svg");
  expect(outlines).toHaveAttribute("viewBox", `0 0 ${5 * starPitch} 24`);
  expect(filled).toHaveAttribute("width", String(4 * starPitch + 3 + 14));
});
