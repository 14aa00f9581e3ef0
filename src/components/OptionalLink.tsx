import type { ReactNode } from "react";

interface OptionalLinkProps {
  href?: string | null;
  className?: string;
  children: ReactNode;
}

export function OptionalLink({ href, className, children }: OptionalLinkProps) {
  if (!href) return <span className={className}>{children}</span>;
  return (
    <a href={href} className={className}>
      {children}
    </a>
  );
}
