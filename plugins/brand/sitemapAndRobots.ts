/**
 * The sitemap of the site: its pages in their canonical form, the not-found page left out.
 * No lastmod: pages are built all at once, and a date that always says «today» teaches search engines to ignore it.
 * @param website the site's address without a slash at the end
 * @param paths the paths of all pages
 */
export function sitemap(website: string, paths: readonly string[]): string {
  const urls = paths
    .filter((path) => !/^\/404(\.html)?\/?$/.test(path))
    .sort()
    .map((path) => `  <url><loc>${website}${path === "/" ? "/" : path.replace(/\/$/, "")}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join("\n")}
</urlset>
`;
}

/** Everything may be read by everyone; the not-found page says noindex itself. */
export function robots(website: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${website}/sitemap.xml\n`;
}
