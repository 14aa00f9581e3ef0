import { render, screen } from "@testing-library/react";
import { axeProblems } from "../../tests/support/axe";
import { weekdays } from "../lib/weekdays";
import { HoursList } from "./HoursList";

const rows = [
  ...weekdays.slice(0, 5).map((day) => ({ day, hours: "8:15 AM-5:45 PM", spans: [] })),
  { day: "Saturday", hours: "10:00 AM-2:00 PM", spans: [] },
  { day: "Sunday", hours: "Closed", spans: [] },
  { day: "Evenings", hours: "By appointment", spans: [] },
  { day: "Emergency Claims", hours: "24/7", spans: [] },
];

it("office hours show consecutive days with the same hours in one line, such as Mon-Fri", async () => {
  const { container } = render(<HoursList data={{ allOfficeHours: { nodes: rows } }} />);
  expect(screen.getAllByRole("term").map(({ textContent }) => textContent)).toEqual([
    "Mon-Fri",
    "Saturday",
    "Sunday",
    "Evenings",
    "Emergency Claims",
  ]);
  expect(screen.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual([
    "8:15 AM-5:45 PM",
    "10:00 AM-2:00 PM",
    "Closed",
    "By appointment",
    "24/7",
  ]);
  expect(await axeProblems(container)).toEqual([]);
});
