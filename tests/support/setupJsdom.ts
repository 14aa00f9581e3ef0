import "@testing-library/jest-dom";
import { TextDecoder } from "node:util";
import { deserialize, serialize } from "node:v8";

// Adds globals that jsdom lacks, because some component tests run the content check.
Object.assign(globalThis, {
  TextDecoder,
  structuredClone: (value: unknown) => deserialize(serialize(value)),
});
