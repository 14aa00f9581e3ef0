import "react";

declare module "react" {
  /** HTML's invoker attributes, spelled as HTML spells them: React passes them through. */
  interface ButtonHTMLAttributes<T> {
    command?: "show-modal" | "close";
    commandfor?: string;
  }
}
