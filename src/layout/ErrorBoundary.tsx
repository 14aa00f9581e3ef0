import { graphql } from "gatsby";
import { Component, type ReactNode } from "react";
import { ErrorScreen } from "./ErrorScreen";

interface ErrorBoundaryProps {
  /** The page's data, for the words of the error screen; Gatsby's own development pages have none. */
  data?: Queries.ErrorBoundaryFragment;
  children: ReactNode;
}

/** Around every page: an error while rendering leads to the error screen instead of an empty page. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { error: Error | null }> {
  override state = { error: null };

  static getDerivedStateFromError(thrown: unknown) {
    return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) };
  }

  override render() {
    const { data, children } = this.props;
    const { error } = this.state;
    if (!error) return children;
    if (!data?.errorScreen) throw error;
    return (
      <ErrorScreen
        words={data.errorScreen}
        callLabel={data.layout.actions.call}
        agency={data.agency}
        error={error}
      />
    );
  }
}

export const errorBoundaryFragment = graphql`
  fragment ErrorBoundary on Query {
    agency {
      ...ErrorScreenAgency
    }
    layout {
      actions {
        call
      }
    }
    errorScreen {
      ...ErrorScreen
    }
  }
`;
