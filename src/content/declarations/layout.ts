import { destination, shortText, splitAt, text, textFor } from "./fieldTypes";
import { limits } from "./limits";
import { list, mapping, withInfo } from "./schemaBuilders";

const link = mapping("NavItem", "A link, with words and address.", {
  name: text("The words of the link."),
  href: destination("The address of the link; #quote opens the quote dialog."),
});

const label = mapping("FooterLabel", "What the agency is or belongs to.", {
  name: text("The label's words."),
  href: destination("A page that proves the label.").optional(),
});

/** Replaces the last year of © 2026 or © 1985-2026 with {year}. */
const copyright = text("The copyright line.", [], ["year"])
  .overwrite((line) =>
    line.includes("{year}") ? line : line.replace(/\b20\d\d\b(?!.*\b20\d\d\b)/, "{year}"),
  )
  .refine((line) => line.includes("{year}"), "must contain {year}");

export const layout = mapping("Layout", "Around every page: header, menu, footer and quote dialog.", {
  skipLink: text("The first link of a page, for keyboards and screen readers."),
  homeLink: text("What screen readers call the logo."),
  navigation: list("The links of header and menu, in order.", [1, 8], link),
  actions: mapping("LayoutActions", "Words of the buttons and links that several places share.", {
    review: text("The main call to action."),
    call: splitAt("phone", text("A link that calls the main office.")),
    text: splitAt("textPhone", text("A text message's link.", ["textPhone"])).optional(),
    callShort: shortText("A shorter text for the same link, for narrow screens.", limits.headerLabel),
    backHome: text("The link back to the home page at the top of a page."),
    back: shortText("A shorter text for the same link, for narrow screens.", limits.headerLabel),
    returnHome: text("The button back to the home page at the end of a page."),
    newTab: text("After the words of a link that opens a new tab."),
  }),
  menu: mapping("LayoutMenu", "The slide-in menu for small screens, and the navigation's name.", {
    label: text("The menu's name."),
    open: text("The button that opens the menu."),
    close: text("The button that closes the menu."),
    navigation: text("What screen readers call the list of links."),
  }),
  quoteDialog: mapping("LayoutQuoteDialog", "The dialog with the quote survey.", {
    title: text("The dialog's title; the phone number follows."),
    intro: text("What the survey asks for.").optional(),
    close: text("The button that closes the dialog."),
  }),
  frame: mapping("LayoutFrame", "The words next to every embedded form, or instead of it.", {
    unresponsive: text("In place of an unresponsive form."),
    help: text("The question before the phone and email links below the contact form."),
    call: splitAt("phone", text("The phone link next to every form.")),
    or: text("Between the two links."),
    email: splitAt("email", text("The email link next to every form.")),
    notice: text("Below a form: sending it does not start coverage.").optional(),
  }),
  hours: mapping("LayoutHours", "The words for the hours: open now, closed now.", {
    openNow: text("While the office is open.", ["time"]),
    openAllDay: text("While the office is open for 24 hours or longer."),
    closedNow: text("While the office is closed.", ["day", "time"]),
    closedFor: text("While closed on a day of closures.yaml.", ["closure"], ["day", "time"]),
    today: text("In place of the day's name, if the office opens again today."),
  }),
  legal: mapping("LayoutLegal", "Words that the legal pages share.", {
    lastUpdated: text("Before the date at the top."),
    contents: text("Above the list of the page's sections."),
  }),
  footer: mapping("LayoutFooter", "The footer of every page.", {
    tagline: text("The line below the logo."),
    contactHeading: text("Above address, phone and email."),
    hoursHeading: text("Above the hours."),
    productsHeading: text("Above the links to the products."),
    companyHeading: text("Above the links about the agency."),
    company: list("Links about the agency.", [1, 16], link),
    citiesHeading: text("Above the cities of the service area."),
    claims: withInfo(text("The link to the note about claims."), { linksTo: "#claims" }).optional(),
    social: textFor("agency.yaml social", "The link to the agency's page on a social network.", ["network"]),
    license: text("The line with the license number."),
    labels: list("Licenses and memberships.", [0, 10], label).default([]),
    copyright: splitAt("year", copyright),
  }),
});
