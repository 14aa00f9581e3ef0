/** Every place of this site that a link in the content may lead to. */
export const linkTargets = [
  "#products",
  "#about",
  "#testimonials",
  "#contact",
  "#quote",
  "/",
  "/directory",
  "/directory#licensed-agents",
  "/privacy-policy",
  "/terms-and-conditions",
] as const;
