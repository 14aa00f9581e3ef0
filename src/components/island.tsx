import { type ComponentType, createContext, createElement, type ReactNode, use } from "react";

export interface IslandRootProps {
  /** The name of the island's export and file in src/islands. */
  name: string;
  props: object;
  children: ReactNode;
}

/** Renders an island as its own React root (plugins/publish). Undefined inside an island, which already has a root. */
export const IslandRoot = createContext<ComponentType<IslandRootProps> | undefined>(undefined);

type NoData =
  "A page passes data to an island. Create functions, elements and class instances in the island.";

type Data<Value> = Value extends string | number | boolean | null | undefined
  ? Value
  : Value extends (...given: never) => unknown
    ? NoData
    : Value extends object
      ? { [Key in keyof Value]: Data<Value[Key]> }
      : NoData;

/**
 * Makes a component an island, which React hydrates as a separate root, without the page's contexts.
 * @param name the name of the island's export and file in src/islands
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

/** `display: contents` lets grid and flex layouts apply to the elements inside the island. */
export function islandElement(attributes: object): ReactNode {
  return createElement("site-island", { style: { display: "contents" }, ...attributes });
}
