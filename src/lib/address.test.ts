import { mapUrl } from "./address";

it("the Google Maps link searches for the office's address, with special characters encoded", () => {
  const url = new URL(mapUrl({ street: "1 Main St #2 & 3", city: "Phoenix", state: "AZ", zip: "85027" }));
  expect(url.protocol).toBe("https:");
  expect(Object.fromEntries(url.searchParams)).toEqual({
    api: "1",
    query: "1 Main St #2 & 3, Phoenix, AZ 85027",
  });
});
