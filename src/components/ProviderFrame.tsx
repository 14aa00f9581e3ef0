import { css, keyframes } from "@emotion/react";
import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { media } from "../styles/media";
import { color, fontSize, fontWeight, radius, space } from "../styles/tokens";
import { buttonStyles } from "./buttonStyles";
import { EmailLink } from "./EmailLink";
import { PhoneLink } from "./PhoneLink";

interface ProviderFrameProps {
  data: Queries.ProviderFrameFragment;
  frame: Queries.EmbedFrameFragment;
  /** Adds the way to write, where there is room for it. */
  withEmail?: boolean;
  /** The keyboard's next stop after the frame, in which Escape may not work. */
  children?: ReactNode;
}

/**
 * A form on the lead provider's server. With scripting off its frame is there from the start; otherwise
 * src/browser/frames.ts puts it there when it comes near the screen, because an empty one costs the first paint
 * some of its time. A skeleton stands there until the form answers, and words with the phone when it does not, or
 * when that script has not come. A way to reach a person is always beside it.
 */
export function ProviderFrame({ data, frame, withEmail = false, children }: ProviderFrameProps) {
  const { phone, email } = data.agency;
  const { frame: words } = data.layout;
  const { address, frameId, formName, title, height, attributes, script, announces } = frame;
  const write = withEmail && (
    <>
      {words.or} <EmailLink email={email}>{words.email}</EmailLink>
    </>
  );
  return (
    <div>
      <div
        css={[place, css({ "--frame-height": `${height}px` })]}
        data-frame={title}
        data-script={script}
        data-hosts={data.embeds.hosts.join(" ") || undefined}
        data-announces={announces ? "" : undefined}
      >
        <div css={skeleton} aria-hidden="true">
          <i />
          <i />
          <i />
          <i />
        </div>
        <div css={silence} role="status" />
        <div hidden data-silent="" css={lateWords}>
          <p>{words.silent}</p>
          <PhoneLink phone={phone} styles={buttonStyles.primary}>
            {words.call}
          </PhoneLink>
          {write && <p>{write}</p>}
        </div>
        <noscript>
          <iframe
            id={frameId}
            title={title}
            height={height}
            src={address}
            {...Object.fromEntries(attributes.map(({ name, value }) => [name, value]))}
            data-form-name={formName ?? undefined}
            // The provider's script hides a frame that does not say that it has done so already.
            data-initial-iframe-hidden="true"
          />
        </noscript>
      </div>
      {children}
      <p css={help}>
        {words.help} <PhoneLink phone={phone}>{words.call}</PhoneLink> {write}
      </p>
    </div>
  );
}

/** `--frame-height` is what the form has announced, or what it is to have. */
const place = css({
  position: "relative",
  display: "grid",
  borderRadius: radius.control,
  overflow: "hidden",
  // Whatever the provider's script writes into the frame's own style, it stays where it is and as tall as it says.
  "& iframe": {
    gridArea: "1 / 1",
    position: "relative !important" as "relative",
    left: "auto !important",
    display: "block !important",
    width: "100% !important",
    height: "var(--frame-height) !important",
    opacity: "1 !important",
    visibility: "visible !important" as "visible",
    pointerEvents: "auto !important" as "auto",
    border: 0,
    [media.print]: { display: "none !important" },
  },
  // Covers the skeleton once the form is there.
  "&[data-state=arrived] iframe": { background: color.card },
  // Out of the flow and out of sight, and still loading: the words take its place.
  "&[data-state=silent] iframe": {
    position: "absolute !important" as "absolute",
    visibility: "hidden !important" as "hidden",
  },
});
const silentWords = {
  gridArea: "1 / 1",
  display: "grid",
  gap: space.x2,
  justifyItems: "center",
  padding: `${space.x6} ${space.x3}`,
  textAlign: "center",
  fontWeight: fontWeight.strong,
} as const;
/**
 * A place that src/browser/frames.ts has not found, and how long it may stay so: about as long as a form may be
 * silent.
 */
const unfound = "[data-frame]:not([data-state]) > &";
const patience = "8s";
const hidden = keyframes({ "from, to": { visibility: "hidden" } });
const lateWords = css({
  [unfound]: { ...silentWords, alignContent: "start", animation: `${hidden} ${patience}` },
  [media.noScript]: { [unfound]: { display: "none" } },
});
const skeleton = css({
  gridArea: "1 / 1",
  // As tall as the frame, never taller: a short form has nothing below it.
  height: "var(--frame-height)",
  overflow: "hidden",
  display: "grid",
  alignContent: "start",
  gap: space.x3,
  padding: space.x3,
  "& i": { height: "3rem", borderRadius: radius.control, background: color.skeleton },
  "& i:nth-of-type(1)": { width: "55%", height: "1.5rem" },
  "& i:nth-of-type(4)": { width: "40%" },
  "[data-state=arrived] > &, [data-state=silent] > &": { display: "none" },
  [unfound]: { animation: `${hidden} 0s ${patience} forwards` },
  [media.noScript]: { display: "none" },
  [media.print]: { display: "none" },
});
/** In the page from the start, and empty: words that come into it are read out. */
const silence = css({ ...silentWords, "&:empty": { padding: 0 } });
const help = css({
  padding: `${space.x1half} ${space.x2} 0`,
  fontSize: fontSize.small,
  color: color.textMuted,
  overflowWrap: "anywhere",
  // The words in the place of the form say the same.
  "[data-state=silent] ~ &": { display: "none" },
  // Each link in one piece, so that the ring of one is never under the other, and 24 px high (WCAG 2.2, 2.5.8).
  "& a": { display: "inline-block", paddingBlock: "0.125rem" },
});

export const providerFrameFragments = graphql`
  fragment ProviderFrame on Query {
    agency {
      phone
      email
    }
    layout {
      frame {
        silent
        help
        call
        or
        email
      }
    }
    embeds {
      hosts
    }
  }
  fragment EmbedFrame on EmbedFrame {
    address
    script
    frameId
    formName
    title
    height
    attributes {
      name
      value
    }
    announces
  }
`;
