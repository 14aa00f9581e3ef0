/**
 * The forms of the lead provider. What its script does to a page differs by its version, whether it comes is up to
 * the visitor's ad blocker, and when is up to the network, so nothing here waits for it or leaves anything to it:
 * a frame is asked for, greeted, sized and answered from here (docs/decisions/provider-frames.md).
 */

/** How near the screen a frame comes before it is asked for, in pixels. */
const NEAR = "600px";
/** Milliseconds after which a frame that came onto the screen and said nothing counts as not answering. */
const PATIENCE = 7500;
/** Pixels. A smaller announcement is that of a form which is not drawn yet. */
const SHORTEST = 100;
/** Pixels; the most that a message may make of a frame. */
const TALLEST = 4000;
/** Pixels. A form that loses no more has lost words below a field, not gone to its next step. */
const WORDS = 100;

const SIZE = /^\[iFrameSizer\]([^:]+):(\d+(?:\.\d+)?):/;

interface Place {
  /** Holds the frame, what stands in until it has come, and the words for when it does not. */
  box: HTMLElement;
  frame: HTMLIFrameElement;
  /** The origins whose messages are the form's. */
  origins: string[];
  /** Of the patience with it, once that has begun. */
  timer?: ReturnType<typeof setTimeout>;
  /** Whether the frame has been loaded, if only with the browser's words that it could not be. */
  isLoaded: boolean;
  /** Of its next greeting, while one is to come. */
  greeting?: ReturnType<typeof setTimeout>;
  /** Milliseconds until that one; each takes twice as long to come, for a form that answers all and tells no size. */
  pause: number;
}

const places: Place[] = [];

function loadScript(address: string | undefined): void {
  if (!address || document.querySelector(`script[src="${address}"]`)) return;
  const script = document.createElement("script");
  script.src = address;
  document.body.append(script);
}

/** Asks for the form, once. */
function load(place: Place): void {
  const { box, frame } = place;
  if (frame.isConnected) return;
  const { script, hosts = "", announces } = box.dataset;
  loadScript(script);
  place.origins = hosts.split(" ").concat(new URL(frame.src).origin);
  frame.addEventListener("load", () => {
    place.isLoaded = true;
    greet(frame);
    // Of another provider's frame nothing more can be known.
    if (announces === undefined) arrive(place);
  });
  box.append(frame);
}

/**
 * As `load`, of a dialog's form when the dialog has come to rest: a frame takes a phone as long to make as the
 * dialog to paint.
 */
function loadAtRest(place: Place): void {
  const motions = place.box.closest("dialog")?.getAnimations() ?? [];
  Promise.allSettled(motions.map(({ finished }) => finished)).then(() => load(place));
}

/** The frame that its place has for browsers without scripting. To this one it is text, and costs nothing yet. */
function frameOf(box: HTMLElement): HTMLIFrameElement | null {
  const template = document.createElement("template");
  template.innerHTML = box.querySelector("noscript")?.innerHTML ?? "";
  const frame = template.content.querySelector("iframe");
  // Its address is to be read as this page's, not as the template's.
  return frame && document.adoptNode(frame);
}

/** Begins to wait for a sign of the form. One that could not be loaded is asked for again, below the words. */
function wait(place: Place): void {
  const { box, frame, isLoaded } = place;
  if (box.dataset.state === "waiting") place.timer ||= setTimeout(() => giveUp(place), PATIENCE);
  if (box.dataset.state === "silent" && isLoaded) {
    place.isLoaded = false;
    // A frame that is put in again is loaded again.
    box.append(frame);
  }
}

/**
 * Asks the form for its sizes, now and from now on (iframe-resizer 4, which the provider's forms hold). Only the first
 * greeting counts there; to one that was greeted too early the second message says to look again.
 */
function greet({ id, contentWindow }: HTMLIFrameElement): void {
  for (const message of [`${id}:8:false:false:32:true:true:`, "resize"]) {
    contentWindow?.postMessage(`[iFrameSizer]${message}`, "*");
  }
}

/** Tells the form where its visitor came from, as the provider's own script does. */
function answerQuery({ id, contentWindow }: HTMLIFrameElement, origin: string): void {
  const query: Record<string, string | string[]> = {};
  const search = new URLSearchParams(location.search);
  for (const name of search.keys()) {
    const values = search.getAll(name);
    query[name] = values.length > 1 ? values : String(values);
  }
  contentWindow?.postMessage(["query-params", query, location.href, document.referrer, id], origin);
}

/** A form with the focus is there, even if it says nothing: its visitor is filling it in. */
function giveUp(place: Place): void {
  const { box, frame } = place;
  if (document.activeElement === frame) {
    arrive(place);
    return;
  }
  box.dataset.state = "silent";
  const words = box.querySelector("[data-silent]");
  const status = box.querySelector("[role=status]");
  // Into an element that was there before: what appears as a whole is not read out.
  if (words && status) status.innerHTML = words.innerHTML;
}

function arrive({ box, timer }: Place): void {
  clearTimeout(timer);
  box.dataset.state = "arrived";
  box.querySelector("[role=status]")?.replaceChildren();
}

/**
 * Makes the frame as tall as its content. A visitor who sent the form off sees the top of what comes then; one who
 * mends an answer, below which words go away, stays at that answer.
 */
function resize({ box, frame }: Place, announced: number): void {
  if (announced < SHORTEST) return;
  const height = Math.min(announced, TALLEST);
  const shrinks = frame.clientHeight - height > WORDS;
  box.style.setProperty("--frame-height", `${height}px`);
  if (!shrinks || document.activeElement !== frame) return;
  const above = box.closest("dialog > *")?.getBoundingClientRect().top;
  const edge = above ?? Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  if (box.getBoundingClientRect().top < edge) box.scrollIntoView();
}

function onMessage({ data, origin, source }: MessageEvent): void {
  const place = places.find(({ frame }) => frame.contentWindow === source);
  if (!place?.origins.includes(origin)) return;
  arrive(place);
  const { box, frame } = place;
  const [, id, height] = SIZE.exec(typeof data === "string" ? data : "") ?? [];
  if (id === frame.id) resize(place, Number(height));
  // It speaks and has told no size, or NaN: perhaps it was neither loaded nor laid out when it was greeted. One in a
  // dialog that was closed meanwhile tells its size when it is shown again.
  if (frame.clientHeight && !box.style.getPropertyValue("--frame-height") && !place.greeting) {
    place.greeting = setTimeout(() => {
      place.greeting = undefined;
      greet(frame);
    }, place.pause);
    place.pause *= 2;
  }
  if (Array.isArray(data) && data[0] === "fetch-query-params") answerQuery(frame, origin);
}

/** Calls back for each place whenever it comes so near the screen. */
function whenNear(margin: string, act: (place: Place) => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        const place = places.find(({ box }) => isIntersecting && box === target);
        if (place) act(place);
      }
    },
    { rootMargin: `${margin} 0px` },
  );
  for (const { box } of places) observer.observe(box);
}

/**
 * Calls back when the page is loaded. A frame that is asked for before, even a lazy one, keeps it from being
 * loaded until the provider answers, be that never. A page of which something else does not come has to do
 * without.
 */
function whenLoaded(act: () => void): void {
  new Promise((loaded) => {
    addEventListener("load", loaded);
    setTimeout(loaded, document.readyState === "complete" ? 0 : PATIENCE);
  }).then(act);
}

/** Loads each frame when the page is loaded and the frame comes near the screen, or its dialog has come in. */
export function startFrames(): void {
  addEventListener("message", onMessage);
  for (const box of document.querySelectorAll<HTMLElement>("[data-frame]")) {
    const frame = frameOf(box);
    if (!frame) continue;
    box.dataset.state = "waiting";
    places.push({ box, frame, origins: [], isLoaded: false, pause: 16 });
  }
  whenLoaded(() => {
    whenNear(NEAR, loadAtRest);
    whenNear("0px", wait);
  });
}
