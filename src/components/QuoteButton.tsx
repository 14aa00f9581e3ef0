import type { SerializedStyles } from "@emotion/react";
import type { ReactNode } from "react";
import { alsoLabelledBy } from "./alsoLabelledBy";
import { type ButtonLook, buttonStyles } from "./buttonStyles";

/** The id of the quote dialog, and the anchor that opens it (specification, section 2). */
export const QUOTE_ID = "quote";

interface QuoteButtonProps {
  look?: ButtonLook;
  /** The id of an element that says what the button is for; its own words are added to it. */
  labelledBy?: string;
  styles?: SerializedStyles;
  children: ReactNode;
}

/** A button that opens the quote dialog: by the platform, with scripting off too. */
export function QuoteButton({ look = "primary", labelledBy, styles, children }: QuoteButtonProps) {
  return (
    <button
      type="button"
      command="show-modal"
      commandfor={QUOTE_ID}
      {...alsoLabelledBy(labelledBy)}
      css={[buttonStyles[look], styles]}
    >
      {children}
    </button>
  );
}
