import type { GatsbyBrowser } from "gatsby";
import { startDialogs } from "../../src/browser/dialogs";

/** In `gatsby develop`, where React draws the page, what the built page runs by itself starts after it. */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  startDialogs();
  void import("../../src/browser/deferred");
};
