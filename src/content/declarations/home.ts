import { choice, flag, phone, photo, seo, splitAt, text, textFor, webAddress } from "./fieldTypes";
import { flagged, list, mapping, withInfo } from "./schemaBuilders";

const headed = { heading: text("The heading."), text: text("The text below the heading.") };

const badgeIcons = ["license", "people", "experience", "clock", "badge", "calendar", "phone", "pin"];
const badge = mapping("TrustBadge", "A reason for trust, shown in the hero.", {
  icon: withInfo(choice("The badge's picture.", badgeIcons), { typeName: "TrustBadgeIcon" }),
  label: text("What the badge is about."),
  value: text("The fact in the badge.").optional(),
});

const titled = { title: text("A few words."), text: text("A sentence.") };
const reason = mapping("Reason", "A reason to choose the agency.", titled);
const step = mapping("FreeReviewStep", "A step of the free review.", titled);

const stat = mapping("StatTile", "A figure with its label.", {
  value: text("The figure."),
  label: text("What the figure counts."),
});

const policyLine = mapping("PolicyLine", "A line of the sample policy, with the agency's note.", {
  term: text("What the line is about."),
  value: text("What the policy says."),
  mark: withInfo(choice("The agency's verdict.", ["fine", "ask"]), { typeName: "PolicyLineMark" }),
  note: text("The agency's note, after the mark's words."),
});

const noteIcons = ["parking", "accessible", "crossing", "clock", "phone", "pin"];
const note = mapping("OfficeNote", "Something good to know before a visit.", {
  icon: withInfo(choice("The note's picture.", noteIcons), { typeName: "OfficeNoteIcon" }),
  text: text("The note."),
});

const reviewsLink = (description: string) =>
  withInfo(text(description), { linksTo: "#testimonials" }).optional();

export const home = mapping("Home", "The words of the home page, section by section.", {
  seo,
  hero: mapping("HomeHero", "The first thing a visitor sees.", {
    headline: text("The headline."),
    text: text("The sentences below the headline."),
    proof: reviewsLink("The link to the reviews, next to the stars below the buttons."),
    formIntro: text("Above the lead form: what it asks for.").optional(),
    badges: list("Trust badges.", [0, 10], badge).default([]),
  }),
  products: mapping("HomeProducts", "Words around the product cards.", {
    ...headed,
    popularLabel: textFor("products.yaml popular", "The label on the most popular product."),
    note: text("Small print below the cards.").optional(),
    review: mapping("FreeReview", "What a free review is.", {
      ...headed,
      steps: list("The steps, in order.", [1, 6], step),
      policy: text("The kind of policy of the sample."),
      sampleLabel: text("The label that marks the policy as a sample."),
      signature: text("Who wrote the notes."),
      fineLabel: text("Before a note on a line that can stay as it is."),
      askLabel: text("Before a note on a line that raises a question."),
      lines: list("The sample policy's lines, with notes.", [1, 10], policyLine),
    }).optional(),
    banner: mapping("HomeBanner", "The banner about the multi-policy discount.", {
      heading: splitAt("figures.savings", text("The heading, in which {figures.savings} is set large.")),
      text: headed.text,
      calculateButton: text("The button that opens the quote dialog."),
      callButton: splitAt("phone", text("The button that calls the principal.")),
    }).optional(),
  }),
  about: mapping("HomeAbout", "The section about the agency.", {
    ...headed,
    reasonsHeading: text("Above the reasons."),
    reasons: list("Reasons to choose the agency.", [1, 10], reason),
    certificationsHeading: textFor("home.yaml about certifications", "Above the certifications."),
    certifications: list("Specialties.", [0, 10], text("One of them.")).default([]),
    reviewsButton: reviewsLink("The button that scrolls to the reviews."),
    principal: mapping("HomePrincipal", "The principal's card; name and phone come from agents.yaml.", {
      // 1200 pixels are twice the width of the widest card, in the aspect ratio 4:3.
      photo: photo("The portrait, a file in data/images.", [1200, 900]).optional(),
      photoAlt: textFor("home.yaml about principal photo", "What the photo shows, in words."),
      title: text("The principal's title."),
      quote: withInfo(text("What the principal says."), { quotation: true }).optional(),
      officeLabel: text("Before the address.").optional(),
      phoneLabel: text("Before the number."),
      hoursLabel: text("Before the hours."),
      consultationButton: text("The button that opens the quote dialog."),
    }),
    stats: list("Figures of the agency.", [0, 10], stat).default([]),
  }),
  carriers: mapping("HomeCarriers", "The names of all carriers.", {
    heading: text("The heading above the names."),
  }).optional(),
  testimonials: mapping("HomeTestimonials", "Words around the clients' reviews.", {
    heading: textFor("#testimonials", "The heading."),
    text: textFor("#testimonials", "The text below the heading."),
    rating: text("The average rating.").optional(),
    reviewCount: text("The number of reviews; a link to the rated site.").optional(),
    ratingLabel: textFor("testimonials.yaml rating", "What screen readers say for the stars of a review.", [
      "rating",
    ]),
    verifiedLabel: textFor("testimonials.yaml verified", "The badge of a verified client's review."),
    writeLabel: text("The link to a site's `write` page.", ["network"]).optional(),
    findUsLabel: textFor("home.yaml testimonials reviewSites", "Before the names of the review sites."),
    reviewSites: list(
      "Sites where people review the agency.",
      [0, 10],
      mapping("ReviewSite", "A site where people review the agency.", {
        name: text("The site's name."),
        url: webAddress("The agency's page on the site.").optional(),
        write: webAddress("The page on which clients write a review.").optional(),
        rated: flag("true for the site that the average rating is from.").default(false),
      }),
      flagged("rated", "at most one"),
    ).default([]),
  }),
  contact: mapping("HomeContact", "The section with the ways to reach the agency.", {
    ...headed,
    call: mapping("HomeContactCall", "The card that calls the main office.", {
      ...titled,
      spanish: mapping("SpanishLine", "A number for calls in Spanish.", {
        text: text("The words before the number, in Spanish, such as who answers."),
        phone: phone("The number of a person who speaks Spanish."),
      }).optional(),
    }),
    email: mapping("HomeContactEmail", "The card that opens an email.", titled),
    meeting: mapping("HomeContactMeeting", "The card that opens the quote dialog.", {
      ...titled,
      button: text("The words of the button."),
    }),
    form: mapping("HomeContactForm", "Words above the contact form.", headed),
    office: mapping("HomeContactOffice", "The card about the office.", {
      heading: text("The card's heading."),
      directions: textFor("agency.yaml address street", "The link that opens the map."),
      notes: list("Notes.", [0, 6], note).default([]),
    }).optional(),
    hours: mapping("HomeContactHours", "The card with the office hours.", {
      heading: text("The card's heading."),
      closures: textFor("closures.yaml", "Above the upcoming days of closures.yaml."),
      closedDay: textFor("closures.yaml", "After the name of a day on which the office is closed."),
    }),
    claims: mapping("HomeContactClaims", "The note about emergency claims.", {
      heading: text("The note's heading."),
      text: text("How to report a claim at any hour."),
      carriers: mapping("HomeClaimsCarriers", "What carriers.yaml has for clients.", {
        find: text("The button that opens the list of carriers."),
        report: text("The link to report a claim."),
        pay: text("The link to pay a bill."),
      }).optional(),
    }).optional(),
  }),
});
