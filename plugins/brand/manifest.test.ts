import { manifest } from "./manifest";

it("the web app manifest has the agency's name, the first line of its logo as short name, and three icons", () => {
  const read = JSON.parse(manifest("Saguaro Insurance"));
  expect(read).toMatchObject({ name: "Saguaro Insurance", short_name: "Saguaro", start_url: "/" });
  expect(read.icons).toHaveLength(3);
});
