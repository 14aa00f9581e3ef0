/**
 * As much of a browser as the journeys need, so that they are written once for every engine. A control is named by
 * a CSS selector, where need be with the text that it contains: one engine's driver knows no roles.
 */
export interface Browser {
  open(address: string): Promise<void>;
  /** Presses the first visible element that matches, as a person's pointer would. */
  press(selector: string, text?: string): Promise<void>;
  /** Presses it twice, as fast as a hurried hand. */
  pressTwice(selector: string, text?: string): Promise<void>;
  /** Presses a place in the window, in CSS pixels. */
  pressAt(x: number, y: number): Promise<void>;
  key(key: "Escape" | "Tab" | "Enter"): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** Runs a script in the page and resolves with its value, which has to be plain data. */
  evaluate<T>(script: string): Promise<T>;
  /** The roles of all elements that match, in the engine's own accessibility tree, where its driver tells them. */
  roles?(selector: string): Promise<string[]>;
  close(): Promise<void>;
}

/** Finds the element that a person would press: shown, and with the text. For use in a page's script. */
export function finder(selector: string, text = ""): string {
  return `[...document.querySelectorAll(${JSON.stringify(selector)})].find((element) =>
    element.checkVisibility() && element.textContent.includes(${JSON.stringify(text)}))`;
}

/** Waits until a script's value is true. */
export async function until(browser: Browser, what: string, script: string): Promise<void> {
  const deadline = Date.now() + 10_000;
  for (;;) {
    // Between two pages there is neither a document to ask nor an element to find.
    const answer = await browser
      .evaluate<boolean>(`return Boolean(${script})`)
      .catch((error: Error) => error);
    if (answer === true) return;
    if (Date.now() > deadline) {
      throw new Error(
        `not within ten seconds: ${what}${answer instanceof Error ? ` (${answer.message})` : ""}`,
      );
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
