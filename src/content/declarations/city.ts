import { text } from "./fields";
import { mapping } from "./schemaBuilders";

/** The schema of an entry in cities.yaml. */
export const city = mapping("City", "A city that the agency serves, listed in the footer.", {
  name: text("The city's name, without the state."),
});
