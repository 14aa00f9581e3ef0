import { render, screen } from "@testing-library/react";
import { phoneNumbers } from "../lib/principalAgent";
import { PhoneLink } from "./PhoneLink";

// The office, text messages, and the principal, who has an extension of the office.
const numbers = phoneNumbers({
  agency: { phone: "6025550142", textPhone: "6025550143" },
  allAgent: { nodes: [{ name: "Ann", phone: "6025550142 x109", principal: true }] },
} as unknown as Queries.AgencyFragment);

test.each([
  ["Call (602) 555-0142", "tel:+16025550142"],
  ["Call (602) 555-0142 x109 now", "tel:+16025550142,109"],
  ["Text (602) 555-0143", "tel:+16025550143"],
  ["Speak with Ann", "tel:+16025550142,109"],
])("the link %j calls the number that it shows, or else its component's number: %s", (label, href) => {
  render(<PhoneLink phone="6025550142 x109" label={label} numbers={numbers} />);
  expect(screen.getByRole("link", { name: label })).toHaveAttribute("href", href);
});
