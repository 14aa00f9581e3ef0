import { resolve } from "node:path";
import { pagePaths } from "../support/builtPages";
import { ask } from "../support/request";
import { type Site, serveSite } from "../support/serveSite";
import { observatoryScore } from "./observatoryScore";

let site: Site;

beforeAll(async () => {
  site = await serveSite({ dir: resolve(__dirname, "../../public"), port: 0, http2: true });
});
afterAll(() => site.close());

async function served(path: string) {
  const { headers, body } = await ask(Number(new URL(site.address).port), path);
  return { headers: headers as Record<string, string>, html: body.toString(), host: "127.0.0.1" };
}

test.each([...pagePaths("public"), "/nowhere"])(
  "%s scores at least 110 by the rules of Mozilla's Observatory",
  async (path) => {
    const { score, points } = observatoryScore(await served(path));
    expect({ path, points, enough: score >= 110 }).toEqual({ path, points, enough: true });
  },
);

test("losing any of the headers costs points", async () => {
  const page = await served("/");
  const { score } = observatoryScore(page);
  const lost = [
    "content-security-policy",
    "strict-transport-security",
    "x-content-type-options",
    "referrer-policy",
    "cross-origin-resource-policy",
  ];
  for (const name of lost) {
    const without = observatoryScore({ ...page, headers: { ...page.headers, [name]: undefined } });
    expect([name, without.score]).not.toEqual([name, score]);
    expect(without.score).toBeLessThan(score);
  }
});

test("a policy that lets any inline script run loses the grade", async () => {
  const page = await served("/");
  const policy = page.headers["content-security-policy"]?.replace(
    /script-src [^;]*/,
    "script-src 'unsafe-inline'",
  );
  expect(
    observatoryScore({ ...page, headers: { ...page.headers, "content-security-policy": policy } }).score,
  ).toBe(80);
});
