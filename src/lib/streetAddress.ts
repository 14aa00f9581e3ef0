interface Address {
  readonly street: string;
  readonly unit?: string | null;
}

/** Street and suite in one line: `2550 W Union Hills Dr, Suite 204`; the street alone without a suite. */
export function streetAddress({ street, unit }: Address): string {
  return unit ? `${street}, ${unit}` : street;
}
