import { phone, text, webAddress } from "./fields";
import { mapping } from "./schemaBuilders";

export const carrier = mapping("Carrier", "An insurer whose policies the agency sells.", {
  name: text("The carrier's name."),
  lines: text("What it insures, such as Life: the heading of its group; may be left out.").optional(),
  claims: phone("The number that takes claims; may be left out.").optional(),
  report: webAddress("The page on which clients report a claim; may be left out.").optional(),
  pay: webAddress("The page on which clients pay a bill; may be left out.").optional(),
});
