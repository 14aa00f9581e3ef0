import { parseArgs } from "node:util";
import { startStandIn } from "./standIn";

// The stand-in provider as a server of its own, for playwright.config.ts and for trying things by hand.
const { values } = parseArgs({ options: { shift: { type: "string", default: "0" } } });
startStandIn(Number(values.shift)).then(
  () => console.log("The stand-in provider is there (stop with Ctrl+C)"),
  (error: Error) => {
    console.error(error.message);
    process.exit(1);
  },
);
