/** The four scores of Lighthouse, of 100, and how fast the machine was meanwhile, by Lighthouse's own measure. */
export interface Scores {
  benchmarkIndex: number;
  performance: number;
  accessibility: number;
  "best-practices": number;
  seo: number;
}

const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

/**
 * Lets Lighthouse judge an address on its own emulated phone.
 * @param debuggingPort of a running Chromium
 * @param tries how often it may ask to be run again, which it does now and then when Chromium's trace has a gap
 * @throws when it has asked so often, or gave nothing
 */
export async function lighthouseScores(address: string, debuggingPort: number, tries = 3): Promise<Scores> {
  const { default: lighthouse } = await import("lighthouse");
  const result = await lighthouse(address, {
    port: debuggingPort,
    logLevel: "error",
    onlyCategories: [...categories],
  });
  if (!result) throw new Error(`Lighthouse gave no result for ${address}`);
  const { categories: judged, runtimeError, audits, environment } = result.lhr;
  if (runtimeError && tries > 1) return lighthouseScores(address, debuggingPort, tries - 1);
  if (runtimeError) throw new Error(`Lighthouse: ${runtimeError.message}`);
  for (const { id, auditRefs } of Object.values(judged)) {
    for (const { id: audit, weight } of auditRefs) {
      const score = audits[audit]?.score;
      if (weight > 0 && typeof score === "number" && score < 0.9)
        console.log(`  ${id}: ${audits[audit]?.title}`);
    }
  }
  const scores = Object.fromEntries(
    categories.map((category) => [category, Math.round((judged[category]?.score ?? 0) * 100)]),
  ) as unknown as Scores;
  return { ...scores, benchmarkIndex: environment.benchmarkIndex };
}
