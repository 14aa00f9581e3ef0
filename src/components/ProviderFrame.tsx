import { css, keyframes } from "@emotion/react";
import { graphql } from "gatsby";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { Attribute, type FrameState } from "../lib/dataAttributes";
import { media } from "../styles/mediaQueries";
import { color, fontSize, fontWeight, radius, space } from "../styles/tokens";
import { BesideFace } from "./BesideFace";
import { buttonStyles } from "./buttonStyles";
import { EmailLink } from "./EmailLink";
import { AnswerTime } from "./OpenStatus";
import { PhoneLink } from "./PhoneLink";

interface ProviderFrameProps {
  data: Queries.ProviderFrameFragment;
  frame: Queries.EmbedFrameFragment;
  withEmail?: boolean;
  /** The words above the form, before the time of the answer. A dialog has them next to its title. */
  intro?: string | null;
  /** Of the dialog that the form fills, if any: focused after the iframe, since Escape does not work inside it. */
  closeButton?: ReactElement;
}

/**
 * A form of the lead provider in an iframe. src/browser/providerFrames.ts inserts the iframe when it comes near the
 * viewport, since even an empty iframe delays the first paint; without scripting a `<noscript>` contains it. A
 * skeleton shows until the form answers, and a help line with the phone link is below. If the form never answers, or
 * providerFrames.ts has not loaded, an error message with the phone number takes the form's place.
 */
export function ProviderFrame({ data, frame, withEmail = false, intro, closeButton }: ProviderFrameProps) {
  const { phone, email } = data.agency;
  const { frame: words } = data.layout;
  const { address, frameId, formName, title, height, attributes, script, announces } = frame;
  const write = (
    <>
      {words.or} <EmailLink email={email} label={words.email} />
    </>
  );
  // Rendered to a string further down, because under `npm start` React leaves a `<noscript>` empty in the browser:
  // https://github.com/facebook/react/issues/15238
  const iframe = (
    <iframe
      id={frameId}
      title={title}
      height={height}
      src={address}
      {...Object.fromEntries(attributes.map(({ name, value }) => [name, value]))}
      data-form-name={formName ?? undefined}
      // Tells the provider's script that this iframe has been hidden already, so that the script does not hide it.
      data-initial-iframe-hidden="true"
    />
  );
  return (
    <div css={closeButton && inDialog}>
      {!closeButton && (
        <BesideFace data={data} styles={aboveForm}>
          <AnswerTime data={data} intro={intro} />
        </BesideFace>
      )}
      <div
        css={[formBox, css({ "--frame-height": `${height}px` })]}
        {...{
          [Attribute.Frame]: title,
          [Attribute.FrameScript]: script,
          [Attribute.FrameHosts]: data.embeds.allow.frames.join(" ") || undefined,
          [Attribute.FrameAnnounces]: announces ? "" : undefined,
        }}
      >
        <div css={skeleton} aria-hidden="true">
          <i />
          <i />
          <i />
          <i />
          <i />
        </div>
        <div css={liveMessage} role="status" />
        <div hidden {...{ [Attribute.FrameMessage]: "" }} css={lateWords}>
          <p>{words.silent}</p>
          <PhoneLink phone={phone} styles={buttonStyles.primary} label={words.call} />
          <p>{write}</p>
        </div>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: React renders this markup, from escaped data */}
        <noscript dangerouslySetInnerHTML={{ __html: renderToStaticMarkup(iframe) }} />
      </div>
      {words.notice && <small css={notice}>{words.notice}</small>}
      {closeButton}
      <p css={help}>
        {words.help} <PhoneLink phone={phone} label={words.call} /> {withEmail && write}
      </p>
    </div>
  );
}

const inState = (state: FrameState) => `[${Attribute.FrameState}=${state}]`;
const [waiting, arrived, unresponsive] = [inState("waiting"), inState("arrived"), inState("unresponsive")];
/** The box around a form, whose `--frame-height` comes from the form, or until then from data/embeds.yaml. */
const formBox = css({
  position: "relative",
  display: "grid",
  borderRadius: radius.control,
  overflow: "hidden",
  // `!important` overrides the inline styles with which the provider's script hides, moves and resizes frames.
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
  },
  // Shows the skeleton rather than the browser's own error page, until the form has answered.
  [`&${waiting} iframe`]: { opacity: "0 !important" },
  // Covers the loading skeleton with the form's iframe once the form has loaded.
  [`&${arrived} iframe`]: { background: color.card },
  // Takes a form out of the layout until its place is in the viewport. The page would scroll to a form that scrolls or
  // takes the focus while it loads, but not if the form's position is fixed (CSSOM View, "scroll into view").
  [`&[${Attribute.FrameUnseen}] iframe`]: {
    position: "fixed !important" as "fixed",
    top: 0,
    width: "var(--frame-width) !important",
    visibility: "hidden !important" as "hidden",
  },
  // Hides a form that has not answered, but does not remove it, so that it can still load and be shown.
  [`&${unresponsive} iframe`]: {
    position: "absolute !important" as "absolute",
    visibility: "hidden !important" as "hidden",
  },
});
const messageStyles = {
  gridArea: "1 / 1",
  display: "grid",
  gap: space.x2,
  justifyItems: "center",
  padding: `${space.x6} ${space.x3}`,
  textAlign: "center",
  fontWeight: fontWeight.strong,
} as const;
/** Selector for the time before providerFrames.ts sets a state; after 8 s CSS alone shows the error message. */
const withoutState = `[${Attribute.Frame}]:not([${Attribute.FrameState}]) > &`;
const patience = "8s";
const hidden = keyframes({ "from, to": { visibility: "hidden" } });
const lateWords = css({
  [withoutState]: { ...messageStyles, alignContent: "start", animation: `${hidden} ${patience}` },
  [media.noScript]: { [withoutState]: { display: "none" } },
});
const skeleton = css({
  gridArea: "1 / 1",
  height: "var(--frame-height)",
  overflow: "hidden",
  display: "grid",
  gridTemplateRows: "auto auto auto 1fr",
  gap: space.x3,
  padding: space.x3,
  "& i": { minHeight: "3rem", borderRadius: radius.control, background: color.skeleton },
  "& :first-of-type": { width: "55%" },
  "& :last-of-type": { width: "40%" },
  // Keeps the place of a form that has loaded but is not yet in the layout.
  [`${arrived}:not([${Attribute.FrameUnseen}]) > &, ${unresponsive} > &`]: { display: "none" },
  [withoutState]: { animation: `${hidden} 0s ${patience} forwards` },
  [media.noScript]: { display: "none" },
});
/** The live region for the error message, empty from the start, so that screen readers announce text put into it. */
const liveMessage = css({ ...messageStyles, "&:empty": { padding: 0 } });
const aboveForm = css({ padding: `0 ${space.x2} ${space.x1}` });
const help = css({
  padding: `${space.x1half} ${space.x2} 0`,
  fontSize: fontSize.small,
  color: color.textMuted,
  // Hides the help line while an error message, which says the same, takes the place of the form.
  [`${unresponsive} ~ &`]: { display: "none" },
  // Makes the help line's links 24 px high (WCAG 2.2, 2.5.8) without letting their focus rings overlap.
  "& a": { display: "inline-block", paddingBlock: "0.125rem" },
});
const notice = css({
  display: "block",
  textWrap: "balance",
  padding: `${space.x1} ${space.x2} 0`,
  [`${unresponsive} ~ &`]: { paddingBottom: space.x2 },
  fontSize: fontSize.small,
  color: color.textMuted,
});
const uncover = keyframes({ to: { visibility: "hidden" } });
const inDialog = css({
  // Covers the form for half a second, so that the second press of a double click does not reach it.
  [`[open] & > [${Attribute.Frame}]::after`]: {
    content: '""',
    position: "absolute",
    inset: 0,
    animation: `${uncover} 0s 0.5s forwards`,
  },
  // Makes the help line stick to the dialog's lower edge; its border hints at more content below.
  "& > p": {
    position: "sticky",
    bottom: 0,
    maxWidth: "none",
    marginInline: `-${space.x1}`,
    padding: `${space.x1half} ${space.x3}`,
    borderTop: `1px solid ${color.hairline}`,
    background: color.card,
  },
  [media.largeText]: { "& > p": { position: "static", marginInline: 0, paddingInline: space.x2 } },
  [media.low]: { "& > p": { paddingBlock: space.half } },
  // Makes them children of the dialog's flex layout, as if they had no wrapper.
  [media.lowest]: {
    display: "contents",
    "& > *": { flexShrink: 0 },
    "& > div": { margin: `${space.x2} ${space.x1} 0` },
    "& > p": { position: "static", margin: 0 },
  },
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
        notice
      }
    }
    ...AnswerTime
    ...BesideFace
    embeds {
      allow {
        frames
      }
      leadForm {
        ...EmbedFrame
      }
      contactForm {
        ...EmbedFrame
      }
      survey {
        ...EmbedFrame
      }
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
