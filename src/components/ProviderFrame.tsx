import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { type ReactNode, useRef } from "react";
import { media } from "../styles/media";
import { color, fontSize, radius, space } from "../styles/tokens";
import { PhoneLink } from "./PhoneLink";
import { useProviderFrame } from "./useProviderFrame";

interface ProviderFrameProps {
  frame: Queries.ProviderFrameFragment;
  words: Queries.ProviderFrameWordsFragment;
  /** Ten digits. */
  phone: string;
  /** Adds the way to write, where there is room for it. */
  email?: string;
  /** The keyboard's next stop after the frame, in which Escape may not work. */
  children?: ReactNode;
}

/**
 * A form on the lead provider's server. Nothing tells for sure that it is there, so the way to a person always
 * stands beside it; a skeleton stands behind it until it has loaded, and a plain word when it stays silent.
 */
export function ProviderFrame({ frame, words, phone, email, children }: ProviderFrameProps) {
  const box = useRef<HTMLDivElement>(null);
  useProviderFrame(box, frame.script);

  return (
    <div>
      <div ref={box} css={[place, css({ minHeight: frame.height })]}>
        <div css={skeleton} aria-hidden="true">
          <i />
          <i />
          <i />
          <i />
        </div>
        <p css={silent} role="status" data-silent="">
          {words.silent} <PhoneLink phone={phone}>{words.call}</PhoneLink>
        </p>
        <iframe
          {...Object.fromEntries(frame.attributes.map(({ name, value }) => [name, value]))}
          src={frame.address}
          id={frame.frameId}
          title={frame.title}
          data-form-name={frame.formName ?? undefined}
          loading="lazy"
          height={frame.height}
          css={iframe}
        />
      </div>
      {children}
      <p css={help}>
        {words.help} <PhoneLink phone={phone}>{words.call}</PhoneLink>
        {email && (
          <>
            {" "}
            {words.or} <a href={`mailto:${email}`}>{words.email}</a>
          </>
        )}
      </p>
    </div>
  );
}

const place = css({
  position: "relative",
  display: "grid",
  borderRadius: radius.control,
  overflow: "hidden",
});
const iframe = css({
  gridArea: "1 / 1",
  position: "relative",
  width: "100%",
  border: 0,
  // Covers the skeleton once the form is there (set by plugins/late-entry/platform.ts).
  "&[data-loaded]": { background: color.card },
});
const skeleton = css({
  gridArea: "1 / 1",
  display: "grid",
  alignContent: "start",
  gap: space.x3,
  padding: space.x3,
  "& i": { height: "3rem", borderRadius: radius.control, background: color.skeleton },
  "& i:nth-of-type(1)": { width: "55%", height: "1.5rem" },
  "& i:nth-of-type(4)": { width: "40%" },
  "[data-state=silent] > &": { visibility: "hidden" },
  [media.noScript]: { display: "none" },
});
const silent = css({
  gridArea: "1 / 1",
  // Above the frame, which is there and empty: the link has to be pressed.
  zIndex: 1,
  placeSelf: "center",
  display: "none",
  padding: space.x3,
  textAlign: "center",
  background: color.card,
  "[data-state=silent] > &": { display: "block" },
});
const help = css({
  padding: `${space.x1half} ${space.x2} 0`,
  fontSize: fontSize.small,
  color: color.textMuted,
  overflowWrap: "anywhere",
  // Each link in one piece, so that the ring of one is never under the other, and 24 px high (WCAG 2.2, 2.5.8).
  "& a": { display: "inline-block", paddingBlock: "0.125rem" },
});

export const providerFrameFragments = graphql`
  fragment ProviderFrame on EmbedFrame {
    address
    script
    frameId
    title
    formName
    height
    attributes {
      name
      value
    }
  }
  fragment ProviderFrameWords on LayoutFrame {
    silent
    help
    call
    or
    email
  }
`;
