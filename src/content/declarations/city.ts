import { text } from "./fields";
import { mapping } from "./schemaBuilders";

export const city = mapping("City", "A city that the agency serves, listed in the footer.", {
  name: text("The city's name, without the state."),
});
