import type { SVGProps } from "react";

export function InlineSvg({ markup, ...attributes }: SVGProps<SVGSVGElement> & { markup: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the markup is a constant of src/brand, never content
  return <svg {...attributes} aria-hidden="true" dangerouslySetInnerHTML={{ __html: markup }} />;
}
