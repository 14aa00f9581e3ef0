import { manifest, shortName } from "./manifest";

it("the web app manifest has the agency's name and three icons", () => {
  const read = JSON.parse(manifest("Saguaro Insurance"));
  expect(read).toMatchObject({ name: "Saguaro Insurance", short_name: "Saguaro", start_url: "/" });
  expect(read.icons).toHaveLength(3);
});

it.each([
  ["Saguaro Insurance", "Saguaro"],
  ["Oak & Sons Agency", "Oak & Sons"],
  ["Extraordinarily Long", "Extraordinarily"],
])("the short name of %s in the web app manifest is %s", (name, short) =>
  expect(shortName(name)).toBe(short),
);
