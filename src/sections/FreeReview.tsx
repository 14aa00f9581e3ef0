import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { TextLink } from "../components/PhoneLink";
import { PrincipalFace } from "../components/PrincipalFace";
import { QuoteButton } from "../components/QuoteButton";
import { checkMark, ruledItem, screenOnly, sectionStyles } from "../styles/sectionStyles";
import { color, fontSize, fontWeight, media, space } from "../styles/tokens";

export function FreeReview({ data }: { data: Queries.FreeReviewFragment }) {
  const { review } = data.home.products;
  if (!review) return null;
  const { heading, text, steps, policy, sampleLabel, fineLabel, askLabel, lines } = review;
  return (
    <div css={columns}>
      <div>
        <h3 css={title}>{heading}</h3>
        <p css={sectionStyles.lead}>{text}</p>
        <ol role="list" css={stepList}>
          {steps.map((step) => (
            <li key={step.title} css={numbered}>
              <strong>{step.title}</strong>
              <p css={sectionStyles.muted}>{step.text}</p>
            </li>
          ))}
        </ol>
        <div css={[actions, screenOnly]}>
          <QuoteButton styles={button}>{data.layout.actions.review}</QuoteButton>
          <TextLink data={data} styles={sectionStyles.tallLink} />
        </div>
      </div>
      <figure css={[sectionStyles.card, paper]}>
        <figcaption css={caption}>
          <strong>{policy}</strong> <span css={sample}>{sampleLabel}</span>
        </figcaption>
        <dl>
          {lines.map(({ term, value, mark, note }) => (
            <div key={term} css={line}>
              <dt>{term}</dt>
              <dd>{value}</dd>
              <dd css={[remark, mark === "fine" ? fine : ask]}>
                <span>
                  <strong>{mark === "fine" ? fineLabel : askLabel}</strong> {note}
                </span>
              </dd>
            </div>
          ))}
        </dl>
        <PrincipalFace data={data} styles={signature}>
          <strong>{review.signature}</strong>
        </PrincipalFace>
      </figure>
    </div>
  );
}

const columns = css({
  display: "grid",
  gap: space.x2,
  alignItems: "center",
  marginTop: "3.5rem",
  [media.medium]: {
    gridTemplateColumns: "2fr 3fr",
    columnGap: "clamp(2.5rem, 5vw, 5rem)",
    marginBlock: `${space.x8} 5rem`,
  },
  [media.print]: { gridTemplateColumns: "2fr 3fr", marginTop: space.x2 },
});
const title = css({
  marginBottom: space.x1,
  fontSize: fontSize.h2,
  [media.print]: { marginBottom: 0, fontSize: "1.25rem" },
});
const stepList = css({ marginTop: space.x2, counterReset: "number" });
const actions = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space.x1half} ${space.x3}`,
  marginTop: space.x2,
});
/** Hidden on phones, because the fixed bar at the bottom has the same button. */
const button = css({ display: "none", [media.medium]: { display: "inline-flex" } });
const paper = css({
  maxWidth: "36rem",
  padding: `${space.x2} min(${space.x3}, 5vw)`,
  borderRadius: "4px",
  rotate: "-1deg",
  breakInside: "avoid",
  [media.largeText]: { rotate: "none" },
  [media.medium]: { padding: `${space.x3} ${space.x4}`, justifySelf: "end", width: "100%" },
  [media.print]: { rotate: "none" },
});
const caption = css({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  alignItems: "center",
  gap: space.half,
  paddingBottom: space.x1,
  borderBottom: `2px solid ${color.text}`,
});
const sample = css({
  padding: `0 ${space.x1}`,
  border: "1px solid",
  borderRadius: "4px",
  fontSize: fontSize.small,
  letterSpacing: "0.08em",
  textTransform: "uppercase",
  color: color.textMuted,
});
const line = css({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  columnGap: space.x2,
  paddingBlock: space.x1,
  [media.desktop]: { paddingBlock: space.x1half },
  borderBottom: `1px solid ${color.hairline}`,
  lineHeight: 1.45,
  fontVariantNumeric: "tabular-nums",
});
const remark = css({
  display: "flex",
  flex: "0 0 100%",
  gap: space.x1,
  fontSize: "0.9375rem",
  fontWeight: fontWeight.medium,
  "&::before": { flex: "none" },
});
const fine = css({ color: color.calm, "&::before": checkMark });
const ask = css({
  "& > span": { paddingInline: space.half, marginInlineStart: `-${space.half}`, background: color.skyMiddle },
  "&::before": {
    content: ['"?"', '"?" / ""'],
    width: "0.8em",
    fontWeight: fontWeight.heading,
    textAlign: "center",
  },
});
const signature = css({ paddingTop: space.x1half });
/** A numbered list item with a title and a sentence. The list must reset the CSS counter `number`. */
const numbered = css(ruledItem, {
  display: "grid",
  gridTemplateColumns: "2.25rem minmax(0, 1fr)",
  counterIncrement: "number",
  "&::before": {
    // The first value, without alternative text, is for Firefox before 128 and Safari before 17.4.
    content: ["counter(number)", 'counter(number) / ""'],
    gridRow: "span 2",
    fontSize: fontSize.h3,
    fontWeight: fontWeight.heading,
    lineHeight: 1.2,
    color: color.calm,
  },
});

export const freeReviewFragment = graphql`
  fragment FreeReview on Query {
    home {
      products {
        review {
          heading
          text
          steps {
            title
            text
          }
          policy
          sampleLabel
          signature
          fineLabel
          askLabel
          lines {
            term
            value
            mark
            note
          }
        }
      }
    }
    ...Actions
    ...Agency
    ...PrincipalFace
  }
`;
