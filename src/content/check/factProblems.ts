import { factNames, factNamesAllowedIn, placeholder } from "../declarations/facts";
import { correctPhone } from "../declarations/fields";
import { closestMatch } from "../declarations/meant";
import { valueAt } from "../declarations/schemaBuilders";
import type { Context } from "./checkContext";
import { label, type Problem, truncate } from "./problem";
import type { YamlSource } from "./yamlSource";

/**
 * Reports unbalanced braces and placeholders that are unknown, used twice or without a value. Also reports texts that
 * repeat an agency.yaml value instead of using a placeholder such as {phone}, and texts such as `500 clients clients`.
 */
export function* factProblems(source: YamlSource, context: Context): Generator<Problem> {
  const facts = factNamesAllowedIn(source.file.path);
  const phones = facts.filter((fact) => /(^|\.)phone$/.test(fact));
  const repeated = repeatedFacts(source, context);
  for (const { text, path, kind, written, placeholders = [], addition = "(?!)" } of source.texts) {
    if (kind === undefined || kind === "plain" || kind === "photo") continue;
    for (const [name, pattern] of repeated) {
      const [words] = pattern.exec(text) ?? [];
      // Skips malformed links, because schemaProblems.ts reports them.
      if (!words || (kind === "link" && source.isInvalid(path))) continue;
      const [without = ""] = new RegExp(addition, "i").exec(text) ?? [];
      const number = correctPhone(text.replace(without, ""))?.replace(/^\d+/, "{phone}") ?? "{phone}";
      const needsQuotes = kind === "link" || written.startsWith(words);
      const whole = kind === "phone" ? number : needsQuotes && text.replace(words, `{${name}}`);
      const message = `${label(path)} repeats the ${name} in agency.yaml. Write ${whole ? JSON.stringify(whole) : `{${name}}`} instead${without && `, without "${without.trim()}"`}`;
      yield source.problemAtValue(path, message, { words });
      break;
    }
    const allowed = kind === "phone" ? phones : [...placeholders, ...facts];
    const names = [...text.matchAll(placeholder)].map(([, name = ""]) => name);
    for (const name of new Set(names)) {
      const words = `{${name}}`;
      const sameField = allowed.find((fact) => fact.split(".").at(-1) === name.split(".").at(-1));
      const meant = [closestMatch(name, allowed), sameField].map((fact) => fact && `{${fact}}`);
      const unknown = `${truncate(words)} does not work here. Write ${kind === "phone" ? 'ten digits or "{phone}"' : "a name from agency.yaml, such as {phone}"}`;
      const message = allowed.includes(name) ? valueFault(name, text, context) : unknown;
      if (message) yield source.problemAtValue(path, message, { words, meant });
    }
    const twice = placeholders.find((name) => names.indexOf(name) !== names.lastIndexOf(name));
    if (twice) yield source.problemAtValue(path, `{${twice}} is here twice. Delete one of the two`);
    const brace = /[{}][^{}\s]*/.exec(text.replace(placeholder, ""))?.[0];
    if (!brace || kind === "phone") continue;
    const message = `A "{" or "}" is missing or extra here. Write a fact as in {phone}, and delete any other "{" or "}"`;
    yield source.problemAtValue(path, message, { words: brace });
  }
}

/** Returns names of agency.yaml values that a file must not repeat, each with a pattern that matches the value. */
export function repeatedFacts({ file }: YamlSource, { values }: Context): [name: string, pattern: RegExp][] {
  // Skips agency.yaml, which defines these values, and testimonials.yaml, which quotes clients verbatim.
  if (file.path === "agency.yaml" || file.path === "testimonials.yaml") return [];
  return ["phone", "email", "legalName", "name", "address.city"].flatMap((name) => {
    const written = String(valueAt(values.get("agency.yaml"), name.split(".")) ?? "").slice(0, 120);
    const value = (name === "phone" && correctPhone(written)) || written;
    let spelling = value.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
    if (name === "phone") spelling = `(?:\\+?1[ .-]?)?\\(?${value.match(/\d/g)?.join("[) .-]*")}`;
    // Matches the city only before a state and ZIP code, because "Phoenix" alone may mean the region. Skips an agency
    // name of one word, such as Summit, because that word may have its ordinary meaning in a text.
    if (name === "address.city") spelling += "(?=, [A-Z]{2} \\d{5})";
    else if (!/^\d{10}$|[@ ]/.test(value)) return [];
    // Ignores the city of a P.O. box address, because the P.O. box doesn't move with the office.
    const notAfter = name === "address.city" ? "P\\.? ?O\\.? Box.*|" : "";
    return value ? [[name, new RegExp(`(?<!${notAfter}[\\p{L}\\d.@])${spelling}(?![\\p{L}\\d])`, "iu")]] : [];
  });
}

function valueFault(name: string, text: string, { values }: Context): string | undefined {
  const file = name.startsWith("principal.") ? "agents.yaml" : "agency.yaml";
  const written = values.get(file);
  const home = Array.isArray(written) ? written.find((one) => valueAt(one, ["principal"]) === true) : written;
  if (!home || !factNames.includes(name)) return undefined;
  const path = name.replace("principal.", "").split(".");
  const value = valueAt(home, path);
  // Skips a misspelled field name, because schemaProblems.ts reports it.
  const keys = Object.keys(valueAt(home, path.slice(0, -1)) ?? {});
  const unknown = keys.filter((key) => !factNames.includes(name.replace(/[^.]*$/, key)));
  if (value === undefined && closestMatch(String(path.at(-1)), unknown)) return undefined;
  if (value === undefined)
    return `{${name}} has no value in ${file}. Add it there, or delete the words about it here`;
  const [twice] = repeatedWord.exec(text.replaceAll(`{${name}}`, `‹${value}›`)) ?? [];
  const fault = `The page would say "${twice?.replace(/[‹›]/g, "")}", because ${name} in ${file} contains the word`;
  return twice && `${fault}. Delete it here or there`;
}

/** Matches a word repeated before or after an inserted value: `‹500 clients› clients`. ‹ and › mark the value. */
const repeatedWord = /(?<!\p{L})(\p{L}{2,}?(?: \p{L}{2,})?)s?(?:›\s+|\s+‹)\1s?(?!\p{L})/iu;
