import { journey, test } from "./journey";

journey(({ scripting }) => {
  if (!scripting) return;
  // Accepts any status, because the clock of Debian's engines cannot be set; datesAndOpenStatus.spec.ts sets it.
  test("the contact section says whether the office is open, and until or from when", async ({ visitor }) => {
    await visitor.opens("/");
    await visitor.sees(
      "the contact section shows the opening status",
      () => {
        const shown = document.querySelector("#contact [data-open-status]")?.textContent ?? "";
        return /^(Open now, (until .+M|all day)|Closed( for .+)?, opens .+M)$/.test(shown) || shown;
      },
      null,
    );
  });
});
