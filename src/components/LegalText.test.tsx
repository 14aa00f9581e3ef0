import { render, screen } from "@testing-library/react";
import { LegalPoint, LegalText } from "./LegalText";

it("shows bold words and links in a paragraph", () => {
  const { container } = render(
    <LegalText>{"**In short:** see our [terms](/terms-and-conditions)."}</LegalText>,
  );
  expect(container.querySelector("p > strong")).toHaveTextContent("In short:");
  expect(screen.getByRole("link", { name: "terms" })).toHaveAttribute("href", "/terms-and-conditions");
});

it("shows points of a point as a list in it, without a paragraph around the words", () => {
  const { container } = render(
    <LegalPoint>{"We share it with:\n  - insurers;\n  - *the state*."}</LegalPoint>,
  );
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "insurers;",
    "the state.",
  ]);
  expect(container.querySelector("p")).toBeNull();
});

it("shows letters that were escaped as themselves, and HTML as nothing but letters", () => {
  const { container } = render(<LegalText>{"Agency\\_LLC \\*A\\* & 3 < 4 <b>x</b>"}</LegalText>);
  expect(container).toHaveTextContent("Agency_LLC *A* & 3 < 4 <b>x</b>");
  expect(container.querySelector("b")).toBeNull();
});
