import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Icon } from "../components/Icon";
import { visuallyHidden } from "../components/visuallyHidden";
import { mapUrl, streetAddress } from "../lib/address";
import { media } from "../styles/media";
import { color, fontWeight, space } from "../styles/tokens";

/** The office's address, with directions and notes for visitors. */
export function OfficeLocation({ data }: { data: Queries.OfficeLocationFragment }) {
  const { office } = data.home.contact;
  const { street, city, state, zip } = data.agency.address;
  return (
    <>
      <h3>{office.heading}</h3>
      <address css={address} translate="no">
        {street && [streetAddress(data.agency.address), <br key="end" />]}
        {city}, {state} {zip}
      </address>
      {street && (
        <a href={mapUrl(data.agency.address)} target="_blank" rel="noopener" css={directions}>
          <Icon name="directions" />
          <span>
            {office.directions} <span css={visuallyHidden}>({data.layout.actions.newTab})</span>
          </span>
        </a>
      )}
      {office.notes.length > 0 && (
        <ul role="list" css={notes}>
          {office.notes.map(({ icon, text }) => (
            <li key={text} css={note}>
              <Icon name={icon} />
              {text}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

const address = css({ fontStyle: "normal" });
const directions = css({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: space.x1,
  alignItems: "center",
  minHeight: "2.75rem",
  fontWeight: fontWeight.strong,
  [media.print]: { display: "none" },
});
const notes = css({ display: "grid", gap: space.x1 });
const note = css({ display: "flex", gap: space.x1, lineHeight: 1.4, "& > svg": { color: color.calm } });

export const officeLocationFragment = graphql`
  fragment OfficeLocation on Query {
    home {
      contact {
        office {
          heading
          directions
          notes {
            icon
            text
          }
        }
      }
    }
    ...Agency
    ...Actions
  }
`;
