import type { SerializedStyles } from "@emotion/react";
import type { ReactNode } from "react";
import { buttonStyles } from "../styles/buttonStyles";

/** Returns a dialog button's attributes, unknown to React: https://github.com/facebook/react/issues/32478 */
export const commandFor = (id: string, command: "show-modal" | "close") => ({ command, commandfor: id });

interface QuoteButtonProps {
  variant?: "primary" | "secondary" | "light" | "asLink";
  styles?: SerializedStyles;
  children: ReactNode;
}

/** A button that opens the quote dialog, even without JavaScript if the browser supports `commandfor`. */
export function QuoteButton({ variant = "primary", styles, children }: QuoteButtonProps) {
  return (
    <button type="button" {...commandFor("quote", "show-modal")} css={[buttonStyles[variant], styles]}>
      {children}
    </button>
  );
}
