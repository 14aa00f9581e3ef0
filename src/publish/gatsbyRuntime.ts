import { isValidElement, type ReactNode } from "react";

// Patterns for elements and files that Gatsby adds to pages and public/. A new version of Gatsby may rename these
// elements and files. After an upgrade, compare the patterns with a build's output.

/** Whether an element of the page loads Gatsby's client runtime: a script, or a preload link for a script. */
export function isRuntimeElement(node: ReactNode): boolean {
  if (!isValidElement<{ as?: string; sliceId?: string }>(node)) return false;
  return (
    node.key === "script-loader" || node.props.as === "script" || node.props.sliceId === "_gatsby-scripts"
  );
}

/** Files and folders in public/ that only Gatsby's client runtime loads. */
export const runtimeFiles = /^(page-data|slice-data|~partytown)$|-[\da-f]{20}\.js$|^styles\.[\da-f]+\.css$/;

/** Files and folders in public/ that no page loads. `404` is Gatsby's second copy of the 404 page. */
export const unusedFiles = /^(_gatsby|404|chunk-map\.json|webpack\.stats\.json)$|\.js\.(map|LICENSE\.txt)$/;
