import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { editMark } from "../../lib/editMarks";
import { YamlSource } from "../check/yamlSource";
import { contentFilesAmong } from "../declarations/contentFiles";
import { placeholder } from "../declarations/facts";
import { type FieldInfo, fieldInfoOf, partsOf, valueAt } from "../declarations/schemaBuilders";

export interface EditRow {
  /** The file in data/ and the path in it, such as `home.yaml hero.headline`. */
  key: string;
  line: number;
  text: string;
  /** Indexes of the `EditRow`s whose values replace placeholders such as `{phone}` in this row's text. */
  facts: number[];
}

/** Whether each text on a page links to its YAML line: in `npm start`, in deploy previews, or with `EDIT_LINKS=1`. */
export function wantsEditLinks(env: Readonly<NodeJS.ProcessEnv> = process.env): boolean {
  const { EDIT_LINKS, CONTEXT = "", CF_PAGES_BRANCH = "main", gatsby_executing_command } = env;
  if (EDIT_LINKS) return EDIT_LINKS === "1";
  if (gatsby_executing_command === "develop" || /^(deploy-preview|branch-deploy)$/.test(CONTEXT)) return true;
  return !/^(main|master|production)$/.test(CF_PAGES_BRANCH);
}

/** Whether a field's text gets an edit mark (src/lib/editMarks.ts). URLs, photos and weekdays don't get one. */
export const isMarked = (field: string, { kind = "link" }: FieldInfo) =>
  field === "email" || (kind !== "link" && kind !== "photo" && field !== "day");

/** Indexes of `EditRow`s by `key`. They must not change during `npm start`, because open browser tabs contain them. */
const rowNumbers = new Map<string, number>();
function rowNumber(key: string): number {
  rowNumbers.set(key, rowNumbers.get(key) ?? rowNumbers.size);
  return rowNumbers.get(key) as number;
}

/** Appends an invisible edit mark to each text in `published`. Each mark encodes an index in the returned list. */
export function addEditMarks(published: ReadonlyMap<string, object>, dataDir: string): EditRow[] {
  const rows: EditRow[] = [];
  const agents = published.get("agents.yaml") as { principal: boolean }[];
  const principal = `agents.yaml ${agents.findIndex((agent) => agent.principal)}.`;
  for (const file of contentFilesAmong([...published.keys()])) {
    const source = new YamlSource(file, file.path, readFileSync(join(dataDir, file.path), "utf8"));
    for (const { schema, value, path } of partsOf(file.content, source.value)) {
      if (path.length === 0 || schema instanceof z.ZodObject) continue;
      const key = `${file.path} ${path.join(".")}`;
      const facts = [...String(value).matchAll(placeholder)].map(([, name]) =>
        `agency.yaml ${name}`.replace("agency.yaml principal.", principal),
      );
      // Links texts such as 'Open now, until {time}' to hours.yaml and closures.yaml too, because the browser computes
      // `{time}` from these files.
      if (key.startsWith("layout.yaml hours.")) facts.push("hours.yaml 0.hours", "closures.yaml 0.date");
      const { line } = source.problemAtKey(path, "");
      const row = { key, line, text: String(value), facts: facts.map(rowNumber) };
      rows[rowNumber(key)] = row;
      const info = fieldInfoOf(schema);
      let owner = valueAt(published.get(file.path), path.slice(0, -1)) as Record<string, unknown>;
      let field = String(path.at(-1));
      // Marks the string that pages show: `words` for opening hours, and the iframe's `title` for an embed code.
      if (field === "hours") [owner, field] = [owner.hours as typeof owner, "words"];
      else if (file.path === "embeds.yaml" && field === "code") field = "title";
      else if (typeof value !== "string" || !isMarked(field, info) || path[0] === "figures") continue;
      const shown = owner[field];
      // In Markdown, `**bold.**` directly followed by a mark would not be bold. \ufeff separates them, because the
      // parser `marked` treats it as whitespace.
      const mark = (info.kind === "markdown" ? "\ufeff" : "") + editMark(rowNumber(key));
      if (typeof shown === "string") {
        row.text = shown;
        owner[field] = shown.replace(info.kind === "markdown" ? /(?<=[^\s\\])$/gm : /$/, mark);
      } else owner[field] = (shown as string[]).map((part) => part && part + mark);
    }
  }
  return rows;
}
