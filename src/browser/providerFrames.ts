/** Milliseconds after which a visible form that has not called `postMessage` counts as unresponsive. */
const TIMEOUT = 7500;
/** The minimum height in pixels. If a form reports a smaller height, the form's layout is not finished. */
const MIN_HEIGHT = 100;
const MAX_HEIGHT = 4000;
/** If a form shrinks by up to this many pixels, an error message was removed; if by more, the next step appeared. */
const MAX_ERROR_HEIGHT = 100;

/** Handles the messages of one form: its height, its request for the URL's query, and its silence. */
function follow(box: HTMLElement, frame: HTMLIFrameElement): void {
  const status = box.querySelector("[role=status]");
  let height = 0;
  let timeout: ReturnType<typeof setTimeout> | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;

  /** `waiting` hides the form; `unresponsive` shows a message instead; `arrived` shows the form. */
  const setState = (state: "waiting" | "arrived" | "unresponsive") => {
    clearTimeout(timeout);
    box.dataset.state = state;
    // Copies the error message into the live region, because screen readers announce only changes to a live region:
    // https://tetralogical.com/blog/2024/05/01/why-are-my-live-regions-not-working
    const message = state === "unresponsive" && box.querySelector("[data-unresponsive]")?.innerHTML;
    if (status) status.innerHTML = message || "";
  };
  const onTimeout = () => {
    // Shows a focused form instead of the error message, because the visitor may be filling in the form.
    setState(document.activeElement === frame ? "arrived" : "unresponsive");
  };
  const requestHeight = () => {
    // Requests the height with two messages: at first, a form accepts only the init message; later, only `resize`.
    for (const message of [`${frame.id}:8:false:false:32:true:true:`, "resize"])
      frame.contentWindow?.postMessage(`[iFrameSizer]${message}`, "*");
  };
  const setHeight = (reported: number) => {
    const isNextStep = height - reported > MAX_ERROR_HEIGHT;
    height = Math.min(reported, MAX_HEIGHT);
    box.style.setProperty("--frame-height", `${height}px`);
    // When the next step appears, scrolls to the live region, which is empty, and is at the top of the form.
    if (isNextStep && document.activeElement === frame) status?.scrollIntoView({ block: "nearest" });
  };

  setState("waiting");
  frame.addEventListener("load", requestHeight);
  // Runs each time the form comes into view, by scrolling or because the dialog around the form opens.
  new IntersectionObserver((entries) => {
    if (!entries.at(-1)?.isIntersecting) return;
    // In a closed dialog, a form has no layout to measure.
    if (!height) requestHeight();
    if (box.dataset.state === "waiting") timeout ??= setTimeout(onTimeout, TIMEOUT);
  }).observe(frame);
  addEventListener("message", ({ data, origin, source }) => {
    if (source !== frame.contentWindow) return;
    // Sends the URL's query with the first message, too: the form may have asked before this listener was added.
    const wantsQuery = box.dataset.state !== "arrived" || data?.[0] === "fetch-query-params";
    const query = Object.fromEntries(new URLSearchParams(location.search));
    const answer = ["query-params", query, location.href, document.referrer, frame.id];
    if (wantsQuery && origin === new URL(frame.src).origin) frame.contentWindow?.postMessage(answer, origin);
    setState("arrived");
    const [name, reported] = String(data).split(":");
    if (name === `[iFrameSizer]${frame.id}` && Number(reported) >= MIN_HEIGHT) setHeight(Number(reported));
    // Retries, because a form reports 0 or NaN at first: https://github.com/davidjbradshaw/iframe-resizer/pull/1505
    const isHeightUnknown = !height && frame.clientHeight > 0;
    if (data !== "[iFrameResizerChild]Ready" && !isHeightUnknown) return;
    clearTimeout(retry);
    retry = setTimeout(requestHeight, 100);
  });
}

/** Resolves when the browser is idle, or after a second; in Safari, which has no `requestIdleCallback`, immediately. */
const idle = () =>
  new Promise((resolve) => window.requestIdleCallback?.(resolve, { timeout: 1000 }) ?? setTimeout(resolve));

/** Inserts the lead provider's forms, and handles their messages (docs/decisions/provider-forms.md). */
export async function startProviderFrames(): Promise<void> {
  for (const box of document.querySelectorAll<HTMLElement>("[data-frame]")) {
    // Inserts one iframe at a time, because several at once would block slow phones.
    await idle();
    const noscript = box.querySelector("noscript");
    // With JavaScript on, browsers parse the HTML inside `<noscript>` as text. Replaces `<noscript>` with that HTML.
    if (noscript) noscript.outerHTML = noscript.textContent;
    const frame = box.querySelector("iframe");
    if (frame && "postsMessages" in box.dataset) follow(box, frame);
  }
  const boxes = document.querySelectorAll<HTMLElement>("[data-script]");
  for (const src of new Set([...boxes].map(({ dataset }) => String(dataset.script))))
    document.body.append(Object.assign(document.createElement("script"), { src }));
}
