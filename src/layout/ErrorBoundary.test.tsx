import { render, screen } from "@testing-library/react";
import { axeProblems } from "../../tools/jest/axe";
import { builtPage } from "../../tools/jest/builtPage";
import { ErrorBoundary } from "./ErrorBoundary";

const data = builtPage<Queries.HomePageQuery>("index");

function Broken({ thrown }: { thrown: unknown }): never {
  throw thrown;
}

describe("an unexpected error while a page renders", () => {
  // React reports what it caught.
  beforeEach(() => {
    jest.spyOn(console, "error").mockImplementation(() => {});
  });

  it("leads to 'Unexpected Application Error!', its message, and two ways out", async () => {
    render(
      <ErrorBoundary data={data}>
        <Broken thrown={new Error("the trail is washed out")} />
      </ErrorBoundary>,
    );
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Unexpected Application Error!");
    expect(screen.getByText("the trail is washed out")).toBeInTheDocument();
    expect(screen.getByRole("button", { name: data.errorScreen.reloadButton })).toBeInTheDocument();
    expect(screen.getByRole("link", { name: data.layout.actions.call })).toHaveAttribute(
      "href",
      `tel:+1${data.agency.phone}`,
    );
    expect(await axeProblems()).toEqual([]);
  });

  it("is shown even when what was thrown is no error", () => {
    render(
      <ErrorBoundary data={data}>
        <Broken thrown="just words" />
      </ErrorBoundary>,
    );
    expect(screen.getByText("just words")).toBeInTheDocument();
  });
});

it("a page without an error is left alone", () => {
  render(<ErrorBoundary data={data}>all is well</ErrorBoundary>);
  expect(screen.getByText("all is well")).toBeInTheDocument();
});
