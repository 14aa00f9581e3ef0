import { render, screen } from "@testing-library/react";
import { PhoneLink } from "./PhoneLink";

it("a phone link shows the formatted number, with words around it or words instead, and dials it with the country code", () => {
  render(<PhoneLink phone="6025550142" />);
  render(<PhoneLink phone="6025550142" label={["Call ", " now"]} />);
  render(<PhoneLink phone="6025550142" label={["Call Main Office"]} />);
  const links = screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);
  expect(links).toEqual([
    ["(602) 555-0142", "tel:+16025550142"],
    ["Call (602) 555-0142 now", "tel:+16025550142"],
    ["Call Main Office", "tel:+16025550142"],
  ]);
});
