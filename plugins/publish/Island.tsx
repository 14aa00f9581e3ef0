import { __unsafe_useEmotionCache, CacheProvider } from "@emotion/react";
import { createContext, createElement, type ReactElement, type ReactNode, useId } from "react";
import { renderToString } from "react-dom/server";

/** An exported component of a file in src/islands, as a page uses it. */
export interface IslandProps {
  /** The file's name, such as `Counter.tsx`. */
  file: string;
  /** The name under which the file exports the component. */
  name: string;
  element: ReactElement<object>;
}

/** Where a component is rendered: in a page, which is only HTML in the browser, in an island, or in Gatsby's own tree. */
export const Place = createContext<"page" | "island" | "gatsby">(
  typeof document === "undefined" ? "page" : "gatsby",
);

/** The element around an island. It has no box, so that layouts apply to the island's own elements. */
export function islandElement(attributes: object): ReactNode {
  return createElement("site-island", { style: { display: "contents" }, ...attributes });
}

/** Renders an island at build time as a React root of its own, which src/browser/hydrateIsland.tsx hydrates. */
export function Island({ file, name, element }: IslandProps) {
  const cache = __unsafe_useEmotionCache();
  const identifierPrefix = useId();
  if (!cache)
    throw new Error(`src/islands/${file}: ${name} cannot be used in a <Slice>. Use it in the page.`);
  const html = renderToString(
    <CacheProvider value={cache}>
      <Place value="island">{element}</Place>
    </CacheProvider>,
    { identifierPrefix },
  );
  return islandElement({
    "data-island": JSON.stringify([file, name, element.props, identifierPrefix]),
    dangerouslySetInnerHTML: { __html: html },
  });
}
