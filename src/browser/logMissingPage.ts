/** The attribute that marks the not-found page (src/pages/404.tsx). */
export const MISSING_PAGE = "data-missing-page";

/** Logs the attempted path on the not-found page (specification, section 2). */
export function logMissingPage(): void {
  if (document.querySelector(`[${MISSING_PAGE}]`)) console.warn(`404: no page at ${location.pathname}`);
}
