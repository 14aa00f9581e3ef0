import { lazy, Suspense, useEffect, useState } from "react";
import { island } from "../../src/components/island";

function Notice() {
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  return <p hidden={!isReady}>The office opens late today.</p>;
}

const LazyNotice = lazy(async () => ({ default: Notice }));

/** An island for tests, on the same page as Counter. The island uses `lazy`, and is hidden until React runs. */
export const LateNotice = island("LateNotice", () => (
  <Suspense fallback="Wait">
    <LazyNotice />
  </Suspense>
));
