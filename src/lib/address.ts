/** The office address in agency.yaml. `street` is omitted if clients don't visit the office. */
type Address = Record<"city" | "state", string> & Partial<Record<"street" | "unit" | "zip", string | null>>;

export const streetAddress = ({ street, unit }: Pick<Address, "street" | "unit">) =>
  street ? [street, unit].filter(Boolean).join(", ") : undefined;

/** Returns an address as one line, such as `2550 W Union Hills Dr, Phoenix, AZ`; without a street, `Phoenix, AZ`. */
export const addressLine = (address: Address) =>
  [streetAddress(address), address.city, address.state].filter(Boolean).join(", ");

/** Returns a Google Maps URL (https://developers.google.com/maps/documentation/urls); undefined without a street. */
export function mapUrl({ street, city, state, zip }: Address): string | undefined {
  const place = encodeURIComponent([`${street}, ${city}, ${state}`, zip].filter(Boolean).join(" "));
  return street ? `https://www.google.com/maps/search/?api=1&query=${place}` : undefined;
}

const table = `AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|
DC District of Columbia|FL Florida|GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|KY Kentucky|
LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|MO Missouri|MT Montana|
NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|NC North Carolina|ND North Dakota|
OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|PR Puerto Rico|RI Rhode Island|SC South Carolina|SD South Dakota|
TN Tennessee|TX Texas|UT Utah|VT Vermont|VA Virginia|WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming`;

export const stateNames: ReadonlyMap<string, string> = new Map(
  table.split(/\|\s*/).map((line) => [line.slice(0, 2), line.slice(3)]),
);
