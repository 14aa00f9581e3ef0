import { css } from "@emotion/react";
import { weekOf } from "../lib/hours";
import { color, fontWeight, media, space } from "../styles/tokens";
import { useSiteData } from "./useSiteData";

/** Reserves space for a status such as 'Open now, until 6:00 PM', which datesAndOpenStatus.ts inserts in browsers. */
export function OpenStatus() {
  if (weekOf(useSiteData().allOfficeHours.nodes).flat().length === 0) return null;
  // `data-nosnippet` keeps an outdated status out of search result snippets.
  return (
    <div data-nosnippet="">
      <p css={status} data-open-status="" />
    </div>
  );
}

const status = css({
  display: "flex",
  gap: space.x1,
  minHeight: "1.45em",
  lineHeight: 1.45,
  fontWeight: fontWeight.strong,
  [media.noScript]: { display: "none" },
  [media.print]: { display: "none" },
  "&:not(:empty)::before": {
    content: '""',
    flex: "none",
    width: "0.625rem",
    height: "0.625rem",
    marginTop: "0.4em",
    border: "2px solid",
    borderRadius: "50%",
  },
  "&[data-open]": { color: color.calm },
  "&[data-open]::before": { borderWidth: "0.3125rem" },
});
