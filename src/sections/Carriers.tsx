import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { CollapsedOnPhones, expanded } from "../components/CollapsedOnPhones";
import { PhoneLink } from "../components/PhoneLink";
import { screenOnly, sectionStyles, visuallyHidden } from "../components/sectionStyles";
import { media } from "../styles/mediaQueries";
import { color, fontSize, space } from "../styles/tokens";

export function Carriers({ data }: { data: Queries.CarriersFragment }) {
  const { carriers: texts } = data.home;
  const carriers = data.allCarrier.nodes;
  const groups = [...new Set(carriers.map(({ lines }) => lines))];
  const namesIn = (group: string | null) =>
    carriers.flatMap(({ name, lines }) => (lines === group ? name : [])).join(", ");
  if (!texts || carriers.length === 0) return null;
  return (
    <section aria-labelledby="carriers-heading" css={names}>
      <h3 id="carriers-heading" css={heading}>
        {texts.heading}
      </h3>
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
    <div css={screenOnly}>
      <CollapsedOnPhones summary={texts.find} styles={carrierContacts}>
        <ul role="list" css={carrierList}>
          {carriers.map((carrier) => (
            <li key={carrier.name}>
              <strong translate="no" css={carrierName}>
                {carrier.name}
              </strong>
              {carrier.claims && (
                <>
                  <PhoneLink phone={carrier.claims} styles={sectionStyles.siteLink} />
                  <br />
                </>
              )}
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
      </CollapsedOnPhones>
    </div>
  );
}

const names = css({ fontSize: fontSize.small, [media.medium]: { fontSize: fontSize.body } });
const heading = css({ marginBottom: space.x1, fontSize: fontSize.body });
const carrierNames = css({
  maxWidth: "none",
  color: color.textMuted,
  lineHeight: 1.5,
  [media.desktop]: { paddingBlock: space.x1, borderTop: `1px solid ${color.hairline}` },
});
/** On phones, visitors who follow a link to #claims see the list of carriers at once. */
const carrierContacts = css({ "#claims:target &": expanded });
const carrierList = css({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 18rem), 1fr))",
  gap: space.x2,
  "& a": { marginBlock: 0 },
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
