import { journey, test } from "./journey";

test.use({ allowedMessages: /404/ });

journey(() => {
  test("a wrong URL shows the not-found page with a link to the home page", async ({ visitor }) => {
    await visitor.opens("/reveiws/2024");
    await visitor.seesHeading("Oops! Page not found");
    await visitor.clicks("main a", "Return to Home");
    await visitor.seesPath("/");
  });
});
