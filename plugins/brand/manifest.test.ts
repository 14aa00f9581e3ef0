import { manifest, shortName } from "./manifest";

describe("the manifest", () => {
  it("has the agency's name and icons for any and for masked use", () => {
    const read = JSON.parse(manifest("Saguaro Insurance"));
    expect(read).toMatchObject({ name: "Saguaro Insurance", short_name: "Saguaro", start_url: "/" });
    expect(read.icons).toHaveLength(3);
  });

  it.each([
    ["Saguaro Insurance", "Saguaro"],
    ["Oak & Sons Agency", "Oak & Sons"],
    ["Extraordinarily Long", "Extraordinarily"],
  ])("shortens %s to %s", (name, short) => expect(shortName(name)).toBe(short));
});
