/** The office address in agency.yaml. `street` is omitted if clients don't visit the office. */
type Address = Record<"city" | "state", string> & Partial<Record<"street" | "zip", string | null>>;

/** Returns an address as one line, such as `2550 W Union Hills Dr, Phoenix, AZ`; without a street, `Phoenix, AZ`. */
export const addressLine = ({ street, city, state }: Address) =>
  [street, city, state].filter(Boolean).join(", ");

/** Returns a Google Maps URL (https://developers.google.com/maps/documentation/urls); undefined without a street. */
export function mapUrl({ street, city, state, zip }: Address): string | undefined {
  const place = encodeURIComponent([`${street}, ${city}, ${state}`, zip].filter(Boolean).join(" "));
  return street ? `https://www.google.com/maps/search/?api=1&query=${place}` : undefined;
}
