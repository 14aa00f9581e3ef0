import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { phoneNumbers } from "../lib/principalAgent";
import { type FormPlace, providerForm } from "../lib/providerForm";
import { buttonStyles } from "../styles/buttonStyles";
import { color, fontSize, fontWeight, media, radius, space } from "../styles/tokens";
import { EmailLink } from "./EmailLink";
import { PhoneLink } from "./PhoneLink";

interface ProviderFrameProps {
  data: Queries.ProviderFrameFragment;
  place: FormPlace;
  withHelp?: boolean;
}

/** Renders a form's box and the lines below. providerFrames.ts adds the iframe later: it delays the first paint. */
export function ProviderFrame({ data, place, withHelp }: ProviderFrameProps) {
  const { phone, email } = data.agency;
  const { frame: words } = data.layout;
  const { code, height } = data.embeds[place];
  const { address, id, title, attributes, script, postsMessages } = providerForm(place, code);
  const numbers = phoneNumbers(data);
  const write = (
    <>
      {words.or} <EmailLink email={email} label={words.email} />
    </>
  );
  const iframe = htmlElement("iframe", {
    id,
    title,
    height,
    src: address,
    ...attributes,
    // Despite its name, this attribute keeps the provider's script from hiding the iframe.
    "data-initial-iframe-hidden": true,
  });
  return (
    <>
      <div
        css={[formBox, css({ "--frame-height": `${height}px` })]}
        data-frame={title}
        data-script={script}
        data-hosts={data.embeds.allow.sites.join(" ") || undefined}
        data-posts-messages={postsMessages ? "" : undefined}
      >
        <div css={skeleton} aria-hidden="true">
          {[1, 2, 3, 4, 5].map((field) => (
            <i key={field} />
          ))}
        </div>
        <div css={liveMessage} role="status" />
        <div hidden data-unresponsive="">
          <p>{words.unresponsive}</p>
          <PhoneLink phone={phone} styles={buttonStyles.primary} label={words.call} numbers={numbers} />
          <p>{write}</p>
        </div>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the values of the attributes are escaped */}
        <noscript dangerouslySetInnerHTML={{ __html: iframe }} />
      </div>
      {words.notice && <small css={notice}>{words.notice}</small>}
      {withHelp && (
        <p css={help}>
          {words.help} <PhoneLink phone={phone} label={words.call} numbers={numbers} /> {write}
        </p>
      )}
    </>
  );
}

/** Returns HTML, because React would empty `<noscript>`: https://github.com/facebook/react/issues/15238 */
function htmlElement(name: string, attributes: Record<string, unknown>): string {
  const escaped = (value: unknown) => String(value).replace(/[&<"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  const given = Object.entries(attributes).filter(([, value]) => value != null);
  return `<${name}${given.map(([key, value]) => ` ${key}="${escaped(value)}"`).join("")}></${name}>`;
}

const formBox = css({
  position: "relative",
  display: "grid",
  borderRadius: radius.control,
  overflow: "hidden",
  // `!important` overrides the inline styles that the provider's script sets.
  "& iframe": {
    gridArea: "1 / 1",
    position: "relative !important" as "relative",
    left: "auto !important",
    display: "block !important",
    width: "100% !important",
    // Initially, the height in data/embeds.yaml; later, the height that the form reports.
    height: "var(--frame-height) !important",
    opacity: "1 !important",
    visibility: "visible !important" as "visible",
    pointerEvents: "auto !important" as "auto",
    border: 0,
  },
  // Until the form responds, hides the iframe, which may show a browser error page.
  "&[data-state=waiting] iframe": { opacity: "0 !important" },
  "&[data-state=arrived] iframe": { background: color.card },
  // `fixed` keeps the page from scrolling if an unseen form takes the focus or scrolls itself into view.
  "&[data-unseen] iframe": {
    position: "fixed !important" as "fixed",
    top: 0,
    width: "var(--frame-width) !important",
    visibility: "hidden !important" as "hidden",
  },
  // Hides an unresponsive form without removing the form, because the form may still load.
  "&[data-state=unresponsive] iframe": {
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
  "[data-state=arrived]:not([data-unseen]) > &, [data-state=unresponsive] > &": { display: "none" },
  [media.noScript]: { display: "none" },
});
/** A live region for the error message. Empty at first, because screen readers announce only changes. */
const liveMessage = css({ ...messageStyles, "&:empty": { padding: 0 } });
const help = css({
  maxWidth: "none",
  padding: `${space.x1half} ${space.x2} 0`,
  fontSize: fontSize.small,
  color: color.textMuted,
  // Hides this line while the error message is shown, because both contain the same links.
  "[data-state=unresponsive] ~ &": { display: "none" },
  // Makes the links 24 px high (WCAG 2.2, 2.5.8).
  "& a": { display: "inline-block", paddingBlock: "0.125rem" },
});
const notice = css({
  display: "block",
  textWrap: "balance",
  padding: `${space.x1} ${space.x2} 0`,
  "[data-state=unresponsive] ~ &": { paddingBottom: space.x2 },
  fontSize: fontSize.small,
  color: color.textMuted,
});

export const providerFrameFragment = graphql`
  fragment ProviderFrame on Query {
    ...Agency
    layout {
      frame {
        unresponsive
        help
        call
        or
        email
        notice
      }
    }
    embeds {
      leadForm {
        code
        height
      }
      contactForm {
        code
        height
      }
      survey {
        code
        height
      }
      allow {
        sites
      }
    }
  }
`;
