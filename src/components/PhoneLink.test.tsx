import { render, screen } from "@testing-library/react";
import { PhoneLink } from "./PhoneLink";

it("a phone link shows the formatted number, or a text in its place, and dials it with the country code", () => {
  render(<PhoneLink phone="6025550142" />);
  render(<PhoneLink phone="6025550142">Call Main Office</PhoneLink>);
  const links = screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);
  expect(links).toEqual([
    ["(602) 555-0142", "tel:+16025550142"],
    ["Call Main Office", "tel:+16025550142"],
  ]);
});
