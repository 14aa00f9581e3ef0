import type { SerializedStyles } from "@emotion/react";
import type { ReactNode } from "react";
import { formatPhone, phoneHref } from "../lib/phone";
import { alsoLabelledBy } from "./alsoLabelledBy";

interface PhoneLinkProps {
  /** Ten digits. */
  phone: string;
  /** The id of an element that says what the call is for; the number is added to it. */
  labelledBy?: string;
  styles?: SerializedStyles;
  /** What the link shows; the formatted number when left out. */
  children?: ReactNode;
}

/** Tap to call. */
export function PhoneLink({ phone, labelledBy, styles, children }: PhoneLinkProps) {
  return (
    <a href={phoneHref(phone)} {...alsoLabelledBy(labelledBy)} css={styles}>
      {children ?? formatPhone(phone)}
    </a>
  );
}
