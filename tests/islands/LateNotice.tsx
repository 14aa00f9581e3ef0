import { lazy, Suspense, useEffect, useState } from "react";
import { island } from "../../src/components/island";

function Notice() {
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  return <p hidden={!isReady}>The office opens late today.</p>;
}

const LazyNotice = lazy(async () => ({ default: Notice }));

/** An island that uses React's `lazy`, and is hidden until React runs in the browser. */
export const LateNotice = island("LateNotice", () => (
  <Suspense fallback="Wait">
    <LazyNotice />
  </Suspense>
));
