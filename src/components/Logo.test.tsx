import { render, screen } from "@testing-library/react";
import { Logo } from "./Logo";

it("the accessible name of the logo is the agency's name and nothing else", () => {
  render(
    <a href="/">
      <Logo name="Saguaro Insurance" ground="dark" />
    </a>,
  );
  expect(screen.getByRole("link", { name: "Saguaro Insurance" })).toBeInTheDocument();
});
