import { journey, test } from "./journey";

journey(({ hasMenu }) => {
  test("a visitor can go from the home page to the directory's agents and back", async ({ visitor }) => {
    await visitor.opens("/");
    if (hasMenu) await visitor.clicks("header button[commandfor=menu]");
    await visitor.clicks(hasMenu ? "#menu a" : "header a", "Directory");
    await visitor.seesHeading("Company Directory");
    for (const [link, text] of Object.entries({
      "header a": "Back to home",
      "main a": "Return to Homepage",
    })) {
      await visitor.clicks(link, text);
      await visitor.seesPath("/");
      await visitor.clicks("footer a", "Our Team");
      await visitor.seesSection("#licensed-agents");
    }
  });

  test("a link to a section of the home page scrolls the section to just below the header", async ({
    visitor,
  }) => {
    for (const hash of ["#products", "#about", "#testimonials", "#contact"]) {
      await visitor.opens("/privacy-policy");
      await visitor.opens(`/${hash}`);
      await visitor.seesSection(hash);
      await visitor.seesFocus(hash);
    }
  });

  test("a visitor can open a legal page, jump to a section, and return home", async ({ visitor }) => {
    await visitor.opens("/");
    await visitor.clicks("footer a", "Privacy Policy");
    await visitor.seesHeading("Privacy Policy");
    await visitor.clicks("nav a", "Your Rights");
    await visitor.seesSection(":target");
    await visitor.clicks("main a", "Return to Home");
    await visitor.seesPath("/");
  });
});
