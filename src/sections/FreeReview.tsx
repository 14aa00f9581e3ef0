import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { TextLink } from "../components/PhoneLink";
import { PrincipalFace } from "../components/PrincipalFace";
import { QuoteButton } from "../components/QuoteButton";
import { cluster, stack } from "../styles/compositions";
import {
  cardBox,
  checkMark,
  leadText,
  mutedText,
  ruledList,
  screenOnly,
  tallLink,
} from "../styles/sectionStyles";
import { color, fontSize, fontWeight, space } from "../styles/tokens";

export function FreeReview({ data }: { data: Queries.FreeReviewFragment }) {
  const { review } = data.home.products;
  if (!review) return null;
  const { heading, text, steps, policy, sampleLabel, fineLabel, askLabel, lines } = review;
  return (
    <div css={reviewAndSample}>
      <div css={explanation}>
        <h3 css={title}>{heading}</h3>
        <p css={leadText}>{text}</p>
        <ol role="list" css={stepList}>
          {steps.map((step) => (
            <li key={step.title}>
              <strong>{step.title}</strong>
              <p css={mutedText}>{step.text}</p>
            </li>
          ))}
        </ol>
        <div css={[cluster(`${space.x1half} ${space.x3}`), screenOnly]}>
          <QuoteButton>{data.layout.actions.review}</QuoteButton>
          <TextLink css={tallLink} />
        </div>
      </div>
      <figure css={[cardBox, paper]}>
        <figcaption css={caption}>
          <strong>{policy}</strong> <span css={sample}>{sampleLabel}</span>
        </figcaption>
        <dl css={policyLines}>
          {lines.map(({ term, value, mark, note }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
              <dd>
                <div css={mark === "fine" ? fine : ask}>
                  <span>
                    <strong>{mark === "fine" ? fineLabel : askLabel}</strong> {note}
                  </span>
                </div>
              </dd>
            </div>
          ))}
        </dl>
        <PrincipalFace>
          <strong>{review.signature}</strong>
        </PrincipalFace>
      </figure>
    </div>
  );
}

const reviewAndSample = css(cluster(`${space.x5} clamp(2.5rem, 5vw, 5rem)`), {
  marginBlock: "clamp(3.5rem, 8vw, 5rem)",
});
const explanation = css(stack(space.x2), { flex: "2 1 17rem" });
const title = css({ fontSize: fontSize.h2 });
const stepList = css(ruledList, {
  counterReset: "number",
  "& > li": {
    display: "grid",
    gridTemplateColumns: "2.25rem minmax(0, 1fr)",
    counterIncrement: "number",
    "&::before": {
      // The first value is for Firefox before 128 and Safari before 17.4, which don't support alt text in `content`.
      content: ["counter(number)", 'counter(number) / ""'],
      gridRow: "span 2",
      fontSize: fontSize.h3,
      fontWeight: fontWeight.heading,
      lineHeight: 1.2,
      color: color.calm,
    },
  },
});
const paper = css({
  flex: "3 1 18rem",
  maxWidth: "36rem",
  marginInline: "auto 0",
  padding: `min(${space.x3}, 5vw)`,
  borderRadius: "4px",
  rotate: "-1deg",
});
const caption = css(cluster(space.half), {
  justifyContent: "space-between",
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
const policyLines = css({
  marginBottom: space.x2,
  fontVariantNumeric: "tabular-nums",
  lineHeight: 1.45,
  "& > div": css(cluster(`0 ${space.x2}`), {
    justifyContent: "space-between",
    paddingBlock: space.x1,
    borderBottom: `1px solid ${color.hairline}`,
  }),
  "& dd + dd": { flexBasis: "100%" },
});
const remark = css({
  display: "flex",
  gap: space.x1,
  fontSize: "0.9375rem",
  fontWeight: fontWeight.medium,
});
const fine = css(remark, { color: color.calm, "&::before": checkMark });
const ask = css(remark, {
  "& > span": { paddingInline: space.half, marginInlineStart: `-${space.half}`, background: color.skyMiddle },
  "&::before": {
    content: ['"?"', '"?" / ""'],
    width: "0.8em",
    fontWeight: fontWeight.heading,
    textAlign: "center",
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
    layout {
      actions {
        review
      }
    }
  }
`;
