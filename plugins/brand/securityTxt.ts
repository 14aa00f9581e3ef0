const day = 24 * 60 * 60 * 1000;

/**
 * The file by which someone who has found a weakness finds out whom to tell (RFC 9116). It asks for an end of less than
 * a year, so that addresses nobody reads any more are not trusted for ever; each build moves it.
 * @param website the site's address without a slash at the end
 * @param email where reports go
 * @param built when the site was built; the time of day makes no difference
 */
export function securityTxt(website: string, email: string, built: Date): string {
  const expires = new Date(Math.floor(built.getTime() / day) * day + 360 * day);
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString().replace(".000", "")}`,
    "Preferred-Languages: en",
    `Canonical: ${website}/.well-known/security.txt`,
    "",
  ].join("\n");
}
