import { holidays, openings, openStatusAt } from "../content";
import { journey, test } from "./journey";

journey(({ scripting }) => {
  if (!scripting) return;
  test("the contact section says whether the office is open, and until when", async ({ visitor }) => {
    test.skip(openings.length === 0, "no day of the week has opening hours");
    // Accepts every status of a week or a holiday, because Debian's engines cannot change their clock.
    const statuses = openings.flatMap(({ from, to }) => [from - 1, from, to].map(openStatusAt));
    await visitor.opens("/");
    await visitor.sees(
      "the contact section shows an opening status",
      ({ statuses, holidays }) => {
        const status = document.querySelector("#contact [data-open-status]")?.textContent ?? "";
        return statuses.includes(status) || holidays.some((name) => status.includes(name)) || status;
      },
      { statuses, holidays: holidays.map(({ name }) => name) },
    );
  });
});
