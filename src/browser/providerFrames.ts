/** Milliseconds after which a visible form that has not called `postMessage` counts as unresponsive. */
const TIMEOUT = 7500;
/** The smallest accepted height in pixels. A form that reports less has not been laid out yet. */
const MIN_HEIGHT = 100;
const MAX_HEIGHT = 4000;
/** The maximum height of a form's error message in pixels. If a form shrinks by more, it has moved to its next step. */
const MAX_ERROR_HEIGHT = 100;

/** Hides a form until its first message, then sizes the form and answers its messages. On a timeout, shows an error. */
function follow(box: HTMLElement, frame: HTMLIFrameElement): void {
  const status = box.querySelector("[role=status]");
  let height = 0;
  let timeout: ReturnType<typeof setTimeout> | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;

  const post = (message: unknown, origin = "*") => frame.contentWindow?.postMessage(message, origin);
  const requestHeight = () => {
    // Sends an init message and, because forms ignore every init message after the first, also `resize`.
    for (const message of [`${frame.id}:8:false:false:32:true:true:`, "resize"])
      post(`[iFrameSizer]${message}`);
  };
  const setState = (state: "waiting" | "arrived" | "unresponsive") => {
    clearTimeout(timeout);
    box.dataset.state = state;
    // Copies the error message into the live region, because screen readers announce only changes to a live region:
    // https://tetralogical.com/blog/2024/05/01/why-are-my-live-regions-not-working
    const message = state === "unresponsive" && box.querySelector("[data-unresponsive]")?.innerHTML;
    if (status) status.innerHTML = message || "";
  };

  setState("waiting");
  frame.addEventListener("load", requestHeight);
  new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    // Requests the height again, because a form can't report its height if its dialog closed before the form loaded.
    if (!height) requestHeight();
    if (box.dataset.state !== "waiting") return;
    // Shows a focused form instead of the error message, because the visitor may be filling in the form.
    const isFocused = () => document.activeElement === frame;
    timeout ??= setTimeout(() => setState(isFocused() ? "arrived" : "unresponsive"), TIMEOUT);
  }).observe(frame);

  const sendQuery = (origin: string) => {
    if (origin !== new URL(frame.src).origin) return;
    const query = Object.fromEntries(new URLSearchParams(location.search));
    post(["query-params", query, location.href, document.referrer, frame.id], origin);
  };
  const setHeight = (reported: number) => {
    const isNextStep = height - reported > MAX_ERROR_HEIGHT;
    height = Math.min(reported, MAX_HEIGHT);
    box.style.setProperty("--frame-height", `${height}px`);
    // Scrolls to the form's top, where the next step begins. The empty live region is also there.
    if (isNextStep && document.activeElement === frame) status?.scrollIntoView({ block: "nearest" });
  };

  addEventListener("message", ({ data, origin, source }) => {
    if (source !== frame.contentWindow) return;
    // Sends the query after the first message of any kind: the form may have requested it before this script ran.
    if (box.dataset.state !== "arrived" || data?.[0] === "fetch-query-params") sendQuery(origin);
    setState("arrived");
    const [name, reported] = String(data).split(":");
    if (name === `[iFrameSizer]${frame.id}` && Number(reported) >= MIN_HEIGHT) setHeight(Number(reported));
    const isNextPage = data === "[iFrameResizerChild]Ready";
    // Retries if a form reports 0 or NaN before its layout: https://github.com/davidjbradshaw/iframe-resizer/pull/1505
    const isHeightUnknown = !height && frame.clientHeight > 0;
    if (!isNextPage && !isHeightUnknown) return;
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
    // Turns the text in `<noscript>` into an iframe. If JavaScript is enabled, browsers parse its content as text.
    if (noscript) noscript.outerHTML = noscript.textContent;
    const frame = box.querySelector("iframe");
    if (frame && "postsMessages" in box.dataset) follow(box, frame);
  }
  const boxes = document.querySelectorAll<HTMLElement>("[data-script]");
  for (const src of new Set([...boxes].map(({ dataset }) => String(dataset.script))))
    document.body.append(Object.assign(document.createElement("script"), { src }));
}
