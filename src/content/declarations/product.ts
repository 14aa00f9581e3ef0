import { choice, flag, text } from "./fields";
import { limits } from "./limits";
import { list, mapping } from "./schemaBuilders";

/** The icon names that src/components/iconPaths.ts draws for products. */
export const productIcons = [
  "auto",
  "home",
  "life",
  "commercial",
  "umbrella",
  "renters",
  "boat",
  "cyber",
  "event",
  "farm",
  "flood",
  "health",
  "motorcycle",
  "pet",
  "rv",
  "travel",
  "valuables",
  "workers",
] as const;

export const product = mapping("Product", "A kind of insurance, shown as a card on the home page.", {
  icon: choice("The card's picture.", productIcons, "ProductIcon"),
  title: text("What this insurance is called."),
  description: text("What it covers, in a sentence."),
  features: list("What is good about it, a few words each.", limits.productFeatures, text("A few words.")),
  popular: flag("true for the one product that carries the most popular mark."),
});
