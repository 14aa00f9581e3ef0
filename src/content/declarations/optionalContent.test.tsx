import { render } from "@testing-library/react";
import { parse, stringify } from "yaml";
import { z } from "zod";
import { fixtureContent } from "../../../tests/support/fixtureContent";
import { renderPages } from "../../../tests/support/renderPages";
import { checkFiles } from "../check/checkContent";
import { formatProblem, type Problem } from "../check/problem";
import type { Site } from "../check/site";
import { filesIn } from "../filesIn";
import { type ContentFile, contentFilesAmong } from "./contentFiles";
import { fieldInfoOf, type Path, schemaAt, unwrapped, valueAt } from "./schemaBuilders";

const staticFiles = filesIn("static");
const fixture = fixtureContent();
// Keeps only the first five entries, because rendering is slow. Together, these entries use every field.
for (const path of ["testimonials.yaml", "products.yaml", "cities.yaml"])
  fixture.set(path, stringify(parse(String(fixture.get(path))).slice(0, 5)));
// Rewrites the dialog title, because it must not mention texting in tests that remove the link for it.
fixture.set("layout.yaml", String(fixture.get("layout.yaml")).replace("Call or Text", "phone"));
const contentFiles = contentFilesAmong([...fixture.keys()]);
const parsed = new Map(contentFiles.map(({ path }) => [path, parse(String(fixture.get(path)))]));

/** Recursively yields `value` and its nested values. Skips nested values that `schema` does not declare. */
function* partsOf(
  schema: z.ZodType,
  value: unknown,
  path: Path = [],
): Generator<{ schema: z.ZodType; value: unknown; path: Path }> {
  if (value === undefined || value === null) return;
  yield { schema, value, path };
  const inner = unwrapped(schema);
  const entries = Array.isArray(value) && inner instanceof z.ZodArray ? value.keys() : [];
  const hasFields = inner instanceof z.ZodObject && typeof value === "object" && !Array.isArray(value);
  for (const step of [...entries, ...(hasFields ? Object.keys(inner.shape) : [])])
    yield* partsOf(schemaAt(inner, [step]) as z.ZodType, valueAt(value, [step]), [...path, step]);
}

type Part = readonly [ContentFile, Path];

const isEntry = (path: Path) => typeof path.at(-1) === "number";
const isOptional = ([{ content }, path]: Part) => {
  const schema = schemaAt(content, path);
  return schema instanceof z.ZodOptional || schema instanceof z.ZodDefault;
};

/** Optional fields that the fixture needs: a principal agent, a form, and a time zone, because it isn't Arizona's. */
const needed = ["principal in agents.yaml", "leadForm in embeds.yaml", "timeZone in agency.yaml"];

/** Texts that are required only if other content exists, such as the heading above the main lines. */
const captions: Part[] = [];
/** Other optional fields, and lists that may be empty, keyed by test name, such as `email in agents.yaml`. */
const optional = new Map<string, Part[]>();
for (const file of contentFiles)
  for (const { path, schema } of partsOf(file.content, parsed.get(file.path))) {
    const field = path.filter((step) => typeof step === "string").join(".") || "entries";
    const name = `${field} in ${file.path}`;
    const { captionOf, limit } = fieldInfoOf(schema);
    if (captionOf) captions.push([file, path]);
    else if (!needed.includes(name) && (isOptional([file, path]) || limit?.[0] === 0))
      optional.set(name, [...(optional.get(name) ?? []), [file, path]]);
  }

/**
 * Returns a copy of a file's parsed YAML without the field or list entry at `path`. Empties a required list instead of
 * removing it. Returns `value` unchanged if the enclosing list entry would be invalid, such as a section without text.
 */
function without(value: unknown, [file, path]: Part): unknown {
  if (path.length === 0) return [];
  const copy = structuredClone(value);
  const parent = valueAt(copy, path.slice(0, -1)) as Record<string | number, unknown> | undefined;
  const last = path.at(-1) as string | number;
  if (Array.isArray(parent)) parent.splice(Number(last), 1);
  else if (parent && isOptional([file, path])) delete parent[last];
  else if (parent) parent[last] = [];
  const entry = path.slice(0, path.slice(0, -1).findLastIndex((step) => typeof step === "number") + 1);
  return schemaAt(file.content, entry)?.safeParse(valueAt(copy, entry)).success || entry.length === 0
    ? copy
    : value;
}

/** Returns the innermost field or list entry around a problem that can be removed. */
function partAround(
  { file: name, path = [] }: Problem,
  values: ReadonlyMap<string, unknown>,
): Part | undefined {
  const file = contentFiles.find(({ path }) => name === `data/${path}`) as ContentFile;
  const value = values.get(file.path);
  const outwards = path.map((_, i): Part => [file, path.slice(0, path.length - i)]);
  return outwards.find((part) => (isEntry(part[1]) || isOptional(part)) && without(value, part) !== value);
}

/**
 * Returns valid content without `parts`, without the fields and list entries that become invalid as a result, and
 * without the captions that are not needed.
 */
async function contentWithout(parts: readonly Part[], unneeded = captions): Promise<Site> {
  const values = new Map(parsed);
  for (const part of [...unneeded, ...parts])
    values.set(part[0].path, without(values.get(part[0].path), part));
  const files = new Map(fixture);
  for (const [path, value] of values)
    if (value !== parsed.get(path)) files.set(path, stringify(value, { lineWidth: 0 }));
  const { problems, site } = await checkFiles(files, staticFiles);
  if (site) return site;
  const isAsked = ([file, path]: Part) =>
    problems.some((problem) => problem.file === `data/${file.path}` && `${problem.path}` === `${path}`);
  if (unneeded.some(isAsked))
    return contentWithout(
      parts,
      unneeded.filter((part) => !isAsked(part)),
    );
  // Starts with the last problem, because deleting a list entry shifts the entries after it.
  const found = problems.toReversed().map((problem): [string, Part] => {
    const part = partAround(problem, values);
    if (!part) throw new Error(`This cannot be left out after all:\n${formatProblem(problem)}`);
    return [JSON.stringify([part[0].path, part[1]]), part];
  });
  return contentWithout([...parts, ...new Map(found).values()], unneeded);
}

const rendered = new Map<string, string[]>();

/** Returns the gaps in all pages: empty elements, texts such as "undefined" or "{phone}", and logged errors. */
async function gaps(site: Site): Promise<string[]> {
  return (await renderPages(site)).flatMap(({ path, data, page }) => {
    // Caches results by page data, because rendering is slow.
    const key = path + JSON.stringify(data);
    const found = rendered.get(key) ?? gapsIn(path, page);
    rendered.set(key, found);
    return found;
  });
}

const mustHaveWords = /^(ul|ol|dl|li|dt|dd|nav|a|button|summary|h\d|p|strong|address|blockquote)$/;
const neverRead = /(\bundefined\b|\bnull\b|\bNaN\b|\[object|\{[a-z]+(\.[a-z]+)?\}).{0,40}/gi;

function gapsIn(path: string, page: React.ReactElement): string[] {
  const logged = jest.spyOn(console, "error").mockImplementation();
  const { container, unmount } = render(page);
  // Removes the 'Open now' element, which is empty until a script runs, and its JSON data, which contains placeholders.
  for (const part of container.querySelectorAll("[data-open-status], [data-office]")) part.remove();
  const hasWords = (one: Element) =>
    one.textContent?.trim() || one.ariaLabel || one.querySelector("[aria-label], [alt]:not([alt=''])");
  const empty = [...container.querySelectorAll("*")].filter(
    (one) => mustHaveWords.test(one.localName) && !hasWords(one),
  );
  const html = [container, ...document.head.querySelectorAll("title, meta, link")].map(
    (one) => one.outerHTML,
  );
  unmount();
  // Removes JSON in data attributes, where placeholders are allowed, because scripts replace them in the browser.
  const visible = html.join("\n").replace(/ data-[a-z-]+="[[{].*?"/g, "");
  const found = [
    ...empty.map((one) => `is empty: ${one.outerHTML}`),
    ...(visible.match(neverRead) ?? []),
    ...logged.mock.calls.map(String),
  ];
  logged.mockRestore();
  return found.map((gap) => `${path} ${gap}`);
}

const all = [...optional.values()].flat();
test.each<[string, Part[]]>([["nothing", []], ...optional, ["all optional content", all]])(
  "if %s is left out, no page has empty elements or unfilled placeholders",
  async (_name, parts) => expect(await gaps(await contentWithout(parts))).toEqual([]),
);
