import { parseArgs } from "node:util";
import { serveSite } from "./serveSite";

const { values } = parseArgs({
  options: {
    port: { type: "string", default: "9000" },
    http2: { type: "boolean", default: false },
    dir: { type: "string", default: "public" },
  },
});

serveSite({ port: Number(values.port), http2: values.http2, dir: values.dir }).then(
  ({ address }) => console.log(`The built site is at ${address}/ (stop with Ctrl+C)`),
  (error: Error) => {
    console.error(error.message);
    process.exit(1);
  },
);
