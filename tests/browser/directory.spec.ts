import { agents, callAddress, mainLines, shownNumber } from "./content";
import { expect, test } from "./fixtures";
import { deskSize, pages, phoneSize } from "./site";

// The statements of the specification's section 2 about the directory's entries, all of them as data/ has them.

for (const viewport of [phoneSize, deskSize]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    for (const [group, people] of [
      ["Main Lines", mainLines],
      ["Licensed Agents", agents],
    ] as const)
      test(`'${group}' has everybody's name, role and a number to call, in order`, async ({ opened }) => {
        const page = await opened(pages.directory);
        const entries = page.getByRole("region", { name: group }).locator("> ul > li");
        await expect(entries).toHaveCount(people.length);
        for (const [index, { name, description, phone }] of people.entries()) {
          const entry = entries.nth(index);
          await expect(entry.getByRole("heading", { level: 3 })).toHaveText(name);
          await expect(entry.getByRole("paragraph").first()).toHaveText(description);
          const call = entry.getByRole("link", { name: shownNumber(phone) });
          // Heard by itself, in a list of links, each says who is called.
          await expect(call).toHaveAccessibleName(`${name} ${shownNumber(phone)}`);
          await expect(call).toHaveText(shownNumber(phone));
          await expect(call).toHaveAttribute("href", callAddress(phone));
        }
      });

    test("an agent's entry has their email address, and who speaks their language", async ({ opened }) => {
      const page = await opened(pages.directory);
      for (const { name, email, languages = [] } of agents) {
        const entry = page.locator("#licensed-agents > ul > li").filter({ hasText: name });
        const mail = entry.locator('a[href^="mailto:"]');
        await expect(mail).toHaveText(email ? [email] : []);
        if (email) await expect(mail).toHaveAttribute("href", `mailto:${email}`);
        // Each in its own language, which its element says.
        await expect(entry.locator("[lang]")).toHaveCount(languages.length);
      }
    });
  });
}
