/**
 * The `data-…` attributes by which components and src/browser know each other's elements. They are an enum, because
 * esbuild writes its values into the published scripts, where constants would cost bytes.
 */
export enum Attribute {
  OwnDialog = "data-own", // on the site's own dialogs, as opposed to those of consent tools and extensions
  InView = "data-in-view", // on buttons, links, forms and the footer while they are on the screen (markInView.ts)
  LongReview = "data-long-review", // on the `<details>` after the text of a long review
  ScrollableRow = "data-row", // on a list that scrolls horizontally where it overflows
  MissingPage = "data-missing-page", // on the not-found page
  Island = "data-island", // on a <site-island>: the island's name, props and prefix of ids, as JSON
  DeferredScript = "data-deferred", // on the inline script: the address of the deferred script
  OnPaper = "data-paper", // on a link: what print adds to its words

  Today = "data-today", // on a `<time>`: `day` or `year`
  Samples = "data-samples", // there, if it is not in English: a date of each month, as JSON
  Office = "data-office", // on the `<script>` with the office's hours and closures as JSON (`OfficeHours`)
  OpenStatus = "data-open-status", // on the line that says whether the office is open
  Weekdays = "data-week", // on a row of the office hours: its days, `01234` for Monday to Friday
  Weekday = "data-weekday", // on the root element: the office's weekday, `0` for Monday; empty on a day with a closure
  Night = "data-night", // on the root element, from sunset to sunrise
  Open = "data-open", // there, while the office is open
  AnswerTime = "data-answer", // on the line that says when the office answers
  Closures = "data-closures", // on the list of closures, whose last entry has those that are later than in seven days
  Days = "data-days", // on each closure: its first and last day, `2026-12-28 2027-01-02`

  Frame = "data-frame", // on the box around a form's iframe: the iframe's title
  FrameScript = "data-script", // there: the address of the provider's script, if the form needs it
  FrameHosts = "data-hosts", // there: further hosts from which its messages may come, separated by spaces
  FrameAnnounces = "data-announces", // there, if the form tells by messages that it has loaded
  FrameState = "data-state", // there, set by providerFrames.ts: a `FrameState`
  FrameUnseen = "data-unseen", // there, set by providerFrames.ts until the form has been in the viewport
  FrameMessage = "data-unresponsive", // in the box, on the message about an unresponsive form
}

export type FrameState = "waiting" | "arrived" | "unresponsive";
