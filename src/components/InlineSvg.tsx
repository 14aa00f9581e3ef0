import type { SVGProps } from "react";

/** Renders an SVG from a markup string. Markup is shorter than JSX and can be pasted from a drawing program. */
export function InlineSvg({ markup, ...attributes }: SVGProps<SVGSVGElement> & { markup: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the markup is a constant in src/brand, never from data/
  return <svg {...attributes} aria-hidden="true" dangerouslySetInnerHTML={{ __html: markup }} />;
}
