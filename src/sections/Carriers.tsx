import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { container } from "../components/container";
import { media } from "../styles/media";
import { color, fontSize, fontWeight, space } from "../styles/tokens";

/** The names of the carriers, plain or in groups, if the content names any. */
export function Carriers({ data }: { data: Queries.CarriersFragment }) {
  const { carriers } = data.home;
  return (
    carriers && (
      <section aria-labelledby="carriers-heading" css={[container, quiet]}>
        <h2 id="carriers-heading" css={heading}>
          {carriers.heading}
        </h2>
        {carriers.groups.map(({ name, carriers: names }) => (
          <div key={name} css={group}>
            {name && <h3 css={groupName}>{name}</h3>}
            <ul role="list" css={row}>
              {names.map((carrier) => (
                <li key={carrier} translate="no">
                  {carrier}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </section>
    )
  );
}

const quiet = css({
  display: "grid",
  gap: space.x2,
  paddingBottom: space.section,
  color: color.textMuted,
  [media.print]: { paddingBottom: space.x2 },
});
const heading = css({ fontSize: fontSize.h3, color: color.text });
const group = css({
  display: "grid",
  gap: `0 ${space.x4}`,
  [media.medium]: {
    gridTemplateColumns: "minmax(8rem, 1fr) minmax(0, 5fr)",
    "& > :only-child": { gridColumn: "1 / -1" },
  },
});
const groupName = css({
  fontSize: fontSize.body,
  letterSpacing: 0,
  fontWeight: fontWeight.medium,
  lineHeight: 1.6,
});
const row = css({ display: "flex", flexWrap: "wrap", gap: `0 ${space.x4}`, fontWeight: fontWeight.strong });

export const carriersFragment = graphql`
  fragment Carriers on Query {
    home {
      carriers {
        heading
        groups {
          name
          carriers
        }
      }
    }
  }
`;
