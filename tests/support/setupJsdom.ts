import "@testing-library/jest-dom";
import { TextDecoder } from "node:util";
import { deserialize, serialize } from "node:v8";

// Adds the globals that the content check needs, but that jsdom lacks.
Object.assign(globalThis, {
  TextDecoder,
  structuredClone: (value: unknown) => deserialize(serialize(value)),
});

// The real tag throws an error in Jest, because only Gatsby's build removes it.
jest.mock("gatsby", () => ({ graphql: () => "" }));
