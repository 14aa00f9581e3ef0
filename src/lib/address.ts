/** An address as in agency.yaml, where an office that nobody visits has no street. */
type Address = Record<"city" | "state", string> & Partial<Record<"street" | "unit" | "zip", string | null>>;

/** Street and suite of an address in one line, such as `2550 W Union Hills Dr, Suite 204`; undefined without a street. */
export function streetAddress({ street, unit }: Pick<Address, "street" | "unit">): string | undefined {
  return street ? [street, unit].filter(Boolean).join(", ") : undefined;
}

/** An address in one line without its ZIP code: `2550 W Union Hills Dr, Phoenix, AZ`, or `Phoenix, AZ`. */
export function addressLine(address: Address): string {
  return [streetAddress(address), address.city, address.state].filter(Boolean).join(", ");
}

/** The link to an address in Google Maps, which opens the app where it is installed; undefined without a street. */
export function mapUrl({ street, city, state, zip }: Address): string | undefined {
  const place = encodeURIComponent([`${street}, ${city}, ${state}`, zip].filter(Boolean).join(" "));
  return street ? `https://www.google.com/maps/search/?api=1&query=${place}` : undefined;
}
