import { Attribute, type FrameState } from "../lib/dataAttributes";

// Loads, sizes and monitors the lead provider's forms, which are iframes. No form depends on the provider's own
// script, which may be late, blocked, broken or of another version (docs/decisions/provider-frames.md).

/** Distance from the viewport at which a form's iframe is loaded. */
const LOAD_MARGIN = "600px";
/** Milliseconds after which a visible form that has sent no message counts as failed. */
const PATIENCE = 7500;
/** Milliseconds until a form that has not reported its height is asked for it again. */
const PAUSE = 100;
/** Minimum height of a form in pixels; a lower report is ignored, because the form has not been laid out yet. */
const SHORTEST = 100;
/** Maximum height of a form in pixels; a form that reports more is limited to this. */
const TALLEST = 4000;
/** Pixels by which a form shrinks at most when it hides an error; if it shrinks by more, it shows its next step. */
const STEP = 100;

/** Pattern of the message in which a form reports its size (iframe-resizer): `[iFrameSizer]ID:HEIGHT:WIDTH:TYPE`. */
const SIZE = /^\[iFrameSizer\]([^:]+):(\d+(?:\.\d+)?):/;

interface Place {
  /** The element with the form's iframe, skeleton and error message (ProviderFrame.tsx). */
  box: HTMLElement;
  frame: HTMLIFrameElement;
  origins: string[];
  /** Timer that runs while the form is visible and has sent no message. */
  patience?: ReturnType<typeof setTimeout>;
  /** Timer after which the form is asked for its height again. */
  greeting?: ReturnType<typeof setTimeout>;
  /** The last height in pixels that the form has reported, until the next animation frame applies it. */
  reported?: number;
  /** The page's query that the form has been sent last; undefined until it asks. */
  query?: string;
  /** Whether the iframe has fired `load`, which it also does for a browser's error page. */
  isLoaded: boolean;
}

const places: Place[] = [];

const isState = (box: HTMLElement, state: FrameState) => box.getAttribute(Attribute.FrameState) === state;
const setState = (box: HTMLElement, state: FrameState) => box.setAttribute(Attribute.FrameState, state);

function load(place: Place): void {
  const { box, frame } = place;
  if (frame.isConnected) return;
  const script = box.getAttribute(Attribute.FrameScript);
  if (script && !document.querySelector(`script[src="${script}"]`))
    document.body.append(Object.assign(document.createElement("script"), { src: script }));
  place.origins = [...(box.getAttribute(Attribute.FrameHosts) ?? "").split(" "), new URL(frame.src).origin];
  frame.addEventListener("load", () => {
    place.isLoaded = true;
    requestHeight(place);
    // Shows a form that never sends messages as soon as its iframe has loaded.
    if (!box.hasAttribute(Attribute.FrameAnnounces)) showForm(place);
  });
  // The width of the iframe while it is out of the layout (`Attribute.FrameUnseen` in ProviderFrame.tsx).
  box.style.setProperty("--frame-width", `${box.clientWidth}px`);
  box.append(frame);
}

/** Loads a form after its dialog's opening animation, which creating an iframe would stall on a slow phone. */
function loadAfterAnimation(place: Place): void {
  const animations = place.box.closest("dialog")?.getAnimations() ?? [];
  Promise.allSettled(animations.map(({ finished }) => finished)).then(() => load(place));
}

/** Returns the iframe inside a form's `<noscript>`, which the browser has not parsed. */
function parseNoscript(box: HTMLElement): HTMLIFrameElement | null {
  const template = document.createElement("template");
  template.innerHTML = box.querySelector("noscript")?.innerHTML ?? "";
  const frame = template.content.querySelector("iframe");
  return frame && document.adoptNode(frame);
}

/** Starts the timeout of a form that has come into view, and reloads a failed form while its error message stays. */
function watch(place: Place): void {
  const { box, frame, isLoaded, query = location.search } = place;
  box.removeAttribute(Attribute.FrameUnseen);
  // A button such as 'Get an auto quote' has added to the query since the form was shown before.
  if (query !== location.search) sendQuery(place, String(place.origins.at(-1)));
  if (isState(box, "waiting")) place.patience ||= setTimeout(() => onTimeout(place), PATIENCE);
  if (isState(box, "silent") && isLoaded) {
    place.isLoaded = false;
    // Inserts the iframe again, which reloads it.
    box.append(frame);
  }
}

/**
 * Asks a form to report its height, now and whenever it changes. The provider's forms contain iframe-resizer 4, so
 * the request is a message of that library. A form ignores every such request after the first one; the message
 * `resize` asks again.
 */
function requestHeight(place: Place): void {
  const { id, contentWindow } = place.frame;
  place.greeting = undefined;
  for (const message of [`${id}:8:false:false:32:true:true:`, "resize"])
    contentWindow?.postMessage(`[iFrameSizer]${message}`, "*");
}

/** Sends the form the page's address, query parameters and referrer, as the provider's own script does. */
function sendQuery(place: Place, origin: string): void {
  const { id, contentWindow } = place.frame;
  place.query = location.search;
  const query: Record<string, string | string[]> = {};
  const search = new URLSearchParams(place.query);
  for (const name of search.keys()) {
    const values = search.getAll(name);
    query[name] = values.length > 1 ? values : String(values);
  }
  contentWindow?.postMessage(["query-params", query, location.href, document.referrer, id], origin);
}

function onTimeout(place: Place): void {
  const { box, frame } = place;
  // Keeps a form that has the focus, because somebody is filling it in, instead of showing the error message.
  if (document.activeElement === frame) {
    showForm(place);
    return;
  }
  setState(box, "silent");
  const words = box.querySelector(`[${Attribute.FrameMessage}]`);
  const status = box.querySelector("[role=status]");
  // Copies the error message into the live region, as screen readers announce changes in an existing region only.
  if (words && status) status.innerHTML = words.innerHTML;
}

function showForm({ box, patience }: Place): void {
  clearTimeout(patience);
  setState(box, "arrived");
  box.querySelector("[role=status]")?.replaceChildren();
}

/** Makes a form's iframe as tall as its content; if the next step is shorter, scrolls the form's top into view. */
function resize(place: Place): void {
  const { box, frame, reported: height = 0 } = place;
  place.reported = undefined;
  const isNextStep = frame.clientHeight - height > STEP;
  box.style.setProperty("--frame-height", `${height}px`);
  if (!isNextStep || document.activeElement !== frame) return;
  const above = box.closest("dialog > *")?.getBoundingClientRect().top;
  const edge = above ?? Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  if (box.getBoundingClientRect().top < edge) box.scrollIntoView();
}

function onMessage({ data, origin, source }: MessageEvent): void {
  const place = places.find(({ frame }) => frame.contentWindow === source);
  if (!place?.origins.includes(origin)) return;
  showForm(place);
  const { box, frame } = place;
  const [, id, height] = SIZE.exec(typeof data === "string" ? data : "") ?? [];
  if (id === frame.id && Number(height) >= SHORTEST) {
    // Applies heights once per animation frame, because a form may report thousands of them.
    if (!place.reported) requestAnimationFrame(() => resize(place));
    place.reported = Math.min(Number(height), TALLEST);
  }
  // Asks for the height again if it is still unknown: a form asked before its layout reports 0 or NaN, and only once.
  if (!place.reported && frame.clientHeight && !box.style.getPropertyValue("--frame-height"))
    place.greeting ||= setTimeout(requestHeight, PAUSE, place);
  if (Array.isArray(data) && data[0] === "fetch-query-params") sendQuery(place, origin);
}

/** Calls `act` for each form whenever the form comes within `margin` of the viewport. */
function onApproach(margin: string, act: (place: Place) => void): void {
  for (const place of places)
    new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) act(place);
      },
      { rootMargin: `${margin} 0px` },
    ).observe(place.box);
}

/** Loads each form when it comes near the viewport. */
export function startFrames(): void {
  addEventListener("message", onMessage);
  const unseen = () =>
    places.filter(({ box, frame }) => frame.isConnected && box.hasAttribute(Attribute.FrameUnseen));
  // Takes the focus back from a form that takes it before the visitor has seen the form.
  addEventListener("blur", () => setTimeout(() => unseen().map(({ frame }) => frame.blur())));
  // Puts the loaded forms into the layout, so that Tab reaches those below the viewport.
  const showUnseen = () => unseen().map(({ box }) => box.removeAttribute(Attribute.FrameUnseen));
  addEventListener("keydown", ({ key }) => key === "Tab" && showUnseen());
  for (const box of document.querySelectorAll<HTMLElement>(`[${Attribute.Frame}]`)) {
    const frame = parseNoscript(box);
    if (!frame) continue;
    setState(box, "waiting");
    box.setAttribute(Attribute.FrameUnseen, "");
    places.push({ box, frame, origins: [], isLoaded: false });
  }
  // Waits for the page's `load` event, which any iframe, even a lazy one, would delay until the provider answers; if
  // `load` itself is late, loads the forms all the same.
  new Promise((loaded) => {
    addEventListener("load", loaded);
    setTimeout(loaded, document.readyState === "complete" ? 0 : PATIENCE);
  }).then(() => {
    onApproach(LOAD_MARGIN, loadAfterAnimation);
    onApproach("0px", watch);
  });
}
