import type { SerializedStyles } from "@emotion/react";
import type { ReactNode } from "react";
import { type ButtonLook, buttonStyles } from "./buttonStyles";

/** The quote dialog's id, and the anchor that opens it (specification, section 2). */
export const QUOTE_ID = "quote";

interface QuoteButtonProps {
  look?: ButtonLook;
  styles?: SerializedStyles;
  children: ReactNode;
}

/** Opens the quote dialog declaratively (`commandfor`), so it works without scripting. */
export function QuoteButton({ look = "primary", styles, children }: QuoteButtonProps) {
  return (
    <button type="button" command="show-modal" commandfor={QUOTE_ID} css={[buttonStyles[look], styles]}>
      {children}
    </button>
  );
}
