import { productIcons } from "../../brand/productDrawings";
import { choice, destination, flag, text } from "./fieldTypes";
import { flagged, list, mapping, withInfo } from "./schemaBuilders";

const product = mapping("Product", "A kind of insurance, shown as a card on the home page.", {
  icon: withInfo(choice("The card's picture.", productIcons), { typeName: "ProductIcon" }),
  title: text("What this insurance is called."),
  shortName: text("A shorter name for the footer, such as Auto.").optional(),
  description: text("What the insurance covers, in a sentence."),
  features: list("Advantages, a few words each.", [1, 8], text("A few words.")),
  popular: flag("true for the most popular product.").default(false),
  link: mapping("ProductLink", "The card's next step.", {
    name: text("The words of the link."),
    href: destination("The link's address; #quote opens the quote dialog."),
  }).optional(),
});

export const products = list("The products.", [1, 12], product, flagged("popular", "at most one"));
