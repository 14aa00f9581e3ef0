import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { contentFiles } from "./contentFiles";
import type { Problem } from "./problem";
import { readSource } from "./source";

/** What a check found. */
export interface CheckResult {
  problems: Problem[];
  /** The content of each file by its path, with defaults filled in; only where there is no problem. */
  content?: ReadonlyMap<string, unknown>;
}

/** Checks all content of a folder. `shownAs` is what messages call it. */
export async function checkContent(
  dataDir: string,
  staticDir: string,
  shownAs = "data",
): Promise<CheckResult> {
  const problems: Problem[] = [];
  const content = new Map<string, unknown>();
  for (const file of contentFiles) {
    const path = join(dataDir, file.path);
    const name = `${shownAs}/${file.path}`;
    if (!existsSync(path)) {
      problems.push({ file: name, line: 1, column: 1, message: "the file is missing" });
      continue;
    }
    const source = readSource(name, readFileSync(path, "utf8"));
    for (const error of source.document.errors) problems.push(source.problemAt(error.pos[0], error.message));
    const result = file.content.safeParse(source.value);
    if (result.success) content.set(file.path, result.data);
    else
      for (const issue of result.error.issues)
        problems.push(
          source.problemAtValue(
            issue.path as (string | number)[],
            `${issue.path.join(".")} ${issue.message}`,
          ),
        );
  }
  return problems.length ? { problems } : { problems, content };
}
