import { openStatusOn } from "../content";
import { journey, test } from "./journey";

journey(({ scripting }) => {
  if (!scripting) return;
  test("the contact section says whether the office is open, and until when", async ({ visitor }) => {
    // Accepts the status a minute later too, because Debian's engines cannot stop their clock.
    const statuses = [0, 60_000].map((later) => openStatusOn(new Date(Date.now() + later)));
    await visitor.opens("/");
    await visitor.sees(
      "the contact section shows the current opening status",
      (statuses) => {
        const shown = document.querySelector("#contact [data-open-status]")?.textContent ?? "";
        return statuses.includes(shown) || shown;
      },
      statuses,
    );
  });
});
