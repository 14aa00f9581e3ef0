import { render, screen } from "@testing-library/react";
import { iconPaths } from "./iconPaths";
import { OfficeMap } from "./OfficeMap";

type Road = Queries.OfficeMapFragment["roads"][number];

const street: Road = { name: "Ash Ave", direction: "north-south", at: 20, kind: null, exit: null };
const main: Road = { name: "Main St", direction: "east-west", at: 60, kind: null, exit: "Exit" };
const highway: Road = { name: "I-17", direction: "north-south", at: 80, kind: "highway", exit: null };

function draw(...roads: Road[]) {
  const map = { note: "Not to scale", roads, office: { x: 48, y: 56 } };
  const { container } = render(
    <a href="https://maps.example">
      <OfficeMap map={map} />
      Get Directions
    </a>,
  );
  return container;
}

/** An element's attributes of those names, as numbers of percent; what is left out is 0. */
const places = (element: Element | null | undefined, ...names: string[]) =>
  names.map((name) => Number.parseInt(element?.getAttribute(name) ?? "0", 10));
const lines = (map: HTMLElement) =>
  [...map.querySelectorAll("line")].map((line) => places(line, "x1", "y1", "x2", "y2"));
const words = (map: HTMLElement, wanted: string) =>
  [...map.querySelectorAll("text")].find(({ textContent }) => textContent === wanted);

describe("the drawn map", () => {
  it("has each road from one edge to the other", () => {
    expect(lines(draw(street, main))).toEqual([
      [20, 0, 20, 100],
      [0, 60, 100, 60],
    ]);
  });

  it("names each road on it, and says that it is not to scale", () => {
    const map = draw(street, main);
    expect(places(words(map, "Ash Ave"), "x")).toEqual([20]);
    expect(places(words(map, "Main St"), "y")).toEqual([60]);
    expect(words(map, "Not to scale")).toBeInTheDocument();
  });

  it("draws a highway over the streets, whatever the order in which they are written", () => {
    const [first, second] = draw(highway, main).querySelectorAll("line");
    expect(places(first, "y1")).toEqual([60]);
    expect(places(second, "x1")).toEqual([80]);
    expect(second?.getAttribute("class")).not.toBe(first?.getAttribute("class"));
  });

  it("has a sign where a road with an exit meets a highway, and nowhere else", () => {
    const map = draw(street, highway, main, { ...highway, name: "I-10", direction: "east-west", at: 30 });
    const signs = [...map.querySelectorAll("text")].filter(({ textContent }) => textContent === "Exit");
    expect(signs.map((sign) => places(sign, "x", "y"))).toEqual([[80, 60]]);
    expect(words(draw(street, main), "Exit")).toBeUndefined();
  });

  it("has the sign in its place when the highway runs east", () => {
    const map = draw({ ...highway, direction: "east-west", at: 30 }, { ...street, exit: "Exit 7" });
    expect(places(words(map, "Exit 7"), "x", "y")).toEqual([20, 30]);
  });

  it("has a pin where the office is", () => {
    const pin = draw(street).querySelector("path");
    expect(pin).toHaveAttribute("d", iconPaths.pin);
    expect(places(pin?.closest("svg"), "x", "y")).toEqual([48, 56]);
  });

  it("adds nothing to the name of the link around it", () => {
    draw(street, main, highway);
    expect(screen.getByRole("link", { name: "Get Directions" })).toBeInTheDocument();
  });
});
