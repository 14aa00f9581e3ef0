import { render, screen } from "@testing-library/react";
import { NavItem } from "./NavItem";

describe("an entry of a navigation", () => {
  it("is a link; an anchor stays on the home page", () => {
    render(<NavItem item={{ name: "About Us", href: "#about" }} home />);
    expect(screen.getByRole("link", { name: "About Us" })).toHaveAttribute("href", "#about");
  });

  it("leads to the home page's anchor from everywhere else", () => {
    render(<NavItem item={{ name: "About Us", href: "#about" }} home={false} />);
    expect(screen.getByRole("link", { name: "About Us" })).toHaveAttribute("href", "/#about");
  });

  it("leaves addresses of pages alone", () => {
    render(<NavItem item={{ name: "Directory", href: "/directory" }} home={false} />);
    expect(screen.getByRole("link", { name: "Directory" })).toHaveAttribute("href", "/directory");
  });

  it.each([true, false])("is a button that opens the quote dialog for #quote (home: %s)", (home) => {
    render(<NavItem item={{ name: "Get a Quote", href: "#quote" }} home={home} />);
    expect(screen.queryByRole("link")).not.toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Get a Quote" })).toHaveAttribute("commandfor", "quote");
  });
});
