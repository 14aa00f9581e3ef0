// `npm run schemas`: writes the JSON Schemas of data/ anew; `npm start` does so too.
import { join } from "node:path";
import { writeSchemas } from "../src/content/outputs/writeSchemas";

writeSchemas(join(__dirname, ".."));
