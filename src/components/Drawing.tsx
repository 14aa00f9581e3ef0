import type { SVGProps } from "react";

interface DrawingProps extends SVGProps<SVGSVGElement> {
  /** SVG elements, as src/brand/ writes them for pages and for the share picture. */
  markup: string;
}

/** A picture of the site's own, hidden from assistive technology. */
export function Drawing({ markup, ...attributes }: DrawingProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: no content is in it
  return <svg {...attributes} aria-hidden="true" dangerouslySetInnerHTML={{ __html: markup }} />;
}
