const inEnglish = new Intl.DisplayNames("en", { type: "language", fallback: "none" });

const letters = [..."abcdefghijklmnopqrstuvwxyz"];
/** Three-letter codes (ISO 639-3) for languages that are spoken in the US but have no two-letter code. */
const threeLetters =
  "ase bem ceb chk chr chy cho ckb fil fon gaa haw hil hmn ilo jam kac kea kri lkt lou luo men mni moh mus " +
  "nan nap pag pam pap pcm pdc quc rhg rom scn shn sid syr tet tpi yue zap zun";
const alternativeNames = { Bengali: "bn", Farsi: "fa", Ilocano: "ilo", Mandarin: "zh", Tagalog: "fil" };

/** Maps English language names to language codes, such as `Vietnamese` to `vi`. */
export const languageCodes: ReadonlyMap<string, string> = new Map([
  ...letters.flatMap((first) => letters.map((second) => first + second)).flatMap(named),
  ...threeLetters.split(" ").flatMap(named),
  ...Object.entries(alternativeNames),
]);

function named(code: string): [name: string, code: string][] {
  const name = inEnglish.of(code);
  return name ? [[name, String(Intl.getCanonicalLocales(code)[0])]] : [];
}

/** Returns a language's code and native name, such as `español`; for an unknown language, only the English name. */
export function ownName(english: string): { lang?: string; text: string } {
  const [lang] = Intl.DisplayNames.supportedLocalesOf(languageCodes.get(english) ?? []);
  return { lang, text: (lang && new Intl.DisplayNames(lang, { type: "language" }).of(lang)) ?? english };
}
