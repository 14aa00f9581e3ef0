import "react";

declare module "react" {
  /** The attributes `command` and `commandfor` in HTML's spelling, in which React passes them through. */
  interface ButtonHTMLAttributes<T> {
    command?: "show-modal" | "close";
    commandfor?: string;
  }
}
