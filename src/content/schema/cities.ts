import { shortTextField } from "./fields";
import { list, mapping, unique } from "./schema";

const city = mapping("City", "A city that the agency serves, listed in the footer.", {
  name: shortTextField("The city's name.", "only the city, such as Mesa", /^[^,:()]+$/),
});

export const cities = list("The service area.", [1, 60], city).superRefine(unique("name"));
