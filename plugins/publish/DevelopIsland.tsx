import { CacheProvider } from "@emotion/react";
import { Component, createRef } from "react";
import { createRoot, type Root } from "react-dom/client";
import { type IslandProps, islandElement } from "./Island";
import { styleCache } from "./styleCache";

const cache = styleCache();

/** An island in `gatsby develop`: a React root of its own, because contexts of the page do not reach a published one. */
export class DevelopIsland extends Component<IslandProps> {
  element = createRef<HTMLElement>();
  root: Root | undefined;

  override componentDidMount() {
    if (this.element.current) this.root = createRoot(this.element.current);
    this.componentDidUpdate();
  }

  override componentDidUpdate() {
    this.root?.render(<CacheProvider value={cache}>{this.props.element}</CacheProvider>);
  }

  override componentWillUnmount() {
    // Waits, because React cannot unmount a root while it renders another.
    queueMicrotask(() => this.root?.unmount());
  }

  override render() {
    return islandElement({ ref: this.element });
  }
}
