import { linkField, shortTextField, textField } from "./fields";
import { limits } from "./limits";
import { list, mapping } from "./schema";

const navItem = mapping("NavItem", "A link, with words and address.", {
  name: shortTextField("The words of the link."),
  href: linkField("The address of the link; #quote opens the quote dialog."),
});

const label = mapping("FooterLabel", "What the agency is or belongs to.", {
  name: shortTextField("The label's words."),
  href: linkField("A page that proves the label.").optional(),
});

export const layout = mapping("Layout", "Around every page: header, menu, footer and quote dialog.", {
  skipLink: shortTextField("The first link of a page, for keyboards and screen readers."),
  navigation: list("The links of header and menu, in order.", [1, 8], navItem),
  actions: mapping("LayoutActions", "Words of the buttons and links that several places share.", {
    review: shortTextField("The main call to action."),
    call: shortTextField("A link that calls the main office."),
    text: shortTextField("The link that sends a text message; without it, the number.").optional(),
    callShort: textField("A shorter call link, for phones.", { max: limits.headerWord }),
    back: textField("The link back to the home page at the top of a page.", { max: limits.headerWord }),
    returnHome: shortTextField("The button back to the home page at the end of a page."),
    newTab: shortTextField("After the words of a link that opens a new tab."),
  }),
  menu: mapping("LayoutMenu", "The slide-in menu for small screens, and the navigation's name.", {
    label: shortTextField("The menu's name."),
    open: shortTextField("The button that opens the menu."),
    close: shortTextField("The button that closes the menu."),
    navigation: shortTextField("What screen readers call the list of links."),
  }),
  quoteDialog: mapping("LayoutQuoteDialog", "The dialog with the quote survey.", {
    title: shortTextField("The dialog's title; the phone number follows."),
    intro: textField("What the survey asks for.").optional(),
    close: shortTextField("The button that closes the dialog."),
  }),
  frame: mapping("LayoutFrame", "The words below an embedded form, or instead of it.", {
    unresponsive: textField("In place of an unresponsive form."),
    email: shortTextField("The email link in place of an unresponsive form."),
    notice: textField("Below a form: sending it does not start coverage.").optional(),
  }),
  hours: mapping("LayoutHours", "The words for the hours: open now, closed now.", {
    openUntil: shortTextField("Before the closing time, while the office is open."),
    openAllDay: shortTextField("While the office stays open for more than 24 hours."),
    closed: shortTextField("While the office is closed."),
    closedFor: shortTextField("Before the name of a day of closures.yaml, on that day."),
    opens: shortTextField("Before the day of the next opening."),
    at: shortTextField("Between the day and the time of the next opening."),
    today: shortTextField("In place of the day's name, if the office opens again today."),
  }),
  lastUpdated: shortTextField("Before the date at the top of a legal page."),
  footer: mapping("LayoutFooter", "The footer of every page.", {
    tagline: textField("The line below the logo."),
    contactHeading: shortTextField("Above address, phone and email."),
    hoursHeading: shortTextField("Above the hours."),
    productsHeading: shortTextField("Above the links to the products."),
    companyHeading: shortTextField("Above the links about the agency."),
    company: list("Links about the agency.", [1, 16], navItem),
    citiesHeading: shortTextField("Above the cities of the service area."),
    social: shortTextField("Before the name of a social network, as a link to the agency's page there."),
    license: shortTextField("The line with the license number."),
    labels: list("Licenses and memberships.", [0, 10], label).default([]),
    copyright: shortTextField("The copyright line, after the sign © and the year."),
  }),
});
