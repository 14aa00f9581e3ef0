import { render, screen } from "@testing-library/react";
import { Logo } from "./Logo";

describe("the logo", () => {
  it("reads as the agency's name and nothing else", () => {
    render(
      <a href="/">
        <Logo name="Saguaro Insurance" ground="dark" />
      </a>,
    );
    expect(screen.getByRole("link", { name: "Saguaro Insurance" })).toBeInTheDocument();
  });
});
