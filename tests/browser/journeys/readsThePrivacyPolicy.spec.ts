import { journey, test } from "./journey";

journey(() => {
  test("a visitor opens a legal page, jumps to one of its sections, returns home", async ({ visitor }) => {
    await visitor.opens("/");
    await visitor.clicks("footer a", "Privacy Policy");
    await visitor.seesHeading("Privacy Policy");
    await visitor.clicks("nav a", "Your Rights");
    await visitor.seesSection(":target");
    await visitor.clicks("main a", "Return to Home");
    await visitor.seesPath("/");
  });
});
