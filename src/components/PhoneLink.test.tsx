import { render, screen } from "@testing-library/react";
import { PhoneLink } from "./PhoneLink";

it("a phone link shows a formatted number and dials it with the country code", () => {
  render(<PhoneLink phone="6025550142" />);
  expect(screen.getByRole("link", { name: "(602) 555-0142" })).toHaveAttribute("href", "tel:+16025550142");
});

it("a phone link shows a value that is not ten digits unchanged", () => {
  render(<PhoneLink phone="1-800-MONSOON" />);
  expect(screen.getByRole("link", { name: "1-800-MONSOON" })).toBeInTheDocument();
});

it("a phone link can show a text in place of the number", () => {
  render(<PhoneLink phone="6025550142">Call Main Office</PhoneLink>);
  expect(screen.getByRole("link", { name: "Call Main Office" })).toHaveAttribute("href", "tel:+16025550142");
});
