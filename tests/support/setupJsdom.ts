import "@testing-library/jest-dom";
import { TextDecoder } from "node:util";
import { deserialize, serialize } from "node:v8";

// Adds globals that jsdom lacks, for component tests that validate content.
Object.assign(globalThis, {
  TextDecoder,
  structuredClone: (value: unknown) => deserialize(serialize(value)),
});
