/** The office address in agency.yaml. An office that clients don't visit has no `street`. */
type Address = Record<"city" | "state", string> & Partial<Record<"street" | "zip", string | null>>;

/** Puts a line break after the street. Elements without `white-space: pre-line` show the line break as a space. */
export const addressLine = ({ street, city, state, zip }: Address) =>
  [street, `${city}, ${[state, zip].filter(Boolean).join(" ")}`].filter(Boolean).join(",\n");

/** Returns a URL for Google Maps (https://developers.google.com/maps/documentation/urls) if there is a street. */
export function mapUrl(address: Address): string | undefined {
  const query = encodeURIComponent(addressLine(address).replace("\n", " "));
  return address.street ? `https://www.google.com/maps/search/?api=1&query=${query}` : undefined;
}
