import { render, screen } from "@testing-library/react";
import { PhoneLink } from "./PhoneLink";

describe("a phone link", () => {
  it("shows ten digits as people write them, and calls with the country's code", () => {
    render(<PhoneLink phone="6025550142" />);
    expect(screen.getByRole("link", { name: "(602) 555-0142" })).toHaveAttribute("href", "tel:+16025550142");
  });

  it("shows any other value unchanged", () => {
    render(<PhoneLink phone="1-800-MONSOON" />);
    expect(screen.getByRole("link", { name: "1-800-MONSOON" })).toBeInTheDocument();
  });

  it("takes other words for the number", () => {
    render(<PhoneLink phone="6025550142">Call Main Office</PhoneLink>);
    expect(screen.getByRole("link", { name: "Call Main Office" })).toHaveAttribute(
      "href",
      "tel:+16025550142",
    );
  });
});
