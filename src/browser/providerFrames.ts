/** A form is unresponsive if it sends no message within this many milliseconds of first coming into view. */
const TIMEOUT = 7500;
/** In pixels. Smaller heights are ignored, because forms report them before their layout is complete. */
const MIN_HEIGHT = 100;
/** A form that shrinks by more pixels than this is showing its next step, not just hiding an error message. */
const MAX_ERROR_HEIGHT = 100;

/** Asks a form for its height. Sends both messages: a form answers the first one until its first reply, then `resize`. */
function requestHeight({ id, contentWindow }: HTMLIFrameElement): void {
  for (const message of [`${id}:8:false:false:32:true:true:`, "resize"])
    contentWindow?.postMessage(`[iFrameSizer]${message}`, "*");
}

/** Returns the height, in pixels, that a message reports for this form, or undefined if it reports none. */
function reportedHeight({ id }: HTMLIFrameElement, message: unknown): number | undefined {
  const [name, height] = String(message).split(":");
  return name === `[iFrameSizer]${id}` && Number(height) >= MIN_HEIGHT ? Number(height) : undefined;
}

/** Sends the page's query parameters, such as `utm_source`, to a form. */
function sendQuery({ id, src, contentWindow }: HTMLIFrameElement, origin: string): void {
  const query = Object.fromEntries(new URLSearchParams(location.search));
  const message = ["query-params", query, location.href, document.referrer, id];
  if (origin === new URL(src).origin) contentWindow?.postMessage(message, origin);
}

/** Resizes one form, sends it the URL's query string, and shows an error message if it is unresponsive. */
function follow(box: HTMLElement, frame: HTMLIFrameElement): void {
  const status = box.querySelector("[role=status]");
  let height = 0;
  let timeout: ReturnType<typeof setTimeout> | undefined;
  let polling: ReturnType<typeof setInterval> | undefined;
  let isHeightKnown = false;

  /** `waiting` hides the form, `arrived` shows the form, and `unresponsive` replaces the form with an error message. */
  const setState = (state: "waiting" | "arrived" | "unresponsive") => {
    clearTimeout(timeout);
    box.dataset.state = state;
    // Copies the error message into the live region, because screen readers announce only changes to a live region:
    // https://tetralogical.com/blog/2024/05/01/why-are-my-live-regions-not-working
    const message = state === "unresponsive" && box.querySelector("[data-unresponsive]")?.innerHTML;
    if (status) status.innerHTML = message || "";
  };
  const onTimeout = () => {
    // If the form has focus, shows the form instead of the error message: the visitor may be filling in the form.
    setState(document.activeElement === frame ? "arrived" : "unresponsive");
  };
  const setHeight = (reported: number) => {
    isHeightKnown = true;
    const isNextStep = height - reported > MAX_ERROR_HEIGHT;
    height = reported;
    box.style.setProperty("--frame-height", `${height}px`);
    // If a focused form shows its next step, scrolls to the empty `status` element at the top of the form.
    if (isNextStep && document.activeElement === frame) status?.scrollIntoView({ block: "nearest" });
  };

  setState("waiting");
  // A thank-you page may be a new document with another height.
  frame.addEventListener("load", () => {
    isHeightKnown = false;
  });
  // Runs when the form enters or leaves the viewport, and when the dialog around it opens or closes.
  new IntersectionObserver((entries) => {
    clearInterval(polling);
    if (!entries.at(-1)?.isIntersecting) return;
    // Polls, because a form's script may start late, and may report a height of 0 or NaN first.
    polling = setInterval(() => isHeightKnown || requestHeight(frame), 200);
    if (box.dataset.state === "waiting") timeout ??= setTimeout(onTimeout, TIMEOUT);
  }).observe(frame);
  addEventListener("message", ({ data, origin, source }) => {
    if (source !== frame.contentWindow) return;
    // Answers the first message, too: the form may have sent `fetch-query-params` before this listener was added.
    if (box.dataset.state !== "arrived" || data?.[0] === "fetch-query-params") sendQuery(frame, origin);
    setState("arrived");
    const reported = reportedHeight(frame, data);
    // A form in a closed dialog has no width, so the height that the form reports then is wrong.
    if (reported && frame.offsetWidth > 0) setHeight(reported);
  });
}

/** Resolves when the browser is idle, or after a second. Doesn't wait in Safari, which lacks `requestIdleCallback`. */
export const idle = () =>
  new Promise((resolve) => window.requestIdleCallback?.(resolve, { timeout: 1000 }) ?? setTimeout(resolve));

/** Inserts the form provider's iframes, and handles their messages (docs/decisions/provider-forms.md). */
export async function startProviderFrames(): Promise<void> {
  for (const box of document.querySelectorAll<HTMLElement>("[data-frame]")) {
    // Inserts one iframe at a time, because several at once would freeze slow phones.
    await idle();
    const noscript = box.querySelector("noscript");
    // Replaces `<noscript>` with the HTML inside, which browsers parse as text if JavaScript is enabled.
    if (noscript) noscript.outerHTML = noscript.textContent;
    const frame = box.querySelector("iframe");
    if (frame && "postsMessages" in box.dataset) follow(box, frame);
  }
  const boxes = document.querySelectorAll<HTMLElement>("[data-script]");
  for (const src of new Set([...boxes].map(({ dataset }) => String(dataset.script))))
    document.body.append(Object.assign(document.createElement("script"), { src }));
}
