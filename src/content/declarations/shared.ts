import { linkTarget, text } from "./fields";
import { mapping } from "./structure";

/** What search engines and browser tabs show. */
export const seo = mapping(
  "Seo",
  "What search engines, shared links and the browser's tab say about a page.",
  {
    title: text("The page's title in the browser's tab and in search results."),
    description: text("One or two sentences that search engines show below the title."),
  },
);

/** A link with its words. */
export const link = mapping("NavItem", "A link: its words and where it leads.", {
  name: text("The words of the link."),
  href: linkTarget("Where the link leads. #quote opens the quote dialog."),
});
