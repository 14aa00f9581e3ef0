import { journey, test } from "./journey";

const review = "Get Free Insurance Review";
const consultation = "Request Free Consultation";

journey(({ hasMenu }) => {
  test("closing the quote dialog returns focus to the button that opened the dialog", async ({ visitor }) => {
    await visitor.opens("/");
    const headerButtons = hasMenu ? [] : ([["header nav button", "Get a Quote"]] as const);
    for (const [selector, text] of [
      ...headerButtons,
      ["main button", review],
      ["main button", "Calculate My Savings"],
      ["main button", consultation],
      ["#contact ul button", ""],
      ["footer button", review],
    ] as const) {
      await visitor.clicks(selector, text);
      await visitor.seesDialog("quote");
      await visitor.page.keyboard.press("Escape");
      await visitor.seesNoDialog();
      await visitor.seesFocus(selector, text);
    }
  });

  test("the quote dialog closes with its close button or with a click outside", async ({ visitor }) => {
    await visitor.opens("/");
    for (const close of [
      () => visitor.clicks("#quote button[command=close]"),
      () => visitor.page.mouse.click(2, 2),
    ]) {
      await visitor.clicks("main button", consultation);
      await visitor.seesDialog("quote");
      await close();
      await visitor.seesNoDialog();
      await visitor.seesFocus("main button", consultation);
    }
  });

  test("the quote dialog fits the viewport, and the page behind it does not scroll", async ({ visitor }) => {
    await visitor.opens("/");
    await visitor.clicks("main button", review);
    await visitor.seesDialog("quote");
    await visitor.sees(
      "the dialog takes at most 90% of the height, with the close button in it, and the page does not scroll",
      () => {
        const box = document.querySelector("#quote")?.getBoundingClientRect();
        const close = document.querySelector("#quote button[command=close]")?.getBoundingClientRect();
        const isFixed = getComputedStyle(document.documentElement).overflowY === "hidden";
        return isFixed && box && close && box.height <= innerHeight * 0.9 + 1 && close.top >= box.top;
      },
    );
  });
});
