import type { GatsbySSR } from "gatsby";

export { wrapPage as wrapPageElement } from "./src/layout/wrapPage";

export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHtmlAttributes }) => {
  setHtmlAttributes({ lang: "en" });
};
