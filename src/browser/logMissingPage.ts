import { Attribute } from "../lib/dataAttributes";

export function logMissingPage(): void {
  if (document.querySelector(`[${Attribute.MissingPage}]`))
    console.warn(`404: no page at ${location.pathname}`);
}
