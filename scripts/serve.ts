// `npm run serve [-- --host 0.0.0.0] [-- --port 9000]` serves the built site, with the options of `gatsby serve`.
import { networkInterfaces } from "node:os";
import { parseArgs } from "node:util";
import { serveSite } from "./serveSite";

const { values } = parseArgs({
  options: {
    host: { type: "string", short: "H", default: "127.0.0.1" },
    port: { type: "string", short: "p", default: "9000" },
    dir: { type: "string", default: "public" },
  },
});

serveSite({ ...values, port: Number(values.port) }).then(
  ({ address }) => {
    console.log(`The built site is at ${address}/ (stop with Ctrl+C)`);
    if (!/^(0\.0\.0\.0|::)$/.test(values.host)) return;
    for (const ip of Object.values(networkInterfaces()).flat())
      if (ip?.family === "IPv4" && !ip.internal)
        console.log(`On a phone in the same network: ${address.replace("127.0.0.1", ip.address)}/`);
  },
  (error: Error) => {
    console.error(error.message);
    process.exit(1);
  },
);
