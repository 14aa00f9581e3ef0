import { isValidElement, type ReactNode } from "react";

// After a Gatsby upgrade, compare this file's patterns with a build's output, because Gatsby may have renamed the
// elements and files that the patterns match.

/** Whether an element of the page loads or preloads a script of Gatsby's client runtime. */
export function isRuntimeElement(node: ReactNode): boolean {
  if (!isValidElement<{ as?: string; sliceId?: string }>(node)) return false;
  return (
    node.key === "script-loader" || node.props.as === "script" || node.props.sliceId === "_gatsby-scripts"
  );
}

/** Matches files and folders in public/ that only Gatsby's client runtime needs. */
export const runtimeFiles = /^(page-data|slice-data|~partytown)$|-[\da-f]{20}\.js$|^styles\.[\da-f]+\.css$/;

/** Matches files and folders in public/ that no page needs. The folder `404` duplicates 404.html. */
export const unusedFiles = /^(_gatsby|404|chunk-map\.json|webpack\.stats\.json)$|\.js\.(map|LICENSE\.txt)$/;
