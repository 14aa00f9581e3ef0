import { expect, test } from "./fixtures";

for (const javaScriptEnabled of [true, false])
  test.describe(() => {
    test.use({ javaScriptEnabled });

    test(`with JavaScript ${javaScriptEnabled ? "enabled" : "disabled"}, every photo on the directory page is visible`, async ({
      page,
    }) => {
      await page.goto("/directory");
      const photos = page.locator("main [data-gatsby-image-wrapper]");
      // In the fixture data, two agents have photos.
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
