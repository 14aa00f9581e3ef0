import { heights } from "../../support/mockProvider/mockProvider";
import { journey, test, type Visitor } from "./journey";

async function seesForm(visitor: Visitor, id: string, height: number | undefined): Promise<void> {
  await visitor.sees(
    `the form ${id} is shown at the height of its content`,
    (id) => {
      const frame = document.getElementById(id);
      return (
        frame?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        Math.round(frame.getBoundingClientRect().height)
      );
    },
    height,
    id,
  );
}

journey(({ hasMenu, scripting }) => {
  if (!scripting) return;

  test("each provider form's iframe is as tall as the form's content", async ({ visitor }) => {
    await visitor.opens("/");
    if (!hasMenu) await seesForm(visitor, "frame-leadForm", heights.form[0]);
    await visitor.page.evaluate(() => document.querySelector("#contact [data-frame]")?.scrollIntoView());
    await seesForm(visitor, "frame-contactForm", heights.form[0]);
    await visitor.clicks("#contact ul button");
    await seesForm(visitor, "frame-survey", heights.survey[0]);
  });
});
