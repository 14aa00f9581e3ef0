/** Event on the window after an error in what a visitor asked for; `<html data-failed>` has its message. */
export const FAILED = "failed";

/**
 * Wraps the handler of something that a visitor does: an error in it brings the error screen (errorScreen.ts) as soon as
 * afterLoad.ts is there.
 */
export function catchErrors<Arguments extends unknown[]>(
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
