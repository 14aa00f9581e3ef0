import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { type FormPlace, iframeHtml, readEmbedCode } from "../lib/providerForm";
import { buttonStyles } from "../styles/buttonStyles";
import { stack } from "../styles/compositions";
import { smallPrint } from "../styles/sectionStyles";
import { color, fontWeight, radius, space } from "../styles/tokens";
import { EmailLink } from "./EmailLink";
import { PhoneLink } from "./PhoneLink";
import { useSiteData } from "./useSiteData";

/** Renders a box for an embedded form. After the page has loaded, src/browser/providerFrames.ts inserts the form. */
export function ProviderFrame({ place }: { place: FormPlace }) {
  const { agency, layout, embeds } = useSiteData();
  const { code, height } = embeds[place];
  const form = readEmbedCode(code);
  return (
    <>
      <div
        css={[formBox, css({ "--frame-height": `${height}px` })]}
        data-frame=""
        data-script={form.script}
        data-posts-messages={form.postsMessages || undefined}
      >
        {/* This live region is empty at first, because screen readers announce only changes to a live region. */}
        <div role="status" />
        <div hidden data-unresponsive="">
          <p>{layout.frame.unresponsive}</p>
          <PhoneLink css={buttonStyles.primary} label={layout.actions.call} />
          <EmailLink email={agency.email} label={layout.frame.email} />
        </div>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the values of the attributes are escaped */}
        <noscript dangerouslySetInnerHTML={{ __html: iframeHtml(place, form, height) }} />
      </div>
      {layout.frame.notice && <p css={belowForm}>{layout.frame.notice}</p>}
    </>
  );
}

const formBox = css({
  display: "grid",
  position: "relative",
  // Uses the height in data/embeds.yaml until the form reports its own height.
  gridTemplateRows: "var(--frame-height)",
  borderRadius: radius.control,
  overflow: "hidden",
  // While the form loads, draws skeleton form fields behind the iframe.
  "&:not([data-state=arrived], [data-state=unresponsive])::before": {
    content: '""',
    gridArea: "1 / 1",
    height: "3rem",
    margin: space.x3,
    borderRadius: radius.control,
    color: color.skeleton,
    background: "currentcolor",
    boxShadow: "0 4.5rem, 0 9rem, 0 13.5rem, 0 18rem",
  },
  "& > *": { gridArea: "1 / 1" },
  "& > [role=status]": css(stack(space.x2), {
    alignSelf: "start",
    justifyItems: "center",
    textAlign: "center",
    fontWeight: fontWeight.strong,
  }),
  // `!important` overrides the height that the provider's script sets.
  "& iframe": { width: "100%", height: "var(--frame-height) !important", border: 0, background: color.card },
  // Hides the iframe until the form sends a message, because a form that fails to load shows a browser error page.
  "&[data-state=waiting] iframe": { opacity: 0 },
  // Hides an unresponsive form instead of removing the form, because the form may still load.
  "&[data-state=unresponsive]": {
    gridTemplateRows: "auto",
    "& iframe": { position: "absolute", visibility: "hidden" },
    "& > [role=status]": { padding: `${space.x6} ${space.x3}` },
  },
});
const belowForm = css(smallPrint, { padding: `${space.x1half} ${space.x2} 0` });

export const providerFrameFragment = graphql`
  fragment ProviderFrame on Query {
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
    }
    layout {
      frame {
        unresponsive
        email
        notice
      }
    }
  }
`;
