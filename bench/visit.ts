import type { Browser, CDPSession, Page } from "@playwright/test";

/** What one visit on the emulated phone measured: milliseconds since the navigation began, and bytes as sent. */
export interface Visit {
  /** Largest contentful paint. */
  paint: number;
  load: number;
  /** All that moved, in the measure of layout shifts, also when the page is scrolled to its end afterwards. */
  shift: number;
  /** What long tasks took over 50 ms each, after the first paint. */
  blocking: number;
  /** Of the page's own HTML. */
  bytesOfHtml: number;
  bytesBeforeLoad: number;
  bytesInAll: number;
  /** What was asked for, the page first. */
  pathsBeforeLoad: string[];
  pathsInAll: string[];
  /** From the press on a button to the painted dialog, where one was pressed. */
  press?: number;
}

/** As the budgets say: 150 ms, 1.6 Mbit/s, a processor four times slower, 412×823. */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  ignoreHTTPSErrors: true,
};
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const processorSlowdown = 4;
/** Milliseconds below which a browser tells of no input (Event Timing, 16 at least). */
const shortestTold = 16;
/** Milliseconds that a finger rests on the glass. */
const touchLasts = 80;

/**
 * Visits a page once with an empty cache.
 * @param press whether to press the quote button as soon as the page has loaded; the bytes and the blocking time
 *   of such a visit include what the press causes, and its shift the dialog
 */
export async function visit(browser: Browser, address: string, press = false): Promise<Visit> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    // Before the processor is slowed, which Chromium does by keeping it busy.
    await untilIdle(browser);
    await session.send("Network.enable");
    await session.send("Page.enable");
    await session.send("Network.emulateNetworkConditions", network);
    await session.send("Emulation.setCPUThrottlingRate", { rate: processorSlowdown });
    // tsx wraps functions in a helper of this name, which a page does not have.
    await page.addInitScript("globalThis.__name = (value) => value;");
    await page.addInitScript(observe);
    const traffic = countTraffic(session);

    await page.goto(address);
    const pressed = press ? await pressQuote(page, session) : undefined;
    while (traffic.quietFor() < 1500) await page.waitForTimeout(100);
    const asSent = {
      bytesOfHtml: traffic.ofHtml(),
      bytesBeforeLoad: traffic.beforeLoad(),
      bytesInAll: traffic.total(),
      pathsBeforeLoad: traffic.pathsBeforeLoad(),
      pathsInAll: traffic.paths(),
    };
    await page.evaluate(scrollThrough);
    const measured = await page.evaluate(() => (window as unknown as { bench: Measured }).bench);
    if (measured.paint === 0) throw new Error(`${address} told of no largest paint.`);
    return { ...measured, ...asSent, press: pressed };
  } finally {
    await context.close();
  }
}

/**
 * Waits until Chromium has nothing left to do. A new window loads pages of Chromium's own for one to two seconds (its
 * address field, its new tab), with more than a processor's work, which no phone does while it loads a page.
 * @throws when Chromium has not come to rest after half a minute
 */
async function untilIdle(browser: Browser): Promise<void> {
  const session = await browser.newBrowserCDPSession();
  const worked = async () => {
    const { processInfo } = await session.send("SystemInfo.getProcessInfo");
    return processInfo.reduce((total, { cpuTime }) => total + cpuTime, 0);
  };
  const end = Date.now() + 30_000;
  let before = await worked();
  for (let quiet = 0; quiet < 2; ) {
    if (Date.now() > end)
      throw new Error("Chromium does not come to rest, so a visit would measure its work too.");
    await new Promise((done) => setTimeout(done, 200));
    const now = await worked();
    // Seconds of processor time, which Linux counts in hundredths.
    quiet = now - before > 0.02 ? 0 : quiet + 1;
    before = now;
  }
  await session.detach();
}

/** Runs in the page: to its end, half a screen at a time, a paint after each step. */
async function scrollThrough(): Promise<void> {
  const painted = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
    scrollTo({ top, behavior: "instant" });
    await painted();
  }
}

type Measured = Pick<Visit, "paint" | "load" | "shift" | "blocking">;

/** Runs in the page before anything else. */
function observe(): void {
  const bench = { paint: 0, load: 0, shift: 0, blocking: 0, press: 0 };
  let firstPaint = Number.POSITIVE_INFINITY;
  Object.assign(window, { bench });
  const watch = <Entry extends PerformanceEntry>(type: string, see: (entry: Entry) => void, options = {}) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) see(entry as Entry);
    }).observe({ type, buffered: true, ...options });

  watch("paint", (entry) => {
    if (entry.name === "first-contentful-paint") firstPaint = entry.startTime;
  });
  watch("largest-contentful-paint", (entry) => {
    bench.paint = entry.startTime;
  });
  // All of them: Chromium takes what moves in an emulated phone's first half second for an answer to an input.
  watch<PerformanceEntry & { value: number }>("layout-shift", (entry) => {
    bench.shift += entry.value;
  });
  watch("longtask", (entry) => {
    if (entry.startTime >= firstPaint) bench.blocking += Math.max(0, entry.duration - 50);
  });
  // Until the next paint after the press, as the browser itself counts it. A touch is several events, each with a
  // time of its own; the click is the one that opens the dialog.
  watch(
    "event",
    (entry) => {
      if (entry.name === "click") bench.press = entry.duration;
    },
    { durationThreshold: 16 },
  );
  addEventListener("load", () => {
    bench.load = performance.now();
  });
}

interface Traffic {
  /** Of the first request. */
  ofHtml(): number;
  /** Of the requests that began before `load`. */
  beforeLoad(): number;
  total(): number;
  pathsBeforeLoad(): string[];
  paths(): string[];
  /** Milliseconds since the last request or byte. */
  quietFor(): number;
}

function countTraffic(session: CDPSession): Traffic {
  const requests = new Map<string, { path: string; began: number; bytes: number }>();
  let loaded = Number.POSITIVE_INFINITY;
  let last = Date.now();
  session.on("Network.requestWillBeSent", ({ requestId, request, timestamp }) => {
    last = Date.now();
    const path = new URL(request.url).pathname;
    if (path.startsWith("/sample-forms/")) return;
    requests.set(requestId, { path, began: timestamp, bytes: 0 });
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    last = Date.now();
    const request = requests.get(requestId);
    if (request) request.bytes = encodedDataLength;
  });
  session.on("Page.loadEventFired", ({ timestamp }) => {
    loaded = timestamp;
  });
  const until = (time: number) => [...requests.values()].filter(({ began }) => began < time);
  const sum = (list: { bytes: number }[]) => list.reduce((total, { bytes }) => total + bytes, 0);
  const always = Number.POSITIVE_INFINITY;
  return {
    ofHtml: () => sum(until(always).slice(0, 1)),
    beforeLoad: () => sum(until(loaded)),
    total: () => sum(until(always)),
    pathsBeforeLoad: () => until(loaded).map(({ path }) => path),
    paths: () => until(always).map(({ path }) => path),
    quietFor: () => Date.now() - last,
  };
}

/** Presses a button that opens the quote dialog, and closes it again; returns what the browser says it took. */
async function pressQuote(page: Page, session: CDPSession): Promise<number> {
  const button = await page.locator("button[commandfor=quote]:visible").first().boundingBox();
  if (!button) throw new Error("There is no button to press");
  await page.evaluate(() => {
    (window as unknown as { bench: { press: number } }).bench.press = 0;
  });
  // Raw touch events, because a locator's own tap() makes the page work to find out what lies under it. They last as
  // long as a finger's touch: the browser counts from the end, so a touch without length would count the work at its
  // start as well.
  const touchPoints = [{ x: button.x + button.width / 2, y: button.y + button.height / 2 }];
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
  await page.waitForTimeout(touchLasts);
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await page.locator("dialog#quote[open]").waitFor();
  const press = await page
    .waitForFunction(() => (window as unknown as { bench: { press: number } }).bench.press, null, {
      timeout: 3000,
    })
    .then(
      (handle) => handle.jsonValue(),
      // The browser tells of no press that takes less.
      () => shortestTold,
    );
  await page.keyboard.press("Escape");
  await page.locator("dialog#quote:not([open])").waitFor({ state: "attached" });
  return press;
}
