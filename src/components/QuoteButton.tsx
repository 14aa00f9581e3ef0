import type { SerializedStyles } from "@emotion/react";
import type { ReactNode } from "react";
import { labelledBy } from "../lib/accessibleName";
import { type ButtonLook, buttonStyles } from "./buttonStyles";

/** The id of the quote dialog, which the URL fragment `#quote` opens (docs/specification.md, Home page). */
export const QUOTE_ID = "quote";

/**
 * The attributes of a button that opens or closes a dialog, in lowercase because React does not know `commandFor` yet.
 * @see https://github.com/facebook/react/issues/32478
 */
export function commandFor(id: string, command: "show-modal" | "close") {
  return { command, commandfor: id };
}

interface QuoteButtonProps {
  look?: ButtonLook;
  /** The id of the element whose text begins the button's accessible name. */
  labelId?: string;
  /** What the button adds to the page's query for the forms, such as `insurance=auto`. */
  query?: string;
  styles?: SerializedStyles;
  children: ReactNode;
}

/** A button that opens the quote dialog, with `commandfor` so that it works without JavaScript. */
export function QuoteButton({ look = "primary", labelId, query, styles, children }: QuoteButtonProps) {
  return (
    <button
      type="button"
      {...commandFor(QUOTE_ID, "show-modal")}
      {...labelledBy(labelId)}
      value={query}
      css={[buttonStyles[look], styles]}
    >
      {children}
    </button>
  );
}
