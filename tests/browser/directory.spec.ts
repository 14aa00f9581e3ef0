import { expect, test } from "./fixtures";
import { pages, visit } from "./pageHelpers";

test("a directory entry has the person's name, description, phone number and email address", async ({
  page,
}) => {
  await visit(page, pages.directory);
  await expect(page.getByRole("listitem").filter({ hasText: "Marisol" })).toMatchAriaSnapshot(`
    - listitem:
      - heading "Marisol Hernández-Montgomery, CIC, CPCU" [level=3]
      - paragraph: Agency principal.
      - link "Marisol Hernández-Montgomery, CIC, CPCU (928) 555-0161 x101":
        - /url: tel:+19285550161,101
      - link "marisol@ironwood.example":
        - /url: mailto:marisol@ironwood.example`);
});

for (const javaScriptEnabled of [true, false])
  test.describe(() => {
    test.use({ javaScriptEnabled });

    test(`with JavaScript ${javaScriptEnabled ? "enabled" : "disabled"}, every photo in the directory is visible`, async ({
      page,
    }) => {
      await page.goto(pages.directory);
      const photos = page.locator("main [data-gatsby-image-wrapper]");
      // The second is the home page's portrait of the agency principal.
      await expect(photos).toHaveCount(2);
      for (const photo of await photos.all()) {
        await photo.scrollIntoViewIfNeeded();
        const shown = () =>
          photo
            .locator("img[loading]")
            .evaluateAll((images: HTMLImageElement[]) =>
              images.filter(
                (image) => image.naturalWidth && image.checkVisibility({ opacityProperty: true }),
              ),
            );
        await expect.poll(shown).toHaveLength(1);
      }
    });
  });
