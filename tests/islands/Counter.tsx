import { css } from "@emotion/react";
import { useId, useState } from "react";
import { island } from "../../src/components/island";

function CounterInBrowser({ start }: { start: number }) {
  const [count, setCount] = useState(start);
  const [name, setName] = useState("");
  const id = useId();
  if (count < 0) throw new Error("The counter cannot go below zero.");
  return (
    <div>
      <button type="button" css={count > start && counted} onClick={() => setCount(count + 1)}>
        More than <b translate="no">{count}</b>
      </button>
      <button type="button" onClick={() => setCount(-1)}>
        Break
      </button>
      <label htmlFor={id}>Your name</label>
      <input id={id} value={name} onChange={({ target }) => setName(target.value)} />
      <output>{name.toUpperCase()}</output>
    </div>
  );
}

/** The fixture site shows this island on the page /about/team (buildFixtureSite.ts). */
export const Counter = island("Counter", CounterInBrowser);

/** This style is missing from the built page's CSS, because no element has the style before a click. */
const counted = css({ letterSpacing: "3px" });
