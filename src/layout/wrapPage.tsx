import type { WrapPageElementBrowserArgs, WrapPageElementNodeArgs } from "gatsby";
import { ErrorBoundary } from "./ErrorBoundary";

/** Puts the error boundary around every page, the same way on the server and in the browser. */
export function wrapPage({ element, props }: WrapPageElementBrowserArgs | WrapPageElementNodeArgs) {
  const data = props.data as unknown as Queries.ErrorBoundaryFragment | undefined;
  return <ErrorBoundary data={data}>{element}</ErrorBoundary>;
}
