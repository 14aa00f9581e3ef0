const inEnglish = new Intl.DisplayNames("en", { type: "language", fallback: "none" });

const letters = [..."abcdefghijklmnopqrstuvwxyz"];
/** Codes of three letters (ISO 639-3) of languages that people in the US speak and that have no shorter code. */
const threeLetters =
  "ase bem ceb chk chr chy cho ckb fil fon gaa haw hil hmn ilo jam kac kea kri lkt lou luo men mni moh mus " +
  "nan nap pag pam pap pcm pdc quc rhg rom scn shn sid syr tet tpi yue zap zun";
/** Languages with a second name in English, and their codes. */
const otherNames = { Bengali: "bn", Farsi: "fa", Ilocano: "ilo", Mandarin: "zh", Tagalog: "fil" };

/** The languages' codes by English name, such as `Vietnamese`. */
export const languageCodes: ReadonlyMap<string, string> = new Map([
  ...letters.flatMap((first) => letters.map((second) => first + second)).flatMap(named),
  ...threeLetters.split(" ").flatMap(named),
  ...Object.entries(otherNames),
]);

function named(code: string): [name: string, code: string][] {
  const name = inEnglish.of(code);
  return name ? [[name, String(Intl.getCanonicalLocales(code)[0])]] : [];
}

/** Returns a language's name in itself and its `lang`; without both, where Node does not know them, the English name. */
export function ownName(name: string): { lang?: string; words: string } {
  const [lang] = Intl.DisplayNames.supportedLocalesOf(languageCodes.get(name) ?? []);
  return { lang, words: (lang && new Intl.DisplayNames(lang, { type: "language" }).of(lang)) ?? name };
}
