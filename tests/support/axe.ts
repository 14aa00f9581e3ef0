import axe from "axe-core";

/** The run before this one: axe refuses to look at two documents at once, even for a test that has given up on it. */
let running: Promise<unknown> = Promise.resolve();

/**
 * What axe finds in the rendered document. Colours and sizes need a browser (tests/browser/accessibility).
 * @returns one line a rule that is broken; nothing when all is well
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
