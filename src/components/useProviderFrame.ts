import { type RefObject, useEffect } from "react";

/** Milliseconds that a visible frame may stay silent before the visitor is told (a hanging provider). */
const PATIENCE = 7000;
/** Milliseconds that it has at least, when React came late to a frame that was visible from the start. */
const LEAST_PATIENCE = 1000;
/** Pixels; the tallest that a provider's message may make a frame. */
const TALLEST = 4000;

const SIZE_MESSAGE = /^\[iFrameSizer\]([^:]+):(\d+(?:\.\d+)?):/;

/** Loads the provider's own script, once a page. */
function loadScript(address: string): void {
  if ([...document.scripts].some((script) => script.getAttribute("src") === address)) return;
  const script = document.createElement("script");
  script.src = address;
  document.body.append(script);
}

/**
 * Watches the frame inside `box`: loads the provider's script when the frame comes near, so that nobody fetches it
 * for a form that is never seen; takes the height that its own provider announces (`[iFrameSizer]ID:HEIGHT:…`,
 * from that frame and that origin alone), between its declared height and 4,000 px; and sets `data-state` on the
 * box to `silent` when the frame has been in sight for seven seconds without loading.
 */
export function useProviderFrame(box: RefObject<HTMLElement | null>, script: string | null): void {
  useEffect(() => {
    const frame = box.current?.querySelector("iframe");
    if (!box.current || !frame) return;
    const { dataset } = box.current;
    let timer = 0;

    function onLoad() {
      clearTimeout(timer);
      delete dataset.state;
    }

    function onMessage({ data, origin, source }: MessageEvent) {
      if (!frame || source !== frame.contentWindow || origin !== new URL(frame.src).origin) return;
      const [, id, height] = SIZE_MESSAGE.exec(typeof data === "string" ? data : "") ?? [];
      if (id !== frame.id) return;
      onLoad();
      frame.style.height = `${Math.min(Math.max(Number(height), Number(frame.height)), TALLEST)}px`;
    }

    let fromTheStart = true;
    const sight = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) {
        fromTheStart = false;
        return;
      }
      sight.disconnect();
      if (script) loadScript(script);
      if (frame.dataset.loaded !== undefined) return;
      const waited = fromTheStart ? performance.now() : 0;
      const left = Math.max(PATIENCE - waited, LEAST_PATIENCE);
      timer = window.setTimeout(() => (dataset.state = "silent"), left);
    });

    frame.addEventListener("load", onLoad);
    addEventListener("message", onMessage);
    sight.observe(frame);
    return () => {
      clearTimeout(timer);
      sight.disconnect();
      removeEventListener("message", onMessage);
      frame.removeEventListener("load", onLoad);
    };
  }, [box, script]);
}
