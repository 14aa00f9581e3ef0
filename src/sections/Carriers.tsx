import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { PhoneLink } from "../components/PhoneLink";
import { container, screenOnly, sectionStyles, visuallyHidden } from "../components/sectionStyles";
import { color, fontSize, fontWeight, space } from "../styles/tokens";

export function Carriers({ data }: { data: Queries.CarriersFragment }) {
  const { carriers: texts } = data.home;
  const carriers = data.allCarrier.nodes;
  const groups = [...new Set(carriers.map(({ lines }) => lines))];
  const namesIn = (group: string | null) =>
    carriers.flatMap(({ name, lines }) => (lines === group ? name : [])).join(", ");
  if (!texts || carriers.length === 0) return null;
  return (
    <section aria-labelledby="carriers-heading" css={[container, section]}>
      <h2 id="carriers-heading" css={heading}>
        {texts.heading}
      </h2>
      {groups.map((group) => (
        <p key={group} css={carrierNames}>
          {group && <strong>{group}: </strong>}
          <span translate="no">{namesIn(group)}</span>
        </p>
      ))}
    </section>
  );
}

export function CarrierContacts({ data }: { data: Queries.CarriersFragment }) {
  const texts = data.home.contact.claims?.carriers;
  const carriers = data.allCarrier.nodes.filter(({ claims, report, pay }) => claims || report || pay);
  if (!texts || carriers.length === 0) return null;
  return (
    <details css={screenOnly}>
      <summary css={summary}>{texts.find}</summary>
      <ul role="list" css={carrierList}>
        {carriers.map((carrier) => (
          <li key={carrier.name}>
            <strong translate="no" css={carrierName}>
              {carrier.name}
            </strong>
            {carrier.claims && <PhoneLink phone={carrier.claims} styles={sectionStyles.siteLink} />}
            {(["report", "pay"] as const).map(
              (page) =>
                carrier[page] && (
                  <a
                    key={page}
                    href={carrier[page]}
                    target="_blank"
                    rel="noopener"
                    css={sectionStyles.siteLink}
                  >
                    {texts[page]} <span css={visuallyHidden}>({data.layout.actions.newTab})</span>
                  </a>
                ),
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}

const section = css({ display: "grid", gap: space.x1, paddingBottom: space.section, color: color.textMuted });
const heading = css({ fontSize: fontSize.h3, color: color.text });
const carrierNames = css({ maxWidth: "none" });
const summary = css({
  minHeight: "2.75rem",
  paddingBlock: space.x1,
  fontWeight: fontWeight.strong,
  cursor: "pointer",
});
const carrierList = css({
  columns: "18rem",
  "& > li": { paddingTop: space.x1half, breakInside: "avoid" },
  "& a": { lineHeight: 2 },
  "& a:not(:last-child)": { marginRight: space.x1half },
});
const carrierName = css({ display: "block" });

export const carriersFragment = graphql`
  fragment Carriers on Query {
    home {
      carriers {
        heading
      }
      contact {
        claims {
          carriers {
            find
            report
            pay
          }
        }
      }
    }
    allCarrier {
      nodes {
        name
        lines
        claims
        report
        pay
      }
    }
    ...Actions
  }
`;
