// Prints what Netlify makes of a project: `node tests/hosts/readAsNetlify.mjs FOLDER`. A program of its own because
// Netlify's parsers are ES modules, which Jest cannot load.
import { join } from "node:path";
import { resolveConfig } from "@netlify/config";
import { parseAllHeaders } from "@netlify/headers-parser";

const [, , folder] = process.argv;
const { config } = await resolveConfig({ repositoryRoot: folder, cwd: folder, offline: true, buffer: true });
const { headers, errors } = await parseAllHeaders({
  headersFiles: [join(config.build.publish, "_headers")],
  minimal: true,
});
console.log(JSON.stringify({ config, headers, errors: errors.map(({ message }) => message) }));
