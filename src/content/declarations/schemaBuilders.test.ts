import { city } from "./city";
import { limits } from "./limits";
import { list, unique } from "./schemaBuilders";

it("tells what is wrong between a list's entries at once with what is wrong inside of one", () => {
  const cities = list("The cities.", limits.cities, city, unique("name"));
  const { error } = cities.safeParse([{ name: "Mesa" }, { name: 7, zip: 1 }, { name: " mesa" }]);
  expect(error?.issues.map(({ path, message }) => `${path.join(".")} ${message}`)).toEqual([
    expect.stringMatching(/^1\.name /),
    expect.stringMatching(/^1 .*zip/),
    "2.name name is ' mesa' a second time; entry 1 has it already",
  ]);
});
