/** Returns an https URL's origin, or undefined if the URL is invalid or has characters that are unsafe in a CSP. */
export function httpsOrigin(address: string): string | undefined {
  if (/[^!-~]|["<>\\^`{|}]/.test(address) || !URL.canParse(address)) return undefined;
  const { origin } = new URL(address);
  const isPlain = /^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+(:[0-9]+)?$/.test(origin);
  return isPlain && address.toLowerCase().startsWith(origin) ? origin : undefined;
}
