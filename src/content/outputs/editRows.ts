import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { editMark } from "../../lib/editMarks";
import { YamlSource } from "../check/yamlSource";
import { templateVariable } from "../declarations/agencyFacts";
import { contentFilesAmong } from "../declarations/contentFiles";
import { type FieldInfo, fieldInfoOf, partsOf, valueAt } from "../declarations/schemaBuilders";

/** A value in `data/`, by file and keys (`home.yaml hero.headline`): its line, what pages get, and the rows of its facts. */
export interface EditRow {
  key: string;
  line: number;
  text: string;
  facts: number[];
}

/** Whether pages have links to the lines of their texts: in `npm start`, with `EDIT_LINKS=1`, and in hosts' previews. */
export function wantsEditLinks(env: Readonly<NodeJS.ProcessEnv> = process.env): boolean {
  const { EDIT_LINKS, CONTEXT = "", CF_PAGES_BRANCH = "main", gatsby_executing_command } = env;
  if (EDIT_LINKS) return EDIT_LINKS === "1";
  if (gatsby_executing_command === "develop" || /^(deploy-preview|branch-deploy)$/.test(CONTEXT)) return true;
  return !/^(main|master|production)$/.test(CF_PAGES_BRANCH);
}

/** Whether a field's text is marked: visitors read it, and no code compares it. */
export const isMarked = (field: string, { kind = "link" }: FieldInfo) =>
  field === "email" || (kind !== "link" && kind !== "photo" && field !== "day");

/** The row of each value by file and keys. It stays the same while `npm start` runs, so that open pages stay right. */
const rowNumbers = new Map<string, number>();
function rowNumber(key: string): number {
  rowNumbers.set(key, rowNumbers.get(key) ?? rowNumbers.size);
  return rowNumbers.get(key) as number;
}

/** Appends a mark to each text of published content, and returns the rows to which the marks refer. */
export function addEditMarks(published: ReadonlyMap<string, object>, dataDir: string): EditRow[] {
  const rows: EditRow[] = [];
  const agents = published.get("agents.yaml") as { principal: boolean }[];
  const principal = `agents.yaml ${agents.findIndex((agent) => agent.principal)}.`;
  for (const file of contentFilesAmong([...published.keys()])) {
    if (file.path === "redirects.yaml") continue;
    const source = new YamlSource(file, file.path, readFileSync(join(dataDir, file.path), "utf8"));
    let sameHours: EditRow | undefined;
    for (const { schema, value, path } of partsOf(file.content, source.value)) {
      if (path.length === 0 || schema instanceof z.ZodObject) continue;
      const field = String(path.at(-1));
      const key = `${file.path} ${path.join(".")}`;
      const inText = [...String(value).matchAll(templateVariable)].map(([, name]) => `agency.yaml ${name}`);
      const facts = Array.isArray(value) ? value.map((_, i) => `${key}.${i}`) : inText;
      if (field === "street") facts.push("agency.yaml address.unit");
      const row = {
        key,
        line: source.problemAtKey(path, "").line,
        text: "",
        facts: facts.map((fact) => rowNumber(fact.replace("agency.yaml principal.", principal))),
      };
      rows[rowNumber(key)] = row;
      const isHours = file.path === "hours.yaml" && field === "hours";
      // Consecutive days with the same hours are one line on pages (src/lib/groupHours.ts), and have the same mark.
      if (isHours && sameHours && sameHours.text === value) sameHours.facts.push(rowNumber(key));
      else if (isHours) sameHours = row;
      const owner = valueAt(published.get(file.path), isHours ? path : path.slice(0, -1));
      const [texts, name] = [owner as Record<string, unknown> | undefined, isHours ? "words" : field];
      const shown = texts?.[name];
      row.text = [typeof shown === "object" ? value : (shown ?? value)].join();
      const info = fieldInfoOf(schema);
      const isDrawn = isHours || (isMarked(field, info) && path[0] !== "figures");
      if (!texts || typeof value !== "string" || !isDrawn) continue;
      // In Markdown, `**bold.**` ends only before a space, which may be one of no width.
      const space = info.kind === "markdown" ? "\ufeff" : "";
      const mark = space + editMark(rowNumber((isHours && sameHours?.key) || key));
      texts[name] = Array.isArray(shown) ? shown.map((part) => part && part + mark) : shown + mark;
    }
  }
  return rows;
}
