// Shows embedded forms even if the provider's own script is late, blocked or broken (docs/decisions/provider-forms.md).

/** Milliseconds after which a visible form that has posted no message counts as unresponsive. */
const TIMEOUT = 7500;
/** The smallest accepted height in pixels. A form that reports less has not been laid out yet. */
const MIN_HEIGHT = 100;
const MAX_HEIGHT = 4000;
/** The maximum height of a form's error message in pixels. A form that shrinks by more shows its next step. */
const MAX_ERROR_HEIGHT = 100;

/** Matches iframe-resizer's message with a form's size: `[iFrameSizer]ID:HEIGHT:WIDTH:TYPE`. */
const SIZE_MESSAGE = /^\[iFrameSizer\]([^:]+):(\d+(?:\.\d+)?):/;

type FrameState = "waiting" | "arrived" | "unresponsive";

interface ProviderForm {
  box: HTMLElement;
  frame: HTMLIFrameElement;
  /** Origins whose messages are trusted. */
  origins: string[];
  timeout?: ReturnType<typeof setTimeout>;
  retry?: ReturnType<typeof setTimeout>;
  /** The height in pixels that the next animation frame will apply. */
  reported?: number;
  /** Whether the iframe has fired `load`. Error pages fire `load`, too: https://github.com/whatwg/html/issues/125 */
  isLoaded: boolean;
}

const forms: ProviderForm[] = [];

const isState = (box: HTMLElement, state: FrameState) => box.getAttribute("data-state") === state;
const setState = (box: HTMLElement, state: FrameState) => box.setAttribute("data-state", state);

function load(form: ProviderForm): void {
  const { box, frame } = form;
  if (frame.isConnected) return;
  const script = box.getAttribute("data-script");
  if (script && !document.querySelector(`script[src="${script}"]`))
    document.body.append(Object.assign(document.createElement("script"), { src: script }));
  form.origins = [...(box.getAttribute("data-hosts") ?? "").split(" "), new URL(frame.src).origin];
  frame.addEventListener("load", () => {
    form.isLoaded = true;
    requestHeight(form);
    // Forms that don't use `postMessage` count as loaded once the iframe fires `load`.
    if (!box.hasAttribute("data-posts-messages")) showForm(form);
  });
  // Before the form is in the viewport, its iframe has `position: fixed`, so `width: 100%` would be too wide.
  box.style.setProperty("--frame-width", `${box.clientWidth}px`);
  box.append(frame);
}

/** Loads a form after its dialog's opening animation, because an inserted iframe makes animations stutter on phones. */
function loadAfterAnimation(form: ProviderForm): void {
  const animations = form.box.closest("dialog")?.getAnimations() ?? [];
  Promise.allSettled(animations.map(({ finished }) => finished)).then(() => load(form));
}

/** Returns the iframe in a `<noscript>`. If JavaScript is enabled, browsers parse the `<noscript>` content as text. */
function parseNoscript(box: HTMLElement): HTMLIFrameElement | null {
  const template = document.createElement("template");
  template.innerHTML = box.querySelector("noscript")?.innerHTML ?? "";
  const frame = template.content.querySelector("iframe");
  return frame && document.adoptNode(frame);
}

/** Called when a form enters the viewport. Starts the form's timeout, or reloads a form that has timed out. */
function watch(form: ProviderForm): void {
  const { box, frame, isLoaded } = form;
  box.removeAttribute("data-unseen");
  // Asks again for a height that is still unknown, because a form reports 0 if its dialog is closed too early.
  if (isLoaded && !box.style.getPropertyValue("--frame-height")) requestHeight(form);
  if (isState(box, "waiting")) form.timeout ||= setTimeout(() => onTimeout(form), TIMEOUT);
  if (isState(box, "unresponsive") && isLoaded) {
    form.isLoaded = false;
    // Reinserts the iframe to reload it.
    box.append(frame);
  }
}

/** Asks a form for its height, with `resize` too, because forms ignore every init message but the first. */
function requestHeight(form: ProviderForm): void {
  const { id, contentWindow } = form.frame;
  form.retry = undefined;
  for (const message of [`${id}:8:false:false:32:true:true:`, "resize"])
    contentWindow?.postMessage(`[iFrameSizer]${message}`, "*");
}

/** Sends the page's URL, query parameters and referrer to a form, in the format of the form provider's script. */
function sendQuery({ id, contentWindow }: HTMLIFrameElement, origin: string): void {
  const query: Record<string, string | string[]> = {};
  const search = new URLSearchParams(location.search);
  for (const name of search.keys()) {
    const values = search.getAll(name);
    query[name] = values.length > 1 ? values : String(values);
  }
  contentWindow?.postMessage(["query-params", query, location.href, document.referrer, id], origin);
}

function onTimeout(form: ProviderForm): void {
  const { box, frame } = form;
  // Shows a focused form instead of the error message, because the visitor may be filling in the form.
  if (document.activeElement === frame) {
    showForm(form);
    return;
  }
  setState(box, "unresponsive");
  const message = box.querySelector("[data-unresponsive]");
  const status = box.querySelector("[role=status]");
  // Copies the error message into the live region, because screen readers announce only changes to a live region:
  // https://tetralogical.com/blog/2024/05/01/why-are-my-live-regions-not-working
  if (message && status) status.innerHTML = message.innerHTML;
}

function showForm({ box, timeout }: ProviderForm): void {
  clearTimeout(timeout);
  setState(box, "arrived");
  box.querySelector("[role=status]")?.replaceChildren();
}

/** Makes an iframe as tall as its form. If the form's next step is shorter, scrolls the form's top into view. */
function resize(form: ProviderForm): void {
  const { box, frame, reported: height = 0 } = form;
  form.reported = undefined;
  const isNextStep = frame.clientHeight - height > MAX_ERROR_HEIGHT;
  const before = box.getBoundingClientRect();
  const above = box.closest("dialog > *")?.getBoundingClientRect().top;
  const edge = above ?? Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  box.style.setProperty("--frame-height", `${height}px`);
  // Keeps the reading position in WebKit, which has no scroll anchoring: https://bugs.webkit.org/show_bug.cgi?id=171099
  if (before.bottom < edge && !CSS.supports("overflow-anchor: auto"))
    scrollBy({ top: box.offsetHeight - before.height, behavior: "instant" });
  if (!isNextStep || document.activeElement !== frame) return;
  if (box.getBoundingClientRect().top < edge) box.scrollIntoView();
}

function onMessage({ data, origin, source }: MessageEvent): void {
  const form = forms.find(({ frame }) => frame.contentWindow === source);
  if (!form?.origins.includes(origin)) return;
  showForm(form);
  const { box, frame } = form;
  const [, id, height] = SIZE_MESSAGE.exec(typeof data === "string" ? data : "") ?? [];
  if (id === frame.id && Number(height) >= MIN_HEIGHT) {
    // Applies at most one height per animation frame, because a form may report its height thousands of times.
    if (!form.reported) requestAnimationFrame(() => resize(form));
    form.reported = Math.min(Number(height), MAX_HEIGHT);
  }
  // Requests the height again if a form has loaded its next page, or has not reported its height yet. Before layout, a
  // form reports 0 or NaN: https://github.com/davidjbradshaw/iframe-resizer/pull/1505
  const isUnknown = !form.reported && frame.clientHeight && !box.style.getPropertyValue("--frame-height");
  if (isUnknown || data === "[iFrameResizerChild]Ready") form.retry ||= setTimeout(requestHeight, 100, form);
  if (Array.isArray(data) && data[0] === "fetch-query-params") sendQuery(frame, origin);
}

function onApproach(margin: string, act: (form: ProviderForm) => void): void {
  for (const form of forms)
    new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) act(form);
      },
      { rootMargin: `${margin} 0px` },
    ).observe(form.box);
}

export function startProviderFrames(): void {
  addEventListener("message", onMessage);
  const unseen = () => forms.filter(({ box, frame }) => frame.isConnected && box.hasAttribute("data-unseen"));
  // Removes the focus from an offscreen form that has focused itself: https://github.com/whatwg/html/issues/4326
  addEventListener("blur", () => setTimeout(() => unseen().map(({ frame }) => frame.blur())));
  // Pressing Tab unhides all inserted iframes, so the focus can move to forms outside the viewport.
  const showUnseen = () => unseen().map(({ box }) => box.removeAttribute("data-unseen"));
  addEventListener("keydown", ({ key }) => key === "Tab" && showUnseen());
  for (const box of document.querySelectorAll<HTMLElement>("[data-frame]")) {
    const frame = parseNoscript(box);
    if (!frame) continue;
    setState(box, "waiting");
    box.setAttribute("data-unseen", "");
    forms.push({ box, frame, origins: [], isLoaded: false });
  }
  // Waits for `load`, because any iframe, even a lazy one, would delay `load` until the provider answers (measured).
  new Promise((loaded) => {
    addEventListener("load", loaded);
    setTimeout(loaded, document.readyState === "complete" ? 0 : TIMEOUT);
  }).then(() => {
    onApproach("600px", loadAfterAnimation);
    onApproach("0px", watch);
  });
}
