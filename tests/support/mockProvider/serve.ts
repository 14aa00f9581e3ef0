import { parseArgs } from "node:util";
import { startMockProvider } from "./startMockProvider";

// Starts the mock lead provider as a separate process, for playwright.config.ts and for manual tests.
const { values } = parseArgs({ options: { shift: { type: "string", default: "0" } } });
startMockProvider(Number(values.shift)).then(() =>
  console.log("The mock lead provider is running (stop with Ctrl+C)"),
);
