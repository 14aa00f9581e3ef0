import { render, screen } from "@testing-library/react";
import { NavItem } from "./NavItem";

it("on the home page, a navigation link to a section is a plain anchor", () => {
  render(<NavItem item={{ name: "About Us", href: "#about" }} home />);
  expect(screen.getByRole("link", { name: "About Us" })).toHaveAttribute("href", "#about");
});

it("on other pages, a navigation link to a section points to the home page's anchor", () => {
  render(<NavItem item={{ name: "About Us", href: "#about" }} home={false} />);
  expect(screen.getByRole("link", { name: "About Us" })).toHaveAttribute("href", "/#about");
});

it("a navigation link to another page uses the address from the content unchanged", () => {
  render(<NavItem item={{ name: "Directory", href: "/directory" }} home={false} />);
  expect(screen.getByRole("link", { name: "Directory" })).toHaveAttribute("href", "/directory");
});

it.each([true, false])(
  "#quote in the navigation is a button that opens the quote dialog (on the home page: %s)",
  (home) => {
    render(<NavItem item={{ name: "Get a Quote", href: "#quote" }} home={home} />);
    expect(screen.queryByRole("link")).not.toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Get a Quote" })).toHaveAttribute("commandfor", "quote");
  },
);
