import { rmSync } from "node:fs";
import { resolve } from "node:path";
import { walkLists, writeSmallSite } from "../support/walkLists";
import { type Host, walkSite } from "../support/walkSite";
import { type RunningCloudflare, startCloudflare } from "./startCloudflare";

const site = resolve(__dirname, "../../public");
const differs = { redirects: true, notFoundHasAddress: true };

/** Starts a folder before the tests of its `describe` and stops it after them. */
function onCloudflare(folder: string): () => Host {
  let cloudflare: RunningCloudflare;
  beforeAll(async () => {
    cloudflare = await startCloudflare(folder);
  });
  afterAll(() => cloudflare?.stop());
  return () => ({ ask: cloudflare.ask, differs });
}

describe("the site on Cloudflare Pages", () => {
  walkSite(site, onCloudflare(site));
});

describe("the lists of headers and redirects on Cloudflare Pages", () => {
  const small = writeSmallSite();
  walkLists(onCloudflare(small));
  afterAll(() => rmSync(small, { recursive: true }));
});
