import type { SerializedStyles } from "@emotion/react";
import type { ReactNode } from "react";
import { buttonStyles } from "../styles/buttonStyles";

interface QuoteButtonProps {
  variant?: "primary" | "secondary" | "light" | "asLink";
  styles?: SerializedStyles;
  children: ReactNode;
}

/** A button that opens the quote dialog, even without JavaScript if the browser supports `commandfor`. */
export function QuoteButton({ variant = "primary", styles, children }: QuoteButtonProps) {
  return (
    <button type="button" command="show-modal" commandfor="quote" css={[buttonStyles[variant], styles]}>
      {children}
    </button>
  );
}
