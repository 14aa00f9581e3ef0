import { phoneField, shortTextField, urlField } from "./fields";
import { list, mapping, unique } from "./schema";

const carrier = mapping("Carrier", "An insurer whose policies the agency sells.", {
  name: shortTextField("The carrier's name."),
  lines: list("Kinds of insurance, such as Home and Auto.", [0, 6], shortTextField("A kind.")).default([]),
  claims: phoneField("The number that takes claims.").optional(),
  report: urlField("The page on which clients report a claim.").optional(),
  pay: urlField("The page on which clients pay a bill.").optional(),
});

export const carriers = list("The carriers.", [0, 60], carrier).superRefine(unique("name"));
