import { addressLine, mapUrl } from "./address";

it("the Google Maps link searches for the office's address, with special characters encoded", () => {
  const url = new URL(
    String(mapUrl({ street: "1 Main St #2 & 3", city: "Phoenix", state: "AZ", zip: "85027" })),
  );
  expect(url.protocol).toBe("https:");
  expect(Object.fromEntries(url.searchParams)).toEqual({
    api: "1",
    query: "1 Main St #2 & 3, Phoenix, AZ 85027",
  });
});

it("without a street, an address is city and state, and has no map", () => {
  const address = { unit: "Suite 2", city: "Phoenix", state: "AZ" };
  expect([addressLine(address), mapUrl(address)]).toEqual(["Phoenix, AZ", undefined]);
});
