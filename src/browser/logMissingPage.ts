import { Attribute } from "../lib/dataAttributes";

/** On the not-found page, logs the requested path (docs/specification.md, Other pages). */
export function logMissingPage(): void {
  if (document.querySelector(`[${Attribute.MissingPage}]`))
    console.warn(`404: no page at ${location.pathname}`);
}
