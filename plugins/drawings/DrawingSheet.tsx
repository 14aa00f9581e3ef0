import { lostTrailGradients, lostTrailMarkup } from "../../src/brand/lostTrailMarkup";
import { ridgeEdgeMarkup, ridgeGradients, ridgeMarkup } from "../../src/brand/ridgeMarkup";
import { iconPaths } from "../../src/components/iconPaths";
import { starsPath } from "../../src/components/starsPath";

interface Drawing {
  /** What a page's `<use>` refers to. */
  id: string;
  /** One SVG element with that id. */
  markup: string;
  /** What it is painted with. */
  gradients?: string;
}

const drawings: readonly Drawing[] = [
  ...Object.entries(iconPaths).map(([name, path]) => outline(`icon-${name}`, path)),
  outline("drawing-stars", starsPath),
  picture("drawing-ridge", ridgeMarkup, ridgeGradients),
  picture("drawing-ridge-edge", ridgeEdgeMarkup),
  picture("drawing-lost-trail", lostTrailMarkup, lostTrailGradients),
];

/** A bare path: whoever refers to it says how it is drawn. */
function outline(id: string, path: string): Drawing {
  return { id, markup: `<path id="${id}" d="${path}"/>` };
}

function picture(id: string, shapes: string, gradients?: string): Drawing {
  return { id, markup: `<g id="${id}">${shapes}</g>`, gradients };
}

/** The ids that a page's HTML refers to by `<use href="#…">`. */
export function usedIds(html: string): Set<string> {
  return new Set([...html.matchAll(/<use href="#([\w-]+)"/g)].map(([, id]) => id as string));
}

/** The drawings that `isUsed` says yes to, each once; a page's icons and pictures refer to them. */
export function DrawingSheet({ isUsed }: { isUsed(id: string): boolean }) {
  const used = drawings.filter(({ id }) => isUsed(id));
  const gradients = used.map((drawing) => drawing.gradients ?? "").join("");
  const markup = used.map((drawing) => drawing.markup).join("");
  return (
    // Out of the flow (GlobalStyles.tsx). Not displayed, so that the browser keeps no style for what only its copies
    // show; but the gradients are, since without a box they paint nothing.
    <svg
      className="drawings"
      width="0"
      height="0"
      aria-hidden="true"
      focusable="false"
      dangerouslySetInnerHTML={{ __html: `${gradients}<g display="none">${markup}</g>` }}
    />
  );
}
