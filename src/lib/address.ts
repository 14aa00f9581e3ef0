/** The office address in agency.yaml. `street` is omitted if clients don't visit the office. */
type Address = Record<"city" | "state", string> & Partial<Record<"street" | "zip", string | null>>;

/** Formats an address. `<address>` shows the line break after the street; `<dd>` and `<span>` show a space. */
export const addressLine = ({ street, city, state, zip }: Address) =>
  [street, `${city}, ${[state, zip].filter(Boolean).join(" ")}`].filter(Boolean).join(",\n");

/** Returns a Google Maps URL (https://developers.google.com/maps/documentation/urls); undefined without a street. */
export function mapUrl(address: Address): string | undefined {
  const query = encodeURIComponent(addressLine(address).replace("\n", " "));
  return address.street ? `https://www.google.com/maps/search/?api=1&query=${query}` : undefined;
}
