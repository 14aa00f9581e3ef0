import axe from "axe-core";

/**
 * What axe finds in the rendered document. Colours and sizes need a browser (tests/browser/accessibility).
 * @returns one line a rule that is broken; nothing when all is well
 */
export async function axeProblems(part: Element = document.body): Promise<string[]> {
  const { violations } = await axe.run(part, {
    rules: { "color-contrast": { enabled: false }, region: { enabled: part === document.body } },
    resultTypes: ["violations"],
    iframes: false,
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(", ")}`);
}
