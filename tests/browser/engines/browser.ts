/**
 * The interface through which journeys control both Firefox and WebKit. Elements are found by a CSS selector and an
 * optional text, because WebKit's driver has no role locators.
 */
export interface Browser {
  open(address: string): Promise<void>;
  /** Clicks the first visible element that matches the selector and contains the text, with the mouse. */
  click(selector: string, text?: string): Promise<void>;
  /** Double-clicks the first visible element that matches the selector and contains the text. */
  doubleClick(selector: string, text?: string): Promise<void>;
  /** Clicks a position in the viewport, in CSS pixels. */
  clickAt(x: number, y: number): Promise<void>;
  key(key: "Escape" | "Tab" | "Enter"): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** Evaluates a script in the page, and resolves with its serializable return value. */
  evaluate<T>(script: string): Promise<T>;
  /** Resolves with the roles of the matching elements in the accessibility tree, if the driver can read them. */
  roles?(selector: string): Promise<string[]>;
  close(): Promise<void>;
}

/** Returns a JavaScript expression for the first visible element that matches the selector and contains the text. */
export function findExpression(selector: string, text = ""): string {
  return `[...document.querySelectorAll(${JSON.stringify(selector)})].find((element) =>
    element.checkVisibility() && element.textContent.includes(${JSON.stringify(text)}))`;
}

/** Waits until a JavaScript expression is truthy in the page; after ten seconds, throws an error with `what`. */
export async function waitUntil(browser: Browser, what: string, expression: string): Promise<void> {
  const deadline = Date.now() + 10_000;
  for (;;) {
    // Ignores errors of the evaluation, which fails while a navigation leaves the page without a document.
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
