import axe from "axe-core";

/** The latest axe run, for which the next run waits, because axe throws when two runs overlap. */
let running: Promise<unknown> = Promise.resolve();

/**
 * Runs axe in jsdom, without color contrast and target size, which need layout (tests/browser/accessibility).
 * @returns one line for each violated rule
 */
export async function axeProblems(part: Element = document.body): Promise<string[]> {
  await running.catch(() => {});
  const run = axe.run(part, {
    rules: { "color-contrast": { enabled: false }, region: { enabled: part === document.body } },
    resultTypes: ["violations"],
    iframes: false,
  });
  running = run;
  const { violations } = await run;
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(", ")}`);
}
