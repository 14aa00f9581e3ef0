import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { CspEvaluator } from "csp_evaluator";
import { CspParser } from "csp_evaluator/dist/parser";
import { headersOf, parseHeadersFile } from "../../plugins/hosting/headersFile";

const rules = parseHeadersFile(readFileSync(resolve(__dirname, "../../public/_headers"), "utf8"));
const policy = headersOf("/", rules)["Content-Security-Policy"] ?? "";

test("Google's evaluator finds no way around the published policy", () => {
  const findings = new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    // Its doubt about 'self' is for sites that answer with JSONP or publish what people upload.
    .filter(({ directive, value }) => !(directive === "script-src" && value === "'self'"))
    .map(({ directive, value, description }) => `${directive} ${value}: ${description}`);
  expect(policy).toContain("default-src 'none'");
  expect(findings).toEqual([]);
});
