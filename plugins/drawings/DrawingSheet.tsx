import { lostTrailMarkup } from "../../src/brand/lostTrailMarkup";
import { ridgeEdgeMarkup, ridgeMarkup } from "../../src/brand/ridgeMarkup";
import { type IconName, iconPaths } from "../../src/components/iconPaths";
import { starsPath } from "../../src/components/starsPath";

/** The larger drawings by the id that a page's `<use>` has. */
const pictures: Readonly<Record<string, string>> = {
  "drawing-ridge": ridgeMarkup,
  "drawing-ridge-edge": ridgeEdgeMarkup,
  "drawing-lost-trail": lostTrailMarkup,
  "drawing-stars": `<path fill="currentColor" stroke="currentColor" stroke-width="1.75" stroke-linejoin="round" d="${starsPath}"/>`,
};

/** The ids that a page's HTML refers to by `<use href="#…">`. */
export function usedIds(html: string): Set<string> {
  return new Set([...html.matchAll(/<use href="#([\w-]+)"/g)].map(([, id]) => id as string));
}

/** The drawings that `isUsed` says yes to, each once; a page's icons and pictures refer to them. */
export function DrawingSheet({ isUsed }: { isUsed(id: string): boolean }) {
  const icons = (Object.keys(iconPaths) as IconName[]).filter((name) => isUsed(`icon-${name}`));
  return (
    // Out of the flow, but not `display: none`, which takes gradients away with it (GlobalStyles.tsx).
    <svg className="drawings" width="0" height="0" aria-hidden="true" focusable="false">
      {icons.map((name) => (
        <symbol
          key={name}
          id={`icon-${name}`}
          viewBox="0 0 24 24"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.75"
          strokeLinecap="round"
          strokeLinejoin="round"
        >
          <path d={iconPaths[name]} />
        </symbol>
      ))}
      {Object.entries(pictures)
        .filter(([id]) => isUsed(id))
        .map(([id, markup]) => (
          <g key={id} id={id} dangerouslySetInnerHTML={{ __html: markup }} />
        ))}
    </svg>
  );
}
