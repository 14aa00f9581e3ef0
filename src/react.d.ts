import "react";

declare module "react" {
  /** What React's types do not know yet: https://github.com/facebook/react/issues/32478 */
  interface ButtonHTMLAttributes<T> {
    command?: "show-modal" | "close";
    /** The id of the dialog. */
    commandfor?: string;
  }
}
