import { text } from "./fieldTypes";
import { list, mapping } from "./schemaBuilders";

const city = mapping("City", "A city that the agency serves, listed in the footer.", {
  name: text("The city's name."),
});

export const cities = list("The service area.", [1, 60], city);
