import type { ReactNode } from "react";
import { buttonStyles } from "../styles/buttonStyles";

interface QuoteButtonProps {
  variant?: "primary" | "secondary" | "light" | "asLink";
  className?: string;
  children: ReactNode;
}

/** A button that opens the quote dialog, even without JavaScript if the browser supports `commandfor`. */
export function QuoteButton({ variant = "primary", className, children }: QuoteButtonProps) {
  return (
    <button
      type="button"
      command="show-modal"
      commandfor="quote"
      className={className}
      css={buttonStyles[variant]}
    >
      {children}
    </button>
  );
}
