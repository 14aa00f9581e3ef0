/**
 * Languages that an agent may speak besides English: the HTML `lang` code, and "speaks this language" in the language
 * itself, gender-neutral where the language allows.
 */
export const languages = {
  Spanish: { lang: "es", words: "Habla español" },
  Amharic: { lang: "am", words: "አማርኛ ይናገራል" },
  Arabic: { lang: "ar", words: "نتحدث العربية" },
  Bosnian: { lang: "bs", words: "Govori bosanski" },
  Chinese: { lang: "zh", words: "会说中文" },
  French: { lang: "fr", words: "Parle français" },
  German: { lang: "de", words: "Spricht Deutsch" },
  Hindi: { lang: "hi", words: "हिन्दी में बात कर सकते हैं" },
  Italian: { lang: "it", words: "Parla italiano" },
  Japanese: { lang: "ja", words: "日本語で対応できます" },
  Korean: { lang: "ko", words: "한국어 상담 가능" },
  Navajo: { lang: "nv", words: "Diné bizaad yee yáłtiʼ" },
  Persian: { lang: "fa", words: "به فارسی صحبت می‌کنیم" },
  Polish: { lang: "pl", words: "Mówi po polsku" },
  Portuguese: { lang: "pt", words: "Fala português" },
  Punjabi: { lang: "pa", words: "ਪੰਜਾਬੀ ਬੋਲਦੇ ਹਨ" },
  Romanian: { lang: "ro", words: "Vorbește română" },
  Russian: { lang: "ru", words: "Говорит по-русски" },
  Somali: { lang: "so", words: "Wuxuu ku hadlaa Soomaali" },
  Swahili: { lang: "sw", words: "Anazungumza Kiswahili" },
  Tagalog: { lang: "tl", words: "Nagsasalita ng Tagalog" },
  Ukrainian: { lang: "uk", words: "Розмовляє українською" },
  Urdu: { lang: "ur", words: "اردو بولتے ہیں" },
  Vietnamese: { lang: "vi", words: "Nói tiếng Việt" },
} as const satisfies Record<string, { lang: string; words: string }>;

/** The English name of a language, such as `Spanish`. */
export type Language = keyof typeof languages;
