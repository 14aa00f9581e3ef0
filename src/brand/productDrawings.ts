import { color } from "../styles/tokens";

const { ridgeNear: ink, ridgeMiddle: clay, actionPressed: shade, ridgeFar: rose, sun, calm: leaf } = color;
const { skyLow: peach, skyMiddle: cream, skyHigh: sand, textOnDarkMuted: mist, textMuted: dusk } = color;

/** SVG markup of the product drawings, each 72 × 64 units. The keys are icon names (src/content/schema/products.ts). */
const productDrawings: Record<Queries.ProductIcon, string> = {
  auto: `<path fill="${clay}" d="M3 56V40q0-4 4-4l5-16h32l10 16 12 2q5 1 5 6v12"/><path fill="${ink}" d="M12 36l4-11h11v11M30 36V25h12l7 11M0 36h5v13H0M1 53h71v5H1M9 56a9 9 0 0 1 18 0 9 9 0 0 1-18 0M47 56a9 9 0 0 1 18 0 9 9 0 0 1-18 0"/><path fill="${cream}" d="M11 18h34v4H11M67 42h4v5h-4M14 56a4 4 0 0 1 8 0 4 4 0 0 1-8 0M52 56a4 4 0 0 1 8 0 4 4 0 0 1-8 0"/>`,
  home: `<path fill="${sand}" d="M9 66V36l26-22 26 22v30"/><path fill="${peach}" d="M35 12l26 22v32H35"/><path fill="${clay}" d="M35 6L0 36l4 5 31-26 31 26 4-5-14-12V13h-8v4"/><path fill="${leaf}" d="M29 66V52a6 6 0 0 1 12 0v14"/><path fill="${ink}" d="M16 44h8v9h-8M46 44h8v9h-8M32 26h6v6h-6"/>`,
  life: `<path fill="${leaf}" d="M24 47C-6 33-4 0 13 0q8 0 11 8Q27 0 35 0c17 0 19 33-11 47"/><path fill="${ink}" d="M20 66l2-24-8-9 2-2 7 7V25h2v10l7-7 2 2-8 10 2 26"/><path fill="${clay}" d="M44 66l3-22q5-6 10 0l3 22M47 34a5 5 0 0 0 10 0 5 5 0 0 0-10 0"/><path fill="${sun}" d="M60 66l3-13q3-4 6 0l3 13M62 46a4 4 0 0 0 8 0 4 4 0 0 0-8 0"/>`,
  commercial: `<path fill="${ink}" d="M6 12h60v16H6"/><path fill="${sand}" d="M6 28h60v38H6"/><path fill="${sun}" d="M12 44h26v14H12"/><path fill="${leaf}" d="M46 44h14v22H46"/><path fill="${cream}" d="M16 17h40v3H16M5 25h62l5 12a6 6 0 0 1-12 0 6 6 0 0 1-12 0 6 6 0 0 1-12 0 6 6 0 0 1-12 0 6 6 0 0 1-12 0 6 6 0 0 1-12 0"/><path fill="${clay}" d="M5 25h9l-2 12a6 6 0 0 1-12 0M26 25h10v12a6 6 0 0 1-12 0M47 25h11l2 12a6 6 0 0 1-12 0"/>`,
  umbrella: `<path fill="${clay}" d="M0 34C2 14 18 3 36 3s34 11 36 31q-6-7-12 0-6-7-12 0-6-7-12 0-6-7-12 0-6-7-12 0-6-7-12 0"/><path fill="${cream}" d="M24 34C24 14 30 3 36 3s12 11 12 31q-6-7-12 0-6-7-12 0"/><path fill="${sand}" d="M7 66V50h20v16"/><path fill="${leaf}" d="M3 52l14-13 14 13"/><path fill="${sun}" d="M41 60v-6l5-1 5-7h11l5 7 6 2v5"/><path fill="${ink}" d="M35 0h3v3h-3M35 33h3v33h-3M49 53l3-4h8l3 4M45 60a3 3 0 0 0 6 0M61 60a3 3 0 0 0 6 0"/>`,
  renters: `<path fill="${peach}" opacity=".4" d="M50 24h24l6 42H44"/><path fill="${ink}" d="M61 20h2v46h-2M4 59h4v7H4M42 59h4v7h-4"/><path fill="${peach}" d="M56 4h12l6 20H50"/><path fill="${clay}" d="M5 54V36q0-6 6-6h28q6 0 6 6v18"/><path fill="${rose}" d="M0 60V48q0-5 5-5t5 5v5h30v-5q0-5 5-5t5 5v12"/>`,
  boat: `<path fill="none" stroke="${ink}" stroke-width="3" d="M35 0v50"/><path fill="${sand}" d="M38 4q25 16 25 38H38"/><path fill="${rose}" d="M32 10Q11 24 9 42h23"/><path fill="${clay}" d="M3 47h66q-3 16-15 19H18Q6 63 3 47"/><path fill="${ink}" d="M4 51h64l-1 4H5"/><path fill="${sun}" d="M35 0h11l-3 3 3 4H35"/>`,
  dental: `<path fill="none" stroke="${ink}" stroke-width="4" d="M10 66V3"/><path fill="none" stroke="${ink}" stroke-width="3" d="M9 6h54M24 6v8M56 6v8"/><path fill="${leaf}" d="M16 12h48v44H16"/><path fill="${sand}" d="M40 21c-7-6-17-3-17 7 0 9 4 9 5 16 1 9 6 9 7 1s2-9 5-9 4 2 5 9 6 8 7-1c1-7 5-7 5-16 0-10-10-13-17-7"/>`,
  flood: `<path fill="${sand}" d="M14 60V32l22-18 22 18v28"/><path fill="${peach}" d="M36 12l22 20v28H36"/><path fill="${clay}" d="M36 4L4 31l4 5 28-23 28 23 4-5"/><path fill="${ink}" d="M31 34h10v10H31"/><path fill="${mist}" d="M-6 52q6-6 12 0t12 0 12 0 12 0 12 0 12 0 12 0v16H-6"/><path fill="${dusk}" d="M-12 60q6-6 12 0t12 0 12 0 12 0 12 0 12 0 12 0 12 0v10H-12"/>`,
  pet: `<path fill="none" stroke="${shade}" stroke-width="5" stroke-linecap="round" d="M22 62q-14-2-12-18"/><path fill="${clay}" d="M16 66q-2-24 12-31 7-5 5-17 2-12 14-12l6 4 11 5q1 8-7 9l-8 1q0 8 4 17t3 24"/><path fill="${shade}" d="M37 8q-12 2-9 18 2 5 7 1 4-6 6-16"/><path fill="${ink}" d="M46 14h4v4h-4M60 13h5v5h-5"/><path fill="${leaf}" d="M33 30l16-2 1 5-17 2"/>`,
  rv: `<path fill="${sand}" d="M1 56V36q0-20 18-20h34q18 0 18 20v20"/><path fill="${sun}" d="M1 44h70v6H1"/><path fill="${ink}" d="M9 26h19v12H9M50 26h13v12H50M-1 54h74v4H-1"/><path fill="${leaf}" d="M33 26h12v29H33"/><g fill="${cream}" stroke="${ink}" stroke-width="5"><circle cx="19" cy="56" r="6"/><circle cx="58" cy="56" r="6"/></g>`,
  workers: `<path fill="${sun}" d="M2 57q0-30 25-30t25 30"/><path fill="${peach}" d="M21 41V23h12v18"/><path fill="${clay}" d="M-2 55h58v9H-2"/><path fill="${shade}" d="M58 28h6l10 38H48"/><path fill="${cream}" d="M55 42h12l3 9H52"/>`,
};

/** The dunes behind and in front of each drawing. They are wider than the drawing, to span the whole product card. */
const farDune =
  '<path opacity=".4" d="M-89 60C-39 56-9 49 31 49 66 49 91 57 136 57 171 57 196 50 236 51 281 52 306 62 346 62 391 62 406 53 446 51V100H-89"/>';
const nearDune =
  '<path d="M-34 72c30-8 60-10 95-8 25 1.5 45 8 80 7 35-1.5 55-11 95-12 35-1 55 7 80 9 40 2.5 60-3 100-2V100H-34"/>';

export const productScene = (icon: Queries.ProductIcon) => farDune + productDrawings[icon] + nearDune;
