import { stateNames } from "../../lib/address";
import type { Facts } from "./facts";
import { choice, placeName, plainText } from "./fields";
import { mapping } from "./schemaBuilders";

export const city = mapping("City", "A city or county that the agency serves, listed in the footer.", {
  name: placeName("The city's name, or the county's with the word County, without the state.", "text"),
  state: choice("The state, unless it is the office's; may be left out.", [...stateNames.keys()]).optional(),
});

export const inState = {
  fields: { inState: plainText("The state that the city is in, such as AZ; by default the office's.") },
  from: ({ state }: { state?: string }, _path: string, facts: Facts) => ({
    inState: state ?? facts.get("address.state")?.value,
  }),
};
