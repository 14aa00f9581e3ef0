import { parseArgs } from "node:util";
import { startMockProvider } from "./startMockProvider";

// The stand-in provider as a server of its own, for playwright.config.ts and for trying things by hand.
const { values } = parseArgs({ options: { shift: { type: "string", default: "0" } } });
startMockProvider(Number(values.shift)).then(
  () => console.log("The stand-in provider is there (stop with Ctrl+C)"),
  (error: Error) => {
    console.error(error.message);
    process.exit(1);
  },
);
