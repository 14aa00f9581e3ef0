/** Name of the attribute that marks the not-found page (src/pages/404.tsx). */
export const MISSING_PAGE = "data-missing-page";

/** If this is the not-found page, logs the path that the visitor asked for (specification, section 2). */
export function logMissingPage(): void {
  if (document.querySelector(`[${MISSING_PAGE}]`)) console.warn(`404: no page at ${location.pathname}`);
}
