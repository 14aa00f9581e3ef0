import { pages } from "../pageHelpers";
import { journey, test } from "./journey";

journey(({ scripting }) => {
  for (const [title, path, sections] of [
    ["Privacy Policy", pages.privacy, ["Data Security", "Your Rights", "您的权利"]],
    ["Terms & Conditions", pages.terms, ["Services", "Governing Law", "Modifications"]],
  ] as const)
    test(`a visitor reads '${title}', with its sections and date, and returns home`, async ({ visitor }) => {
      const [, wanted] = sections;
      await visitor.opens(pages.home);
      await visitor.clicks("footer a", title);
      await visitor.seesPath(path);
      await visitor.sees(
        "the page's sections",
        () => [...document.querySelectorAll("main section h2")].map((heading) => heading.textContent),
        null,
        sections,
      );
      await visitor.sees(
        scripting ? "the page says that it was updated today" : "the page says when it was updated",
        (scripting) => {
          const date = scripting
            ? new Date().toLocaleDateString("en-US", { dateStyle: "long" })
            : "[A-Z][a-z]+ \\d{1,2}, \\d{4}";
          const lines = [...document.querySelectorAll("main p")].map(({ textContent }) => textContent);
          return lines.filter((line) => new RegExp(`^Last updated: ${date}$`).test(line)).length;
        },
        scripting,
        1,
      );
      await visitor.clicks("nav a", wanted);
      await visitor.sees(
        `the section '${wanted}' is in sight`,
        (wanted) => {
          const headings = [...document.querySelectorAll("main h2")];
          const { top = -1 } =
            headings.find((heading) => heading.textContent === wanted)?.getBoundingClientRect() ?? {};
          return top > 0 && top < innerHeight;
        },
        wanted,
      );
      await visitor.clicks("main a", "Return to Home");
      await visitor.seesPath("/");
    });
});
