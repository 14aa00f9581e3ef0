import { Attribute } from "../lib/dataAttributes";

/** If this is the not-found page, logs the path that the visitor asked for (specification, section 2). */
export function logMissingPage(): void {
  if (document.querySelector(`[${Attribute.MissingPage}]`))
    console.warn(`404: no page at ${location.pathname}`);
}
