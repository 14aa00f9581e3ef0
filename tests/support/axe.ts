import axe from "axe-core";

/** axe throws when two runs overlap, so each waits for the previous one, even if its test has timed out. */
let running: Promise<unknown> = Promise.resolve();

/**
 * Runs axe in jsdom. Color contrast and target sizes need layout: tests/browser/accessibility checks them.
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
