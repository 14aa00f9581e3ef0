import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";

const data = join(__dirname, "../../data");
const MOST_WORDS = 25;

/** Everything that sells or helps. The legal texts have to be exact first; they have headings to jump to. */
const files = readdirSync(data).filter((name) => name.endsWith(".yaml"));

/** Every text of a file, with the place where it stands. */
function texts(value: unknown, place: string): [place: string, text: string][] {
  if (typeof value === "string") return [[place, value]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => texts(inner, `${place} > ${key}`));
}

const sentences = (text: string) => text.split(/(?<=[.!?…:])\s+/);
const words = (sentence: string) => sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));

describe("plain language", () => {
  it.each(files)(`no sentence in %s has more than ${MOST_WORDS} words`, (name) => {
    const long = texts(parse(readFileSync(join(data, name), "utf8")), name).flatMap(([place, text]) =>
      sentences(text)
        .filter((sentence) => words(sentence).length > MOST_WORDS)
        .map((sentence) => `${place}: ${sentence}`),
    );
    expect(long).toEqual([]);
  });

  it("finds a long sentence, and counts slots and numbers as words", () => {
    expect(words("{figures.clients} clients, since 2022 — in Phoenix.")).toHaveLength(6);
    expect(sentences("One. Two! Three?")).toEqual(["One.", "Two!", "Three?"]);
  });
});
