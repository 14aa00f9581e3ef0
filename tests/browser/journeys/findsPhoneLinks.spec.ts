import { pages } from "../pageHelpers";
import { journey, test } from "./journey";

test.use({ allowedMessages: /404/ });

journey(() => {
  test("every page has visible phone links in its header and its footer", async ({ visitor }) => {
    for (const path of [...Object.values(pages), "/no-such-page"]) {
      await visitor.opens(path);
      await visitor.sees(
        `${path} has a phone link in its header and in its footer`,
        () =>
          ["header", "footer"].map((part) =>
            [...document.querySelectorAll<HTMLAnchorElement>(`${part} a[href^=tel]`)].some(
              (link) => link.checkVisibility() && /^tel:\+1\d{10}$/.test(link.href),
            ),
          ),
        null,
        [true, true],
      );
    }
  });
});
