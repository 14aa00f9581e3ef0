import { resolve } from "node:path";
import { filesIn } from "../filesIn";

/**
 * The addresses of the pages that are a file of `src/pages/` each, such as `/directory`; the not-found page has
 * none.
 */
export function ownPages(): string[] {
  return filesIn(resolve("src/pages"))
    .filter((file) => /^[a-z][a-z0-9/-]*\.tsx$/.test(file))
    .map((file) => `/${file.replace(/(^|\/)index\.tsx$|\.tsx$/, "")}`);
}
