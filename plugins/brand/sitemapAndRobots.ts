/**
 * The XML sitemap: the canonical addresses of all pages but the not-found page. Without `lastmod`, because every build
 * renders all pages, and search engines ignore dates that always change.
 * @param website the site's address without a trailing slash
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

/** robots.txt, which allows everything; the not-found page has a `noindex` meta element. */
export function robots(website: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${website}/sitemap.xml\n`;
}
