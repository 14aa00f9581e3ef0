/** Event on `window` after an error in an event handler; `<html data-failed>` holds the error's message. */
export const FAILED = "failed";

/** Wraps an event handler so that an error in it shows the error screen (errorScreen.ts, in the deferred script). */
export function catchErrors<Arguments extends unknown[]>(
  handler: (...given: Arguments) => void,
): (...given: Arguments) => void {
  return (...given) => {
    try {
      handler(...given);
    } catch (error) {
      console.error(error);
      document.documentElement.dataset.failed = error instanceof Error ? error.message : String(error);
      dispatchEvent(new Event(FAILED));
    }
  };
}
