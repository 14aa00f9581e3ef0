import type { GatsbySSR } from "gatsby";

export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setPostBodyComponents }) =>
  setPostBodyComponents([<script key="edit-links" src="/edit-links.js" defer />]);
