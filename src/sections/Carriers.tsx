import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { container } from "../components/sectionStyles";
import { color, fontSize, space } from "../styles/tokens";

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
          <p key={name ?? names.join()} css={group}>
            {name && <strong>{name}: </strong>}
            <span translate="no">{names.join(", ")}</span>
          </p>
        ))}
      </section>
    )
  );
}

const quiet = css({ display: "grid", gap: space.x1, paddingBottom: space.section, color: color.textMuted });
const heading = css({ fontSize: fontSize.h3, color: color.text });
const group = css({ maxWidth: "none" });

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
