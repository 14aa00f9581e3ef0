/** Sent to the window when what a visitor has asked for has failed; `<html data-failed>` holds the message. */
export const FAILED = "failed";

/**
 * Wraps a handler of something that the visitor does: when it throws, the error screen comes (errorScreen.ts), as
 * soon as the deferred script is there. Parts that no visitor asks for are not wrapped: the page is whole without
 * them.
 */
export function guarded<Arguments extends unknown[]>(
  act: (...given: Arguments) => void,
): (...given: Arguments) => void {
  return (...given) => {
    try {
      act(...given);
    } catch (error) {
      console.error(error);
      document.documentElement.dataset.failed = error instanceof Error ? error.message : String(error);
      dispatchEvent(new Event(FAILED));
    }
  };
}
