import { type ComponentType, createContext, createElement, type ReactNode, use } from "react";

export interface IslandRootProps {
  /** The island's name, which is also that of its file in src/islands. */
  name: string;
  props: object;
  /** The island's content. */
  children: ReactNode;
}

/** Renders an island in a page as a React root (plugins/publish). Inside an island there is none. */
export const IslandRoot = createContext<ComponentType<IslandRootProps> | undefined>(undefined);

type NoData =
  "A page passes data to an island. Create functions, elements and class instances in the island.";

/** What a page can pass to an island: data that JSON can express. */
type Data<Value> = Value extends string | number | boolean | null | undefined
  ? Value
  : Value extends (...given: never) => unknown
    ? NoData
    : Value extends object
      ? { [Key in keyof Value]: Data<Value[Key]> }
      : NoData;

/**
 * Makes a component an island: React hydrates it in the browser, as a root that contexts of the page do not reach.
 * @param name the name of the exported island and of its file in src/islands
 */
export function island<Props extends { [Key in keyof Props]: Data<Props[Key]> }>(
  name: string,
  Component: (props: Props) => ReactNode,
) {
  return function Island(props: Props) {
    const Root = use(IslandRoot);
    const content = createElement(Component, props);
    if (!Root) return content;
    return (
      <Root name={name} props={props}>
        {content}
      </Root>
    );
  };
}

/** The element around an island. It has no box, so that layouts apply to the island's own elements. */
export function islandElement(attributes: object): ReactNode {
  return createElement("site-island", { style: { display: "contents" }, ...attributes });
}
