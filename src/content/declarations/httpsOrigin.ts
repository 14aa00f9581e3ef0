/**
 * Returns the origin of an https URL for a Content-Security-Policy. Returns undefined if the URL is invalid, contains a
 * user name, or has a host that browsers normalize, such as `127.1`.
 */
export function httpsOrigin(address: string): string | undefined {
  if (/[^!-~]|["<>\\^`{|}]/.test(address) || !URL.canParse(address)) return undefined;
  const { origin } = new URL(address);
  const isPlain = /^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+(:[0-9]+)?$/.test(origin);
  return isPlain && address.toLowerCase().startsWith(origin) ? origin : undefined;
}
