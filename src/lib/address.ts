/** Street and suite of an address in one line, such as `2550 W Union Hills Dr, Suite 204`. */
export function streetAddress({ street, unit }: { street: string; unit?: string | null }): string {
  return unit ? `${street}, ${unit}` : street;
}

/**
 * The link to an address in Google Maps (Maps URLs), which opens the app where it is installed. It is made from the
 * address, so that it is still right after the office has moved.
 */
export function mapUrl(address: Record<"street" | "city" | "state" | "zip", string>): string {
  const { street, city, state, zip } = address;
  const place = encodeURIComponent(`${street}, ${city}, ${state} ${zip}`);
  return `https://www.google.com/maps/search/?api=1&query=${place}`;
}
