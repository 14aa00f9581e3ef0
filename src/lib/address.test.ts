import { addressLine, mapUrl } from "./address";

it("without a street, an address is city and state, and has no map", () => {
  const address = { unit: "Suite 2", city: "Phoenix", state: "AZ" };
  expect([addressLine(address), mapUrl(address)]).toEqual(["Phoenix, AZ", undefined]);
});
