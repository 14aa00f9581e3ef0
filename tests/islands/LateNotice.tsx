import { lazy, Suspense, useEffect, useState } from "react";
import { island } from "../../src/components/island";

function Notice() {
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  return <p hidden={!isReady}>The office opens late today.</p>;
}

const LazyNotice = lazy(async () => ({ default: Notice }));

/** An island on the same page as Counter. Uses `lazy`, and is hidden until React runs. */
export const LateNotice = island("LateNotice", () => (
  <Suspense fallback="Wait">
    <LazyNotice />
  </Suspense>
));
