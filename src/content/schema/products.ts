import { choiceField, flagField, shortTextField, textField } from "./fields";
import { list, mapping, unique } from "./schema";

const productIcons = "auto home life commercial umbrella renters boat dental flood pet rv workers".split(" ");
const product = mapping("Product", "A kind of insurance, shown as a card on the home page.", {
  icon: choiceField("The card's picture.", productIcons, "ProductIcon"),
  title: shortTextField("What this insurance is called."),
  shortName: shortTextField("A shorter name for the footer, such as Auto.").optional(),
  description: textField("What the insurance covers, in a sentence."),
  features: list("Advantages, a few words each.", [1, 8], shortTextField("A few words.")),
  popular: flagField("true for the most popular product."),
  quoteLink: shortTextField("The link that opens the quote dialog.").optional(),
});

export const products = list("The products.", [1, 12], product)
  .superRefine(unique("title"))
  .superRefine(unique("popular", ({ popular }) => popular || undefined));
