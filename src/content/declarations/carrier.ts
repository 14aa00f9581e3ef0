import { phone, text, webAddress } from "./fields";
import { mapping } from "./schemaBuilders";

export const carrier = mapping("Carrier", "An insurer whose policies the agency sells.", {
  name: text("The carrier's name."),
  lines: text("The kind of insurance, such as Life: a group's heading; may be left out.").optional(),
  claims: phone("The number that takes claims; may be left out.").optional(),
  report: webAddress("The page on which clients report a claim; may be left out.").optional(),
  pay: webAddress("The page on which clients pay a bill; may be left out.").optional(),
});
