import type { SVGProps } from "react";

interface DrawingProps extends SVGProps<SVGSVGElement> {
  /** The content of the `<svg>` element as markup, from src/brand/. */
  markup: string;
}

/** A decorative inline SVG, hidden from assistive technology. */
export function InlineSvg({ markup, ...attributes }: DrawingProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the markup is a constant of src/brand, never content
  return <svg {...attributes} aria-hidden="true" dangerouslySetInnerHTML={{ __html: markup }} />;
}
