import { stateNames } from "../../lib/address";
import { state } from "./agency";
import { plainText } from "./fields";
import { mapping } from "./schemaBuilders";

export const city = mapping("City", "A city or county that the agency serves, listed in the footer.", {
  name: plainText(
    "The city's name, or the county's with the word County, without the state.",
    "the name of a place",
    {
      kind: "text",
    },
  ),
  state: state("The state, unless it is the office's.").optional(),
});

/** Reads `Reno, NV` as a name and a state. */
export const derivedCity = {
  from: ({ name, state }: { name: string; state?: string }) => {
    const [, place, letters = ""] = /^(.+), ?([A-Z]{2})\.?$/.exec(name) ?? [];
    return place && stateNames.has(letters) ? { name: place, state: state ?? letters } : { name, state };
  },
};
