interface Address {
  readonly street: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
}

/** Street and suite in one line: `2550 W Union Hills Dr, Suite 204`; the street alone without a suite. */
export function streetAddress({ street, unit }: { street: string; unit?: string | null }): string {
  return unit ? `${street}, ${unit}` : street;
}

/**
 * The Google Maps search link of an address (Maps URLs); it opens the app where one is installed. Made from the
 * address, so that it is still right after the office has moved.
 */
export function mapUrl({ street, city, state, zip }: Address): string {
  const place = encodeURIComponent(`${street}, ${city}, ${state} ${zip}`);
  return `https://www.google.com/maps/search/?api=1&query=${place}`;
}
