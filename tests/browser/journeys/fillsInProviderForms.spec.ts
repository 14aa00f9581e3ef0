import { type Site, serveSite } from "../../../scripts/serveSite";
import { heights } from "../../support/mockProvider/startMockProvider";
import { builtOtherAgency, otherPhone } from "../../support/otherAgency";
import { journey, test, type Visitor } from "./journey";

let site: Site;
test.use({ ignoreHTTPSErrors: true, allowedMessages: /frame-src/ });
test.beforeAll(async () => {
  site = await serveSite({ dir: builtOtherAgency(), port: 0 });
});
test.afterAll(() => site.close());

async function seesForm(visitor: Visitor, id: string, height: number | undefined): Promise<void> {
  await visitor.sees(
    `the form ${id} is shown at the height of its content`,
    (id) => {
      const frame = document.getElementById(id);
      const isShown = frame && getComputedStyle(frame).opacity === "1" && frame.checkVisibility();
      return isShown && Math.round(frame.getBoundingClientRect().height);
    },
    id,
    height,
  );
}

async function scrollToContactForm(visitor: Visitor): Promise<void> {
  await visitor.page.evaluate(
    () =>
      document
        .querySelector("#contact [data-frame]")
        ?.scrollIntoView({ block: "center", behavior: "instant" }),
    null,
  );
}

journey(({ hasMenu, scripting }) => {
  if (!scripting) return;

  test("the provider's forms are shown at the height of their content", async ({ visitor }) => {
    await visitor.opens(site.address);
    if (!hasMenu) await seesForm(visitor, "frame-leadForm", heights.form[0]);
    await scrollToContactForm(visitor);
    await seesForm(visitor, "frame-contactForm", heights.form[0]);
    await visitor.clicks("#contact ul button");
    await seesForm(visitor, "frame-survey", heights.survey[0]);
  });

  if (hasMenu)
    test("a phone link replaces the form of a silent provider within 8 seconds", async ({ visitor }) => {
      await visitor.page.clock.install();
      await visitor.opens(site.address);
      // Forbids the page's iframes, as a blocker does.
      await visitor.page.evaluate(
        () =>
          document.head.insertAdjacentHTML(
            "beforeend",
            `<meta http-equiv="Content-Security-Policy" content="frame-src 'none'">`,
          ),
        null,
      );
      await scrollToContactForm(visitor);
      await visitor.sees(
        "the contact form is loading",
        () => document.querySelectorAll("#contact iframe").length,
        null,
        1,
      );
      await visitor.page.clock.fastForward(8000);
      await visitor.sees(
        "a phone link is in place of the contact form",
        (phone) =>
          document.querySelector(`#contact [role=status] a[href="tel:+1${phone}"]`)?.checkVisibility() &&
          !document.querySelector("#contact iframe")?.checkVisibility({ visibilityProperty: true }),
        otherPhone,
      );
    });
});
