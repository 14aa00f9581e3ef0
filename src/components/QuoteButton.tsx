import type { SerializedStyles } from "@emotion/react";
import type { ReactNode } from "react";
import { labelledBy } from "../lib/accessibleName";
import { buttonStyles } from "./buttonStyles";

export const QUOTE_ID = "quote";

/** Lowercase attributes, because React doesn't support `commandFor` yet: https://github.com/facebook/react/issues/32478 */
export const commandFor = (id: string, command: "show-modal" | "close") => ({ command, commandfor: id });

interface QuoteButtonProps {
  variant?: "primary" | "asLink";
  labelId?: string;
  /** Query parameters that the button adds to the page URL for the form to read, such as `insurance=auto`. */
  query?: string;
  styles?: SerializedStyles;
  children: ReactNode;
}

/** Opens the quote dialog, even without JavaScript if the browser supports `commandfor`. */
export function QuoteButton({ variant = "primary", labelId, query, styles, children }: QuoteButtonProps) {
  return (
    <button
      type="button"
      {...commandFor(QUOTE_ID, "show-modal")}
      {...labelledBy(labelId)}
      value={query}
      css={[buttonStyles[variant], styles]}
    >
      {children}
    </button>
  );
}
