import { caddySite } from "./caddyfile";

test("Caddy serves the site at its address, and redirects from the same name with or without www", () => {
  expect(caddySite("https://www.agency.example")).toMatchObject({
    address: "https://www.agency.example",
    otherAddress: "https://agency.example",
  });
  expect(caddySite("https://agency.example").otherAddress).toBe("https://www.agency.example");
});
