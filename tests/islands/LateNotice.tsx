import { useEffect, useState } from "react";
import { island } from "../../src/components/island";

function LateNoticeInBrowser() {
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  return <p hidden={!isReady}>The office opens late today.</p>;
}

/** An island for tests that is hidden until React runs, on the same page as Counter. */
export const LateNotice = island("LateNotice", LateNoticeInBrowser);
