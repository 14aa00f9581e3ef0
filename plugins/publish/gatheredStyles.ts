/**
 * A page's minified style sheet with what is alike beside each other, which compresses by half a kilobyte more: the rules
 * of each media query once, those with the same declarations as one, and the rest in the order of their declarations.
 *
 * Nothing shown changes by it, because emotion gives an element one class. So the order of two rules matters only within
 * a class, where it stays: plain rules, then those of wider and wider windows, then other media; `:hover` before
 * `:active`. The global rules, which are as strong as a class here and there, stay in front as they are.
 * @param css as lightningcss writes it, with emotion's own class names, which begin with `s-`
 */
export function gatheredStyles(css: string): string {
  const rules = rulesOf(css);
  const first = rules.findIndex((rule) => rule.includes(".s-"));
  if (first < 0) return css;
  const plain: string[] = [];
  const media = new Map<string, string[]>();
  for (const rule of rules.slice(first)) {
    const [, query, inside] = /^(@media[^{]*)\{([\s\S]*)\}$/.exec(rule) ?? [];
    if (query && inside) media.set(query, [...(media.get(query) ?? []), ...rulesOf(inside)]);
    else plain.push(rule);
  }
  const blocks = [...media]
    .sort(([one], [other]) => windowWidth(one) - windowWidth(other))
    .map(([query, inside]) => `${query}{${sorted(joined(inside)).join("")}}`);
  return [...rules.slice(0, first), ...sorted(plain), ...blocks].join("");
}

/** The rules of a sheet, each with what is inside of its braces. */
function rulesOf(css: string): string[] {
  const rules: string[] = [];
  let depth = 0;
  let from = 0;
  for (const { 0: brace, index } of css.matchAll(/[{}]/g)) {
    depth += brace === "{" ? 1 : -1;
    if (depth > 0) continue;
    rules.push(css.slice(from, index + 1));
    from = index + 1;
  }
  return rules;
}

/** A rule of one class and nothing else: no other rule of its class can be as strong in the same place. */
const ofOneClass = /^\.s-[a-z0-9]+\{/;

const declarations = (rule: string) => rule.slice(rule.indexOf("{"));

/** Rules of single classes that declare the same become one. */
function joined(rules: readonly string[]): string[] {
  const selectors = new Map<string, string[]>();
  const others: string[] = [];
  for (const rule of rules) {
    if (!ofOneClass.test(rule)) others.push(rule);
    else {
      const key = declarations(rule);
      selectors.set(key, [...(selectors.get(key) ?? []), rule.slice(0, -key.length)]);
    }
  }
  return [...[...selectors].map(([key, names]) => names.join(",") + key), ...others];
}

/** Rules of classes alone by what they declare; the others behind them, in their own order. */
function sorted(rules: readonly string[]): string[] {
  const simple = (rule: string) => /^\.s-[^:>~+ [{]*\{/.test(rule);
  return [
    ...rules.filter(simple).toSorted((one, other) => (declarations(one) < declarations(other) ? -1 : 1)),
    ...rules.filter((rule) => !simple(rule)),
  ];
}

/** From which width of the window on a query is for, in em; queries about something else come last. */
function windowWidth(query: string): number {
  const [, sign, width] = /\(width([<>])=([\d.]+)em\)/.exec(query) ?? [];
  if (!width) return Number.POSITIVE_INFINITY;
  return sign === "<" ? -1 : Number(width);
}
