import "@testing-library/jest-dom";
import { TextDecoder } from "node:util";
import { deserialize, serialize } from "node:v8";

// Adds what Node and browsers have and jsdom lacks, so that tests of components can check content.
Object.assign(globalThis, {
  TextDecoder,
  structuredClone: (value: unknown) => deserialize(serialize(value)),
});
