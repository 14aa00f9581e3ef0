import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { useSyncExternalStore } from "react";
import { fillSlots } from "../lib/fillSlots";
import { clockTime, openStatus } from "../lib/openStatus";
import { media } from "../styles/media";
import { color, fontWeight, space } from "../styles/tokens";

interface OpenStatusProps {
  rows: readonly Queries.HoursRowFragment[];
  closures: readonly Queries.ClosureFragment[];
  words: Queries.OpenStatusWordsFragment;
}

const MINUTE = 60_000;

/** Tells React at the turn of every minute, and when the visitor comes back to the tab. */
function onMinute(changed: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  function wait() {
    timer = setTimeout(
      () => {
        changed();
        wait();
      },
      MINUTE - (Date.now() % MINUTE),
    );
  }
  wait();
  document.addEventListener("visibilitychange", changed);
  return () => {
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", changed);
  };
}

const currentMinute = () => Math.floor(Date.now() / MINUTE);
/** On the server, and while React hydrates, the hour is not known. */
const noMinute = () => null;

/** 'Open now, until 6:00 PM', by Phoenix time. Its place is kept free from the start, so that nothing moves. */
export function OpenStatus({ rows, closures, words }: OpenStatusProps) {
  const minute = useSyncExternalStore(onMinute, currentMinute, noMinute);
  const status = minute === null ? null : openStatus(rows, closures, new Date(minute * MINUTE));
  return (
    <p css={[line, status?.open && openLine]} data-open={status?.open}>
      {status?.open && fillSlots(words.openNow, { time: clockTime(status.until) })}
      {status?.open === false &&
        fillSlots(status.closure ? words.closedFor : words.closedNow, {
          closure: status.closure ?? "",
          day: status.today ? words.today : status.day,
          time: clockTime(status.opens),
        })}
    </p>
  );
}

const line = css({
  minHeight: "1.6em",
  // 'Closed, opens Wednesday 9:00 AM' takes two lines here.
  [media.narrow]: { minHeight: "3.2em" },
  fontWeight: fontWeight.strong,
  fontVariantNumeric: "tabular-nums",
  "&:not(:empty)::before": {
    content: '""',
    display: "inline-block",
    width: "0.6em",
    height: "0.6em",
    marginRight: space.x1,
    border: `2px solid ${color.textMuted}`,
    borderRadius: "50%",
  },
  [media.noScript]: { display: "none" },
});
const openLine = css({
  color: color.calm,
  "&:not(:empty)::before": { borderColor: color.calm, background: color.calm },
});

export const openStatusFragment = graphql`
  fragment OpenStatusWords on LayoutHours {
    openNow
    closedNow
    closedFor
    today
  }
`;
