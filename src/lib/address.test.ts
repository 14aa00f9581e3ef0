import { addressLine, mapUrl } from "./address";

test("an address without a street is shown as city and state, and has no map link", () => {
  const address = { unit: "Suite 2", city: "Phoenix", state: "AZ" };
  expect([addressLine(address), mapUrl(address)]).toEqual(["Phoenix, AZ", undefined]);
});
