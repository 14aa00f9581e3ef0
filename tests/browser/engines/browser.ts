/**
 * The common interface of the Firefox and WebKit drivers, as far as the journeys need it. Elements are found by a CSS
 * selector and an optional text, because one of the drivers has no role locators.
 */
export interface Browser {
  open(address: string): Promise<void>;
  /** Clicks the first visible matching element with the mouse. */
  click(selector: string, text?: string): Promise<void>;
  /** Double-clicks the first visible matching element. */
  doubleClick(selector: string, text?: string): Promise<void>;
  /** Clicks a position in the viewport, in CSS pixels. */
  clickAt(x: number, y: number): Promise<void>;
  key(key: "Escape" | "Tab" | "Enter"): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** Runs a script in the page and resolves with its return value, which has to be serializable. */
  evaluate<T>(script: string): Promise<T>;
  /** The roles of all matching elements in the engine's accessibility tree; undefined if the driver cannot read it. */
  roles?(selector: string): Promise<string[]>;
  close(): Promise<void>;
}

/** A JavaScript expression for the first visible matching element that contains the text. */
export function findExpression(selector: string, text = ""): string {
  return `[...document.querySelectorAll(${JSON.stringify(selector)})].find((element) =>
    element.checkVisibility() && element.textContent.includes(${JSON.stringify(text)}))`;
}

/** Waits until a JavaScript expression is truthy in the page. Throws after ten seconds, with `what` in the message. */
export async function waitUntil(browser: Browser, what: string, expression: string): Promise<void> {
  const deadline = Date.now() + 10_000;
  for (;;) {
    // During a navigation, there may be no document, and evaluation fails.
    const result = await browser
      .evaluate<boolean>(`return Boolean(${expression})`)
      .catch((error: Error) => error);
    if (result === true) return;
    if (Date.now() > deadline) {
      throw new Error(
        `not within ten seconds: ${what}${result instanceof Error ? ` (${result.message})` : ""}`,
      );
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
