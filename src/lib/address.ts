type Address = Queries.OfficeAddressFragment;

/** Puts a line break after the street. Elements without `white-space: pre-line` show the line break as a space. */
export const addressLine = ({ street, city, state, zip }: Address) => `${street},\n${city}, ${state} ${zip}`;

/** Returns a URL for Google Maps: https://developers.google.com/maps/documentation/urls */
export const mapUrl = (address: Address) =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(addressLine(address).replace("\n", " "))}`;
