import { type EmbedTag, embedTags } from "../declarations/embedTags";
import { addressFault, announces } from "../declarations/frameAddress";
import { ownIds } from "../declarations/linkTargets";

/** Something that is wrong in an embed code. */
export interface EmbedFault {
  /** Where it is, as an offset of the code. */
  at: number;
  message: string;
}

/**
 * Tags that may stand around or beside the iframe, and that the site leaves out: it gives the frame a place and a look
 * of its own.
 */
const wrappers = ["div", "p", "span", "center", "section", "figure", "br", "style", "noscript"];

const copyAgain = "copy the code once more from the provider, from its first < to its last >";

/**
 * Everything that keeps an embed code from being used, each with what to do. Only the first where the code is not
 * whole.
 */
export function embedFaults(code: string): EmbedFault[] {
  const { tags, words, broken } = embedTags(code);
  const frames = tags.filter(({ name }) => name === "iframe");
  const [frame, ...otherFrames] = frames;

  const curly = code.search(/=\s*[“”„‟‘’]/);
  if (curly >= 0) {
    const message = `the quotes here are curly ones, as mail and text programs make them; ${copyAgain}`;
    return [{ at: curly + 1, message }];
  }
  if (broken !== undefined) {
    return [{ at: broken, message: `the code is not whole: a quote or a > is missing here; ${copyAgain}` }];
  }
  if (!frame) return [{ at: 0, message: withoutFrame(code, tags) }];
  const unclosed = tags.find(({ name, closed }) => !closed && (name === "iframe" || name === "script"));
  if (unclosed) {
    const message = `the code is not whole: this <${unclosed.name}> has no </${unclosed.name}>; ${copyAgain}`;
    return [{ at: unclosed.at, message }];
  }

  const faults = otherFrames.map(({ at }) => ({
    at,
    message: "this is a second <iframe>, and each place shows one form; delete one of the two",
  }));
  faults.push(...frameFaults(frame), ...scriptFaults(tags, frame));
  for (const { name, at } of tags) {
    if (name === "iframe" || name === "script" || wrappers.includes(name)) continue;
    faults.push({ at, message: `<${name}> cannot stand here: the site shows the <iframe> alone; delete it` });
  }
  if (words !== undefined) {
    const message = /^height:/.test(code.slice(words))
      ? "height: has two spaces before it and no more, so that it is no part of the code"
      : "these words are no part of the code and would not show; delete them";
    faults.push({ at: words, message });
  }
  return faults;
}

function withoutFrame(code: string, tags: readonly EmbedTag[]): string {
  if (/^https?:\/\/\S+$/.test(code.trim())) {
    return "this is a link and no embed code: paste the code that begins with <iframe";
  }
  if (/&lt;\s*iframe/i.test(code))
    return `the code has &lt; in the place of <, as some web pages write it; ${copyAgain}`;
  if (/<\/iframe/i.test(code))
    return `the code is not whole: its beginning, <iframe, is missing; ${copyAgain}`;
  if (tags.some(({ name }) => name === "script")) {
    return "the code has no <iframe>, only a script, which the site cannot show; look for the provider's iframe code (docs/editing.md says who has one)";
  }
  return "the code has no <iframe>; paste the provider's whole embed code (docs/editing.md shows where it is)";
}

function frameFaults(frame: EmbedTag): EmbedFault[] {
  const faults: EmbedFault[] = [];
  const src = frame.attributes.get("src");
  const fault = src && addressFault(src.value);
  if (!src)
    faults.push({ at: frame.at, message: `this <iframe> has no src="…" with an address; ${copyAgain}` });
  else if (fault) faults.push({ at: src.at, message: `the address ${fault}` });

  const id = frame.attributes.get("id");
  if (id && !/^[A-Za-z0-9_-]+$/.test(id.value)) {
    faults.push({ at: id.at, message: `the id "${id.value}" must be letters, digits, - and _ only` });
  } else if (id && ownIds.includes(id.value)) {
    const message = `the id "${id.value}" is one that the page has already; take id="${id.value}" out of the code`;
    faults.push({ at: id.at, message });
  }
  return faults;
}

function scriptFaults(tags: readonly EmbedTag[], frame: EmbedTag): EmbedFault[] {
  const scripts = tags.filter(({ name }) => name === "script");
  const faults = scripts
    .filter(({ attributes }) => !attributes.has("src"))
    .map(({ at }) => ({
      at,
      message:
        "this <script> has its code inside, which the site's security policy never runs; delete it from <script> to </script>: the form shows without it",
    }));
  // The script of a form that does not announce itself is not loaded (embedFrame.ts), whatever its address.
  if (!announces(frame.attributes.get("src")?.value ?? "")) return faults;
  const addresses = scripts.flatMap(({ attributes }) => attributes.get("src") ?? []);
  for (const { at, value } of addresses) {
    const fault = addressFault(value);
    if (fault) faults.push({ at, message: `the address ${fault}` });
    else if (value !== addresses[0]?.value) {
      const message =
        "this is a second script; the provider's form needs only the one that its own code ends with, so delete the other";
      faults.push({ at, message });
    }
  }
  return faults;
}
