import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { embeds, frameNames } from "../declarations/embeds";
import { type EmbedTag, embedTags } from "../declarations/embedTags";
import { isSample, kindOfForm } from "../declarations/frameAddress";
import { type Path, schemaAt, valueAt } from "../declarations/schemaBuilders";
import { didYouMean } from "../declarations/suggest";
import { visibleFilesIn } from "../filesIn";
import { type EmbedFault, embedFaults } from "./embedFaults";
import type { Problem } from "./problem";
import type { Source } from "./source";

type FrameName = (typeof frameNames)[number];

interface Placed {
  place: FrameName;
  path: Path;
  code: string;
  tags: readonly EmbedTag[];
}

/**
 * What is wrong in the embed codes of embeds.yaml: in each of them, and between them.
 * @param staticDir the folder with the sample forms
 */
export function embedProblems(source: Source, staticDir: string): Problem[] {
  const placed = frameNames.flatMap((place): Placed[] => {
    const path = [place, "code"];
    const code = valueAt(source.value, path);
    if (!schemaAt(embeds, path)?.safeParse(code).success) return [];
    return [{ place, path, code: String(code), tags: embedTags(String(code)).tags }];
  });
  const problem = ({ place, path }: Placed, { at, message }: EmbedFault) =>
    source.problemInText(path, at, `${place}: ${message}`);

  return placed.flatMap((form, i) => {
    const faults = embedFaults(form.code);
    // Of a code that cannot be read, nothing more can be said.
    if (faults.length === 0) {
      faults.push(...missingSamples(form, staticDir), ...wrongKind(form));
      faults.push(...repeated(form, placed.slice(0, i), source));
    }
    return faults.map((fault) => problem(form, fault));
  });
}

function attribute({ tags }: Placed, name: string) {
  return tags.find((tag) => tag.name === "iframe")?.attributes.get(name);
}

/** Sample forms, or their script, that are not there. */
function missingSamples({ tags }: Placed, staticDir: string): EmbedFault[] {
  return tags.flatMap(({ attributes }) => {
    const src = attributes.get("src");
    if (!src || !isSample(src.value)) return [];
    const file = join(staticDir, src.value);
    if (existsSync(file) && statSync(file).isFile()) return [];
    const known = visibleFilesIn(staticDir).map((name) => `/${name}`);
    const message = `there is no file ${src.value} in static/${didYouMean(src.value, known, "")}`;
    return [{ at: src.at, message }];
  });
}

/**
 * A form in the place of the survey, or the other way round. A calendar or another provider's form may stand
 * anywhere.
 */
function wrongKind(form: Placed): EmbedFault[] {
  const src = attribute(form, "src");
  const kind = src && kindOfForm(src.value);
  const wanted = form.place === "survey" ? "survey" : "form";
  if (!kind || kind === wanted) return [];
  const message =
    kind === "survey"
      ? "this is a survey, as its address says, and belongs in survey; paste the code of a form here"
      : "this is a form, as its address says; paste the code of a survey here, which asks one thing at a time";
  return [{ at: src.at, message }];
}

function repeated(form: Placed, earlier: readonly Placed[], source: Source): EmbedFault[] {
  for (const name of ["src", "id"]) {
    const own = attribute(form, name);
    const same = own && earlier.find((other) => attribute(other, name)?.value === own.value);
    if (!own || !same) continue;
    const { line } = source.problemInText(same.path, attribute(same, name)?.at ?? 0, "");
    const message =
      name === "src"
        ? `this is the form of ${same.place} (line ${line}) a second time; paste the code of the form that belongs here`
        : `the id "${own.value}" is there a second time; ${same.place} has it in line ${line}`;
    return [{ at: own.at, message }];
  }
  return [];
}
