import "react";

declare module "react" {
  /** Adds attributes that React's types don't include yet: https://github.com/facebook/react/issues/32478 */
  interface ButtonHTMLAttributes<T> {
    command?: "show-modal" | "close";
    /** The id of the dialog that the button opens or closes. */
    commandfor?: string;
  }
}
