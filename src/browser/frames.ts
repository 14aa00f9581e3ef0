// The forms of the lead provider. Its script may come late, blocked or broken, and differs by its version, so everything
// that a form needs is done here (docs/decisions/provider-frames.md).

/** Pixels from the screen at which a frame is loaded. */
const NEAR = "600px";
/** Milliseconds that a form on the screen may be silent. */
const PATIENCE = 7500;
/** Milliseconds until a form that has told no size is asked again. */
const PAUSE = 100;
/** Pixels. A form that announces less is not drawn yet. */
const SHORTEST = 100;
/** Pixels; the most that a message may make of a frame. */
const TALLEST = 4000;
/** Pixels. A form that shrinks by more has gone to its next step; one by less has lost words below a field. */
const STEP = 100;

/** iframe-resizer's message: `[iFrameSizer]ID:HEIGHT:WIDTH:TYPE`. */
const SIZE = /^\[iFrameSizer\]([^:]+):(\d+(?:\.\d+)?):/;

interface Place {
  /** Holds the frame, its skeleton, and the words for when it is silent. */
  box: HTMLElement;
  frame: HTMLIFrameElement;
  /** The origins whose messages are the form's. */
  origins: string[];
  /** Runs while the form on the screen is silent. */
  patience?: ReturnType<typeof setTimeout>;
  /** Runs until the form is asked for its size again. */
  greeting?: ReturnType<typeof setTimeout>;
  /** Whether the frame's `load` has come, which a browser's own error page sends too. */
  isLoaded: boolean;
}

const places: Place[] = [];

function loadScript(address: string | undefined): void {
  if (!address || document.querySelector(`script[src="${address}"]`)) return;
  const script = document.createElement("script");
  script.src = address;
  document.body.append(script);
}

function load(place: Place): void {
  const { box, frame } = place;
  if (frame.isConnected) return;
  const { script, hosts = "", announces } = box.dataset;
  loadScript(script);
  place.origins = [...hosts.split(" "), new URL(frame.src).origin];
  frame.addEventListener("load", () => {
    place.isLoaded = true;
    greet(frame);
    // Other providers' forms send no messages.
    if (announces === undefined) arrive(place);
  });
  box.append(frame);
}

/** As `load`; in a dialog when it has come in, since a phone takes as long to make a frame as to paint the dialog. */
function loadAtRest(place: Place): void {
  const motions = place.box.closest("dialog")?.getAnimations() ?? [];
  Promise.allSettled(motions.map(({ finished }) => finished)).then(() => load(place));
}

/** The frame of the place's `<noscript>`, as an element of this page. */
function frameOf(box: HTMLElement): HTMLIFrameElement | null {
  const template = document.createElement("template");
  template.innerHTML = box.querySelector("noscript")?.innerHTML ?? "";
  const frame = template.content.querySelector("iframe");
  return frame && document.adoptNode(frame);
}

/** Begins to wait for a message of the form. One that could not be loaded is loaded again, below the words. */
function wait(place: Place): void {
  const { box, frame, isLoaded } = place;
  if (box.dataset.state === "waiting") place.patience ||= setTimeout(() => giveUp(place), PATIENCE);
  if (box.dataset.state === "silent" && isLoaded) {
    place.isLoaded = false;
    // An iframe that is inserted again is loaded again.
    box.append(frame);
  }
}

/**
 * Asks the form for its sizes, now and from now on (iframe-resizer 4, which the provider's forms hold). Only the first
 * greeting counts there; `resize` asks one that was greeted too early.
 */
function greet({ id, contentWindow }: HTMLIFrameElement): void {
  for (const message of [`${id}:8:false:false:32:true:true:`, "resize"])
    contentWindow?.postMessage(`[iFrameSizer]${message}`, "*");
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

function giveUp(place: Place): void {
  const { box, frame } = place;
  // Whoever has the focus in it is filling it in.
  if (document.activeElement === frame) {
    arrive(place);
    return;
  }
  box.dataset.state = "silent";
  const words = box.querySelector("[data-silent]");
  const status = box.querySelector("[role=status]");
  // Screen readers announce what comes into a live region, not a region that appears with its words.
  if (words && status) status.innerHTML = words.innerHTML;
}

function arrive({ box, patience }: Place): void {
  clearTimeout(patience);
  box.dataset.state = "arrived";
  box.querySelector("[role=status]")?.replaceChildren();
}

/** Makes the frame as tall as its content. Whoever has gone to a shorter step sees the top of it. */
function resize({ box, frame }: Place, announced: number): void {
  if (announced < SHORTEST) return;
  const height = Math.min(announced, TALLEST);
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
  arrive(place);
  const { box, frame } = place;
  const [, id, height] = SIZE.exec(typeof data === "string" ? data : "") ?? [];
  if (id === frame.id) resize(place, Number(height));
  // A form that was greeted before it was laid out tells 0 or NaN, and nothing more.
  if (frame.clientHeight && !box.style.getPropertyValue("--frame-height"))
    place.greeting ||= setTimeout(() => {
      place.greeting = undefined;
      greet(frame);
    }, PAUSE);
  if (Array.isArray(data) && data[0] === "fetch-query-params") answerQuery(frame, origin);
}

/** Calls back for each place whenever it comes within that margin of the screen. */
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

/** Loads each frame when it comes near the screen. */
export function startFrames(): void {
  addEventListener("message", onMessage);
  for (const box of document.querySelectorAll<HTMLElement>("[data-frame]")) {
    const frame = frameOf(box);
    if (!frame) continue;
    box.dataset.state = "waiting";
    places.push({ box, frame, origins: [], isLoaded: false });
  }
  // A frame, even a lazy one, keeps the page from being loaded until the provider answers. Where the page itself is not
  // loaded in time, the forms come all the same.
  new Promise((loaded) => {
    addEventListener("load", loaded);
    setTimeout(loaded, document.readyState === "complete" ? 0 : PATIENCE);
  }).then(() => {
    whenNear(NEAR, loadAtRest);
    whenNear("0px", wait);
  });
}
