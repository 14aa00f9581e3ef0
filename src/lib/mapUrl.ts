interface Address {
  readonly street: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
}

/**
 * The map page that finds an address, as Google's Maps URLs have it: an app where there is one, a page elsewhere.
 * Made from the address, so that it is right after the office has moved.
 */
export function mapUrl({ street, city, state, zip }: Address): string {
  const place = encodeURIComponent(`${street}, ${city}, ${state} ${zip}`);
  return `https://www.google.com/maps/search/?api=1&query=${place}`;
}
