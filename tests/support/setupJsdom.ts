import "@testing-library/jest-dom";
import { TextDecoder } from "node:util";
import { deserialize, serialize } from "node:v8";

// Adds the globals that the content check needs, but that jsdom lacks.
Object.assign(globalThis, {
  TextDecoder,
  structuredClone: (value: unknown) => deserialize(serialize(value)),
});
