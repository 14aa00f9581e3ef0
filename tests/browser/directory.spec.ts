import { expectAriaSnapshot } from "./expectAriaSnapshot";
import { expect, test } from "./fixtures";
import { pages, phoneLink, visit } from "./pageHelpers";

test("the directory page lists the office's phone numbers and each person's contact details", async ({
  page,
}) => {
  await visit(page, pages.directory);
  const entry = (name: string) =>
    page.getByRole("listitem").filter({ has: page.getByRole("heading", { name }) });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Company Directory");
  await expectAriaSnapshot(
    page.getByRole("region", { name: "Main Lines" }),
    `region "Main Lines"
     heading "Main Lines" [level=2]
     heading "Main Office" [level=3]
     paragraph: A person answers.
     link "Main Office (928) 555-0177" → tel:+19285550177
     heading "Claims" [level=3]
     link "Claims (928) 555-0177 x109" → tel:+19285550177,109
     link "claims@ironwood.example" → mailto:claims@ironwood.example`,
  );
  await expectAriaSnapshot(
    entry("Marisol"),
    `heading "Marisol Hernández-Montgomery, CIC, CPCU" [level=3]
     paragraph: Agency principal.
     link "Marisol Hernández-Montgomery, CIC, CPCU (928) 555-0161 x101" → tel:+19285550161,101
     link "marisol@ironwood.example" → mailto:marisol@ironwood.example`,
  );
  // The directory also shows the home page's portrait of the agency principal.
  await expect(entry("Marisol").locator("picture")).toHaveCount(1);
  await expectAriaSnapshot(
    entry("Wren"),
    `heading "Wren Paloverde" [level=3]
     paragraph: Homeowners and renters.
     link "Wren Paloverde (928) 555-0144" → tel:+19285550144`,
  );
  await expect(page.getByRole("link", { name: "Call Main Office" })).toHaveAttribute("href", phoneLink);
});

for (const javaScriptEnabled of [true, false])
  test.describe(() => {
    test.use({ javaScriptEnabled });

    test(`with JavaScript ${javaScriptEnabled ? "enabled" : "disabled"}, every photo in the directory is visible`, async ({
      page,
    }) => {
      await page.goto(pages.directory);
      const photos = page.locator("main [data-gatsby-image-wrapper]");
      await expect(photos).not.toHaveCount(0);
      for (const photo of await photos.all()) {
        await photo.scrollIntoViewIfNeeded();
        const shown = () =>
          photo.evaluate((wrapper) => {
            const images = [...wrapper.querySelectorAll<HTMLImageElement>("img[loading]")];
            return images.filter(
              (image) => image.naturalWidth && image.checkVisibility({ opacityProperty: true }),
            );
          });
        await expect.poll(shown).toHaveLength(1);
      }
    });
  });
