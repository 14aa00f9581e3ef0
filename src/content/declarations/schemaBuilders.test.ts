import { city } from "./city";
import { limits } from "./limits";
import { list, unique } from "./schemaBuilders";

it("a list's duplicate entries are reported together with its invalid ones", () => {
  const cities = list("The cities.", limits.cities, city, unique("name"));
  const { error } = cities.safeParse([{ name: "Mesa" }, { name: 7, zip: 1 }, { name: " mesa" }]);
  expect(error?.issues.map(({ path, message }) => `${path.join(".")} ${message}`)).toEqual([
    expect.stringMatching(/^1\.name /),
    expect.stringMatching(/^1 .*zip/),
    "2.name name is ' mesa' a second time; entry 1 has it already",
  ]);
});
