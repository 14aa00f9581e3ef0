import { stateNames } from "../../lib/stateNames";
import { choice, placeName } from "./fields";
import { mapping } from "./schemaBuilders";

export const city = mapping("City", "A city or county that the agency serves, listed in the footer.", {
  name: placeName("The city's name, or the county's with the word County, without the state.", "text"),
  state: choice("Another state than the office's; may be left out.", [...stateNames.keys()]).optional(),
});
