import { resolve } from "node:path";
import { walkSite } from "../support/walkSite";
import { type RunningCloudflare, startCloudflare } from "./startCloudflare";

const project = resolve(__dirname, "../..");

describe("the site on Cloudflare Pages", () => {
  let cloudflare: RunningCloudflare;

  beforeAll(async () => {
    cloudflare = await startCloudflare(project);
  });
  afterAll(() => cloudflare?.stop());

  walkSite(`${project}/public`, () => ({
    ask: cloudflare.ask,
    differs: { redirects: true, notFoundHasAddress: true },
  }));
});
