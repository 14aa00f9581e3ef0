import { lostTrailGradients, lostTrailMarkup } from "../../src/brand/lostTrailMarkup";
import { ridgeEdgeMarkup, ridgeGradients, ridgeMarkup } from "../../src/brand/ridgeMarkup";

interface Part {
  /** What a page's `<use>` refers to. */
  id: string;
  /** One SVG element with that id. */
  markup: string;
  /** What it is painted with. */
  gradients?: string;
}

const parts: readonly Part[] = [
  picture("sprite-ridge", ridgeMarkup, ridgeGradients),
  picture("sprite-ridge-edge", ridgeEdgeMarkup),
  picture("sprite-lost-trail", lostTrailMarkup, lostTrailGradients),
];

function picture(id: string, shapes: string, gradients?: string): Part {
  return { id, markup: `<g id="${id}">${shapes}</g>`, gradients };
}

/** The ids that a page's HTML refers to by `<use href="#…">`. */
export function usedIds(html: string): Set<string> {
  return new Set([...html.matchAll(/<use href="#([\w-]+)"/g)].map(([, id]) => id as string));
}

/** The SVG sprite of a page: each part that `isUsed` says yes to, once. */
export function SvgSprite({ isUsed }: { isUsed(id: string): boolean }) {
  const used = parts.filter(({ id }) => isUsed(id));
  const gradients = used.map((part) => part.gradients ?? "").join("");
  const markup = used.map((part) => part.markup).join("");
  return (
    // Out of the flow (GlobalStyles.tsx). The parts are not displayed, so that the browser computes no styles for them;
    // gradients have to be displayed, or they paint nothing.
    <svg
      className="sprite"
      width="0"
      height="0"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: `${gradients}<g display="none">${markup}</g>` }}
    />
  );
}
