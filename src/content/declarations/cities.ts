import { stateNames } from "../../lib/address";
import { state, text } from "./fieldTypes";
import { list, mapping } from "./schemaBuilders";

const city = mapping("City", "A city or county that the agency serves, listed in the footer.", {
  name: text("The city's name, or the county's with the word County."),
  state: state("The state, unless it is the office's.").optional(),
});

export const cities = list("The service area.", [1, 60], city);

/** Splits `Reno, NV` into the city's name and the state. */
export const derivedCity = {
  from: ({ name, state }: { name: string; state?: string }) => {
    const [, place, letters = ""] = /^(.+), ?([A-Z]{2})\.?$/.exec(name) ?? [];
    return place && stateNames.has(letters) ? { name: place, state: state ?? letters } : { name, state };
  },
};
