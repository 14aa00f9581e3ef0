/**
 * Returns the XML sitemap of all pages except the 404 page. Omits `lastmod`, because Google ignores dates that change
 * with each build: https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap
 * @param website the site's URL without a trailing slash
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
