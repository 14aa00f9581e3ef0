import { render, screen } from "@testing-library/react";
import { axeProblems } from "../../tools/jest/axe";
import { Stars } from "./Stars";

describe("a rating", () => {
  it.each([1, 2, 3, 4, 5])(
    "of %d is one picture with words, and five stars of which so many are filled",
    async (rating) => {
      const { container } = render(<Stars rating={rating} label={`Rated ${rating} out of 5`} />);
      const picture = screen.getByRole("img", { name: `Rated ${rating} out of 5` });
      const looks = [...picture.children].map(({ className }) => className);
      expect(looks).toHaveLength(5);
      expect(looks.filter((look) => look === looks[0])).toHaveLength(rating);
      expect(await axeProblems(container)).toEqual([]);
    },
  );
});
