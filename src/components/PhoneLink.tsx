import type { SerializedStyles } from "@emotion/react";
import type { ReactNode } from "react";
import { formatPhone, phoneHref } from "../lib/phone";

interface PhoneLinkProps {
  /** Ten digits. */
  phone: string;
  styles?: SerializedStyles;
  /** What the link shows; the formatted number when left out. */
  children?: ReactNode;
}

/** Tap to call. */
export function PhoneLink({ phone, styles, children }: PhoneLinkProps) {
  return (
    <a href={phoneHref(phone)} css={styles}>
      {children ?? formatPhone(phone)}
    </a>
  );
}
