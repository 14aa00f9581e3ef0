import { render, screen } from "@testing-library/react";
import { axeProblems } from "../../tools/jest/axe";
import { builtPage } from "../../tools/jest/builtPage";
import { HoursList } from "./HoursList";

const { allOfficeHours } = builtPage<Queries.HomePageQuery>("index");

describe("the office hours", () => {
  it("read as people say them: Monday to Friday in one line", async () => {
    const { container } = render(<HoursList rows={allOfficeHours.nodes} />);
    expect(screen.getAllByRole("term").map(({ textContent }) => textContent)).toEqual([
      "Mon-Fri",
      "Saturday",
      "Sunday",
      "Evenings",
      "Emergency Claims",
    ]);
    expect(screen.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual([
      "9:00 AM-6:00 PM",
      "9:00 AM-1:00 PM",
      "Closed",
      "By appointment",
      "24/7",
    ]);
    expect(await axeProblems(container)).toEqual([]);
  });
});
