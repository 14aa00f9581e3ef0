import { render, screen } from "@testing-library/react";
import { axeProblems } from "../../tests/support/axe";
import { Stars } from "./Stars";
import { starPitch, starsPath } from "./starsPath";

describe("a rating", () => {
  it.each([1, 2, 3, 4, 5])(
    "of %d is one picture with words, cut after so many gold stars",
    async (rating) => {
      const { container } = render(<Stars rating={rating} label={`Rated ${rating} out of 5`} />);
      const picture = screen.getByRole("img", { name: `Rated ${rating} out of 5` });
      const [all, gold] = picture.querySelectorAll("svg");
      expect(all).toHaveAttribute("viewBox", `0 0 ${5 * starPitch} 24`);
      expect(gold).toHaveAttribute("width", String(rating * starPitch));
      expect(await axeProblems(container)).toEqual([]);
    },
  );

  it("of a part of a star fills as much of it, from where it is drawn to where it ends", () => {
    const { container } = render(<Stars rating={4.8} />);
    expect(container.querySelector("svg svg")).toHaveAttribute("width", String(4 * starPitch + 3 + 14));
  });

  it("has its stars a pitch apart", () => {
    const star = /^M12 3.8(l[^mz]+z)(?:m27 0\1){4}$/;
    expect(starPitch).toBe(27);
    expect(starsPath).toMatch(star);
  });
});
