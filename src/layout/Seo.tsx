import { useSiteData } from "../components/useSiteData";
import { color } from "../styles/tokens";

interface SeoProps {
  page: { readonly title: string; readonly description: string };
  /** The path of the canonical URL, such as `/directory`. Null on the 404 page, which has `noindex` instead. */
  path: string | null;
}

export function Seo({ page, path }: SeoProps) {
  const { agency } = useSiteData();
  const picture = agency.sharePicture?.childImageSharp?.original;
  const address = path === null ? null : new URL(path, agency.website).href;
  return (
    <>
      <title>{page.title}</title>
      <meta name="description" content={page.description} />
      <meta name="theme-color" content={color.ground} />
      <meta name="format-detection" content="telephone=no" />
      {address ? <link rel="canonical" href={address} /> : <meta name="robots" content="noindex" />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={agency.name} />
      <meta property="og:title" content={page.title} />
      <meta property="og:description" content={page.description} />
      {address && <meta property="og:url" content={address} />}
      {picture?.src && (
        <>
          <meta property="og:image" content={new URL(picture.src, agency.website).href} />
          <meta property="og:image:width" content={String(picture.width)} />
          <meta property="og:image:height" content={String(picture.height)} />
          <meta property="og:image:alt" content={agency.name} />
        </>
      )}
      <meta name="twitter:card" content={picture ? "summary_large_image" : "summary"} />
      <link rel="icon" href="/favicon.png" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
    </>
  );
}
