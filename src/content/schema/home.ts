import { phoneInText } from "../../lib/phone";
import { choiceField, figureField, seo, shortTextField, textField, urlField } from "./fields";
import { list, mapping } from "./schema";

const headed = { heading: shortTextField("The heading."), text: textField("The text below the heading.") };

const badgeIcons = ["license", "people", "experience", "clock", "badge", "calendar", "phone", "pin"];
const badge = mapping("TrustBadge", "A reason for trust, shown in the hero.", {
  icon: choiceField("The badge's picture.", badgeIcons, "TrustBadgeIcon"),
  label: shortTextField("What the badge is about."),
  value: figureField("The fact in the badge.").optional(),
});

const titled = { title: shortTextField("A few words."), text: textField("A sentence.") };
const reason = mapping("Reason", "A reason to choose the agency.", titled);
const step = mapping("FreeReviewStep", "A step of the free review.", titled);

const stat = mapping("StatTile", "A figure with its label.", {
  value: figureField("The figure."),
  label: shortTextField("What the figure counts."),
});

const policyLine = mapping("PolicyLine", "A line of the sample policy, with the agency's note.", {
  term: shortTextField("What the line is about."),
  value: figureField("What the policy says."),
  mark: choiceField("The agency's verdict.", ["fine", "ask"], "PolicyLineMark"),
  note: textField("The agency's note, after the mark's words."),
});

const noteIcons = ["parking", "accessible", "crossing", "clock", "phone", "pin"];
const note = mapping("OfficeNote", "Something good to know before a visit.", {
  icon: choiceField("The note's picture.", noteIcons, "OfficeNoteIcon"),
  text: textField("The note."),
});

const reviewSite = mapping("ReviewSite", "A site where people review the agency.", {
  name: shortTextField("The site's name."),
  url: urlField("The agency's page on the site.").optional(),
});

export const home = mapping("Home", "The words of the home page, section by section.", {
  seo,
  hero: mapping("HomeHero", "The first thing a visitor sees.", {
    headline: shortTextField("The headline."),
    text: textField("The sentences below the headline."),
    proof: shortTextField("The link to the reviews, next to the stars below the buttons.").optional(),
    formIntro: textField("Above the lead form: what it asks for.").optional(),
    badges: list("Trust badges.", [0, 10], badge).default([]),
  }),
  products: mapping("HomeProducts", "Words around the product cards.", {
    ...headed,
    carriersHeading: shortTextField("Above the names of all carriers."),
    popularLabel: shortTextField("The label on the most popular product."),
    note: textField("Small print below the cards.").optional(),
    review: mapping("FreeReview", "What a free review is.", {
      ...headed,
      steps: list("The steps, in order.", [1, 6], step),
      policy: shortTextField("The kind of policy of the sample."),
      sampleLabel: shortTextField("The label that marks the policy as a sample."),
      signature: shortTextField("Who wrote the notes."),
      fineLabel: shortTextField("Before a note on a line that can stay as it is."),
      askLabel: shortTextField("Before a note on a line that raises a question."),
      lines: list("The sample policy's lines, with notes.", [1, 10], policyLine),
    }).optional(),
    banner: mapping("HomeBanner", "The banner about the multi-policy discount.", {
      before: shortTextField("The heading's words before the figure."),
      figure: figureField("The figure, set large."),
      after: shortTextField("The heading's words after the figure."),
      text: headed.text,
      calculateButton: shortTextField("The button that opens the quote dialog."),
      callButton: shortTextField("The button that calls the principal."),
    }).optional(),
  }),
  about: mapping("HomeAbout", "The section about the agency.", {
    ...headed,
    reasonsHeading: shortTextField("Above the reasons."),
    reasons: list("Reasons to choose the agency.", [1, 10], reason),
    certificationsHeading: shortTextField("Above the certifications."),
    certifications: list("Specialties.", [0, 10], shortTextField("One of them.")).default([]),
    reviewsButton: shortTextField("The button that goes to the reviews.").optional(),
    principal: mapping("HomePrincipal", "The principal's card. Name, phone and photo are in agents.yaml.", {
      photoAlt: shortTextField("What the principal's photo shows, in words."),
      title: shortTextField("The principal's title."),
      quote: textField("What the principal says.").optional(),
      officeLabel: shortTextField("Before the address."),
      phoneLabel: shortTextField("Before the number."),
      hoursLabel: shortTextField("Before the hours."),
      consultationButton: shortTextField("The button that opens the quote dialog."),
    }),
    stats: list("Figures of the agency.", [0, 10], stat).default([]),
  }),
  testimonials: mapping("HomeTestimonials", "Words around the clients' reviews.", {
    heading: shortTextField("The heading."),
    text: shortTextField("The text below the heading.").optional(),
    rating: figureField("The average rating.").optional(),
    reviewCount: shortTextField("The number of reviews; a link to the first review site.").optional(),
    ratingLabel: shortTextField("What screen readers say after the number of a review's stars."),
    verifiedLabel: shortTextField("The badge of a verified client's review."),
    findUsLabel: shortTextField("Before the names of the review sites."),
    reviewSites: list("Review sites; the first has the average rating.", [0, 10], reviewSite).default([]),
  }),
  contact: mapping("HomeContact", "The section with the ways to reach the agency.", {
    ...headed,
    call: mapping("HomeContactCall", "The card that calls the main office.", {
      ...titled,
      spanish: shortTextField("A line in Spanish.", "a text with a phone number", phoneInText).optional(),
    }),
    email: mapping("HomeContactEmail", "The card that opens an email.", titled),
    meeting: mapping("HomeContactMeeting", "The card that opens the quote dialog.", {
      ...titled,
      action: shortTextField("The link that opens the dialog."),
    }),
    form: mapping("HomeContactForm", "Words above the contact form.", headed),
    office: mapping("HomeContactOffice", "The card about the office.", {
      heading: shortTextField("The card's heading."),
      directions: shortTextField("The link that opens the map."),
      notes: list("Notes.", [0, 6], note).default([]),
    }),
    hours: mapping("HomeContactHours", "The card with the office hours.", {
      heading: shortTextField("The card's heading."),
      closures: shortTextField("Above the upcoming days of closures.yaml."),
      closedDay: shortTextField("After the name of a day on which the office is closed."),
    }),
    claims: mapping("HomeContactClaims", "The note about emergency claims.", {
      heading: shortTextField("The note's heading."),
      text: textField("How to report a claim at any hour."),
      carriers: mapping("HomeClaimsCarriers", "What carriers.yaml has for clients.", {
        find: shortTextField("The button that opens the list of carriers."),
        report: shortTextField("The link to report a claim."),
        pay: shortTextField("The link to pay a bill."),
      }),
    }).optional(),
  }),
});
