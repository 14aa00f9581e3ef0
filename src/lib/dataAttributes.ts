/** Attributes for src/browser. An enum, because esbuild inlines enums: https://github.com/evanw/esbuild/issues/128 */
export enum Attribute {
  OwnDialog = "data-own", // on the site's own dialogs, but not on dialogs that consent tools or extensions add
  InView = "data-in-view", // on buttons, links, forms and the footer while they are in the viewport (thumbBar.ts)
  MissingPage = "data-missing-page", // on the not-found page
  OnPaper = "data-paper", // on a link: the phone number or address that is printed after its text

  Today = "data-today", // on a `<time>` that shows today: `day` or `year`
  Office = "data-office", // on the `<script>` that contains `OfficeHours` as JSON
  OpenStatus = "data-open-status", // on the line that says whether the office is open
  Weekdays = "data-week", // on a row of the office hours: the row's weekdays, such as `01234` for Monday to Friday
  Weekday = "data-weekday", // on the root element: the office's weekday, `0` for Monday; empty during a closure
  Open = "data-open", // on the line with the open status, while the office is open
  AnswerTime = "data-answer", // on the line that says when the office will answer
  Closures = "data-closures", // on the list of closures; its last item has the closures after the next 7 days
  Days = "data-days", // on a closure: the first and last day, such as `2026-12-28 2027-01-02`

  Frame = "data-frame", // on the box around a form's iframe: the iframe's title. Also on that box:
  FrameScript = "data-script", // the URL of the provider's script, if the form has one
  FrameHosts = "data-hosts", // additional origins whose messages are trusted, separated by spaces
  FrameAnnounces = "data-announces", // present if the form sends a message when it has loaded
  FrameState = "data-state", // a `FrameState`, set by providerFrames.ts
  FrameUnseen = "data-unseen", // present until the form has been in the viewport, set by providerFrames.ts
  FrameMessage = "data-unresponsive", // on the error message inside the box
}

export type FrameState = "waiting" | "arrived" | "unresponsive";
