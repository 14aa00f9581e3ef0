import { stateNames } from "../../lib/stateNames";
import { choice, text } from "./fields";
import { mapping } from "./schemaBuilders";

export const city = mapping("City", "A city or county that the agency serves, listed in the footer.", {
  name: text("The city's name, or the county's with the word County, without the state."),
  state: choice("Another state than the office's; may be left out.", [...stateNames.keys()]).optional(),
});
