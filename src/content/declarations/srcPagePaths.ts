import { resolve } from "node:path";
import { filesIn } from "../filesIn";

/** Returns the URL paths of the pages in `src/pages/`, such as `/directory`, except the 404 page and templates. */
export function srcPagePaths(): string[] {
  return filesIn(resolve("src/pages"))
    .filter((file) => /^[a-z][a-z0-9/-]*\.tsx$/.test(file))
    .map((file) => `/${file.replace(/(^|\/)index\.tsx$|\.tsx$/, "")}`);
}
