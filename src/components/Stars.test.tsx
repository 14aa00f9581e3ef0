import { render, screen } from "@testing-library/react";
import { axeProblems } from "../../tests/support/axe";
import { Stars, starPitch, starsPath } from "./Stars";

it.each([1, 2, 3, 4, 5])(
  "a rating of %d is one labelled image with that many filled stars",
  async (rating) => {
    const { container } = render(<Stars rating={rating} label={`Rated ${rating} out of 5`} />);
    const picture = screen.getByRole("img", { name: `Rated ${rating} out of 5` });
    const [outlines, filled] = picture.querySelectorAll("svg");
    expect(outlines).toHaveAttribute("viewBox", `0 0 ${5 * starPitch} 24`);
    expect(filled).toHaveAttribute("width", String(rating * starPitch));
    expect(await axeProblems(container)).toEqual([]);
  },
);

it("a fraction in a rating fills that share of the star's shape", () => {
  const { container } = render(<Stars rating={4.8} />);
  expect(container.querySelector("svg svg")).toHaveAttribute("width", String(4 * starPitch + 3 + 14));
});

it("the five stars of a rating are equal and evenly spaced", () => {
  const star = /^M12 3.8(l[^mz]+z)(?:m27 0\1){4}$/;
  expect(starPitch).toBe(27);
  expect(starsPath).toMatch(star);
});
