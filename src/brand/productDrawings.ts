import { color } from "../styles/tokens";
import { RIDGE_ID } from "./skylineMarkup";

const { ridgeNear: ink, ridgeMiddle: clay, actionPressed: shade, ridgeFar: rose, sun, calm: leaf } = color;
const { skyLow: peach, skyMiddle: cream, skyHigh: sand, textOnDarkMuted: mist, textMuted: dusk } = color;

/** SVG markup (72 × 64 units), keyed by the icon names in data/. */
const productDrawings = {
  auto: `<path fill="${clay}" d="M3 56V40q0-4 4-4l5-16h32l10 16 12 2q5 1 5 6v12"/><path fill="${ink}" d="M12 36l4-11h11v11M30 36V25h12l7 11M0 36h5v13H0M1 53h71v5H1M9 56a9 9 0 0 1 18 0 9 9 0 0 1-18 0M47 56a9 9 0 0 1 18 0 9 9 0 0 1-18 0"/><path fill="${cream}" d="M11 18h34v4H11M67 42h4v5h-4M14 56a4 4 0 0 1 8 0 4 4 0 0 1-8 0M52 56a4 4 0 0 1 8 0 4 4 0 0 1-8 0"/>`,
  home: `<path fill="${sand}" d="M9 66V36l26-22 26 22v30"/><path fill="${peach}" d="M35 12l26 22v32H35"/><path fill="${clay}" d="M35 6L0 36l4 5 31-26 31 26 4-5-14-12V13h-8v4"/><path fill="${leaf}" d="M29 66V52a6 6 0 0 1 12 0v14"/><path fill="${ink}" d="M16 44h8v9h-8M46 44h8v9h-8M32 26h6v6h-6"/>`,
  life: `<path fill="${leaf}" d="M24 47C-6 33-4 0 13 0q8 0 11 8Q27 0 35 0c17 0 19 33-11 47"/><path fill="${ink}" d="M20 66l2-24-8-9 2-2 7 7V25h2v10l7-7 2 2-8 10 2 26"/><path fill="${clay}" d="M44 66l3-22q5-6 10 0l3 22M47 34a5 5 0 0 0 10 0 5 5 0 0 0-10 0"/><path fill="${sun}" d="M60 66l3-13q3-4 6 0l3 13M62 46a4 4 0 0 0 8 0 4 4 0 0 0-8 0"/>`,
  commercial: `<path fill="${ink}" d="M6 12h60v16H6"/><path fill="${sand}" d="M6 28h60v38H6"/><path fill="${sun}" d="M12 44h26v14H12"/><path fill="${leaf}" d="M46 44h14v22H46"/><path fill="${cream}" d="M16 17h40v3H16M5 25h62l5 12a6 6 0 0 1-12 0 6 6 0 0 1-12 0 6 6 0 0 1-12 0 6 6 0 0 1-12 0 6 6 0 0 1-12 0 6 6 0 0 1-12 0"/><path fill="${clay}" d="M5 25h9l-2 12a6 6 0 0 1-12 0M26 25h10v12a6 6 0 0 1-12 0M47 25h11l2 12a6 6 0 0 1-12 0"/>`,
  umbrella: `<path fill="${clay}" d="M0 34C2 14 18 3 36 3s34 11 36 31q-6-7-12 0-6-7-12 0-6-7-12 0-6-7-12 0-6-7-12 0-6-7-12 0"/><path fill="${cream}" d="M24 34C24 14 30 3 36 3s12 11 12 31q-6-7-12 0-6-7-12 0"/><path fill="${sand}" d="M7 66V50h20v16"/><path fill="${leaf}" d="M3 52l14-13 14 13"/><path fill="${sun}" d="M41 60v-6l5-1 5-7h11l5 7 6 2v5"/><path fill="${ink}" d="M35 0h3v3h-3M35 33h3v33h-3M49 53l3-4h8l3 4M45 60a3 3 0 0 0 6 0M61 60a3 3 0 0 0 6 0"/>`,
  renters: `<path fill="${peach}" opacity=".4" d="M50 24h24l6 42H44"/><path fill="${ink}" d="M61 20h2v46h-2M4 59h4v7H4M42 59h4v7h-4"/><path fill="${peach}" d="M56 4h12l6 20H50"/><path fill="${clay}" d="M5 54V36q0-6 6-6h28q6 0 6 6v18"/><path fill="${rose}" d="M0 60V48q0-5 5-5t5 5v5h30v-5q0-5 5-5t5 5v12"/>`,
  benefits: `<path fill="none" stroke="${ink}" stroke-width="5" d="M24 22v-8q0-4 4-4h16q4 0 4 4v8"/><path fill="${shade}" d="M0 24q0-4 4-4h64q4 0 4 4v42H0"/><path fill="${clay}" d="M0 24q0-4 4-4h64q4 0 4 4v14H0"/><path fill="${cream}" d="M36 56C18 46 20 31 29 31q5 0 7 5 2-5 7-5c9 0 11 15-7 25"/>`,
  boat: `<path fill="none" stroke="${ink}" stroke-width="3" d="M35 0v50"/><path fill="${sand}" d="M38 4q25 16 25 38H38"/><path fill="${rose}" d="M32 10Q11 24 9 42h23"/><path fill="${clay}" d="M3 47h66q-3 16-15 19H18Q6 63 3 47"/><path fill="${ink}" d="M4 51h64l-1 4H5"/><path fill="${sun}" d="M35 0h11l-3 3 3 4H35"/>`,
  bond: `<path fill="${sand}" d="M12 2h48v64H12"/><path fill="${mist}" d="M20 10h32v4H20M20 19h32v3H20M20 26h32v3H20M20 33h16v3H20"/><path fill="${clay}" d="M42 44v18l6-4 6 4V44"/><circle cx="48" cy="42" r="9" fill="${sun}"/><circle cx="48" cy="42" r="5" fill="${peach}"/>`,
  condo: `<path fill="${sand}" d="M8 66V4h30v62"/><path fill="${clay}" d="M38 66V22h26v44M5 2h36v5H5"/><path fill="${ink}" d="M13 13h8v7h-8M25 13h8v7h-8M13 25h8v7h-8M25 25h8v7h-8M13 37h8v7h-8M25 37h8v7h-8M18 50h10v16H18"/><path fill="${peach}" d="M43 29h6v7h-6M53 29h6v7h-6M43 42h6v7h-6M53 42h6v7h-6"/>`,
  cyber: `<path fill="${ink}" d="M9 18q0-4 4-4h46q4 0 4 4v42H9"/><path fill="${leaf}" d="M14 19h44v34H14"/><path fill="${dusk}" d="M0 58h72v8H0"/><path fill="${sun}" d="M26 34h20v14H26"/><path fill="none" stroke="${sun}" stroke-width="4" d="M31 35v-4a5 5 0 0 1 10 0v4"/>`,
  dental: `<path fill="none" stroke="${ink}" stroke-width="4" d="M10 66V3"/><path fill="none" stroke="${ink}" stroke-width="3" d="M9 6h54M24 6v8M56 6v8"/><path fill="${leaf}" d="M16 12h48v44H16"/><path fill="${sand}" d="M40 21c-7-6-17-3-17 7 0 9 4 9 5 16 1 9 6 9 7 1s2-9 5-9 4 2 5 9 6 8 7-1c1-7 5-7 5-16 0-10-10-13-17-7"/>`,
  event: `<path fill="none" stroke="${ink}" stroke-width="1.5" d="M18 26l18 36L54 28M36 20v40"/><path fill="${clay}" d="M5 16a13 14 0 0 1 26 0q0 11-13 18Q5 27 5 16"/><path fill="${leaf}" d="M41 18a13 14 0 0 1 26 0q0 11-13 18-13-7-13-18"/><path fill="${sun}" d="M23 12a13 14 0 0 1 26 0q0 11-13 18-13-7-13-18"/><path fill="${shade}" d="M22 48h28v18H22"/><path fill="${cream}" d="M33 48h6v18h-6"/>`,
  farm: `<path fill="${mist}" d="M53 66V20q0-9 9-9t9 9v46"/><path fill="${shade}" d="M4 66V34l9-16 17-10 17 10 9 16v32"/><path fill="none" stroke="${ink}" stroke-width="4" stroke-linejoin="round" d="M2 36l11-18L30 8l17 10 11 18"/><path fill="${cream}" d="M26 21h8v9h-8"/><path fill="none" stroke="${cream}" stroke-width="3" d="M19 66V38h22v28M19 38l22 24M41 38L19 62"/>`,
  flood: `<path fill="${sand}" d="M14 60V32l22-18 22 18v28"/><path fill="${peach}" d="M36 12l22 20v28H36"/><path fill="${clay}" d="M36 4L4 31l4 5 28-23 28 23 4-5"/><path fill="${ink}" d="M31 34h10v10H31"/><path fill="${mist}" d="M-6 52q6-6 12 0t12 0 12 0 12 0 12 0 12 0 12 0v16H-6"/><path fill="${dusk}" d="M-12 60q6-6 12 0t12 0 12 0 12 0 12 0 12 0 12 0 12 0v10H-12"/>`,
  health: `<path fill="none" stroke="${ink}" stroke-width="5" d="M24 22v-6q0-4 4-4h16q4 0 4 4v6"/><path fill="${sand}" d="M2 26q0-6 6-6h56q6 0 6 6v40H2"/><path fill="${peach}" d="M59 20h5q6 0 6 6v40H59"/><path fill="${clay}" d="M31 27h10v10h10v10H41v10H31V47H21V37h10"/>`,
  motorcycle: `<path fill="none" stroke="${ink}" stroke-width="5" d="M4 52a10 10 0 1 0 20 0 10 10 0 1 0-20 0M48 52a10 10 0 1 0 20 0 10 10 0 1 0-20 0"/><path fill="none" stroke="${mist}" stroke-width="5" d="M12 53h30l10-5"/><path fill="none" stroke="${ink}" stroke-width="4" d="M58 52L47 24h-9"/><path fill="${clay}" d="M26 33q12-6 24 2l-5 13H28L8 42q6-8 18-9"/><path fill="${ink}" d="M6 35q10-4 19-2l2 5H9"/><circle cx="53" cy="31" r="5" fill="${peach}"/>`,
  pet: `<path fill="none" stroke="${shade}" stroke-width="5" stroke-linecap="round" d="M22 62q-14-2-12-18"/><path fill="${clay}" d="M16 66q-2-24 12-31 7-5 5-17 2-12 14-12l6 4 11 5q1 8-7 9l-8 1q0 8 4 17t3 24"/><path fill="${shade}" d="M37 8q-12 2-9 18 2 5 7 1 4-6 6-16"/><path fill="${ink}" d="M46 14h4v4h-4M60 13h5v5h-5"/><path fill="${leaf}" d="M33 30l16-2 1 5-17 2"/>`,
  rv: `<path fill="${sand}" d="M1 56V36q0-20 18-20h34q18 0 18 20v20"/><path fill="${sun}" d="M1 44h70v6H1"/><path fill="${ink}" d="M9 26h19v12H9M50 26h13v12H50M-1 54h74v4H-1"/><path fill="${leaf}" d="M33 26h12v29H33"/><g fill="${cream}" stroke="${ink}" stroke-width="5"><circle cx="19" cy="56" r="6"/><circle cx="58" cy="56" r="6"/></g>`,
  senior: `<circle cx="23" cy="18" r="9" fill="${mist}"/><circle cx="49" cy="20" r="8" fill="${dusk}"/><path fill="${leaf}" d="M8 66V40q2-12 15-12t15 12v26"/><path fill="${clay}" d="M36 66V42q2-12 13-12t13 12v24"/><path fill="${shade}" d="M0 38h72v6H0M0 48h72v6H0"/><path fill="${ink}" d="M5 36h5v30H5M62 36h5v30h-5"/>`,
  travel: `<path fill="none" stroke="${ink}" stroke-width="4" d="M26 16V6h20v10"/><path fill="${leaf}" d="M6 22q0-6 6-6h48q6 0 6 6v44H6"/><path fill="${cream}" d="M14 16h7v50h-7M51 16h7v50h-7"/><circle cx="36" cy="38" r="10" fill="${sun}"/><path fill="${clay}" d="M27 43l6-9 5 5 3-3 4 7q-9 10-18 0"/>`,
  truck: `<path fill="${sand}" d="M0 16h44v40H0"/><path fill="${clay}" d="M46 24h14q3 0 5 4l7 13v15H46"/><path fill="${ink}" d="M51 29h8l6 11H51M0 53h72v5H0"/><path fill="${sun}" d="M0 36h44v6H0"/><g fill="${cream}" stroke="${ink}" stroke-width="5"><circle cx="14" cy="56" r="6"/><circle cx="58" cy="56" r="6"/></g>`,
  valuables: `<path fill="none" stroke="${sun}" stroke-width="6" d="M19 44a17 17 0 1 0 34 0 17 17 0 1 0-34 0"/><path fill="${sand}" d="M24 2h24l11 11-23 20-23-20"/><path fill="${mist}" d="M24 2l4 11h16l4-11 11 11H44l-8 20-8-20H13"/>`,
  workers: `<path fill="${sun}" d="M2 57q0-30 25-30t25 30"/><path fill="${peach}" d="M21 41V23h12v18"/><path fill="${clay}" d="M-2 55h58v9H-2"/><path fill="${shade}" d="M58 28h6l10 38H48"/><path fill="${cream}" d="M55 42h12l3 9H52"/>`,
};

type ProductIcon = keyof typeof productDrawings;
export const productIcons = Object.keys(productDrawings) as ProductIcon[];

/** SVG matrices. Each pair transforms two copies of the skyline's nearest ridge into a far dune and a near dune. */
const dunes: [far: string, near: string][] = [
  ["-.5 0 0 .5 1196 -87", ".5 0 0 .5 -34 -80"],
  [".5 0 0 .5 -640 -92", "-.5 0 0 .5 1001 -75"],
  [".5 0 0 .5 -34 -91", "-.5 0 0 .5 1196 -73"],
];

export function productScene(icon: ProductIcon, index: number): string {
  const [far, near] = (dunes[index % dunes.length] ?? []).map(
    (matrix) => `<use href="#${RIDGE_ID}" transform="matrix(${matrix})"`,
  );
  return `${far} opacity=".4"/>${productDrawings[icon]}${near}/>`;
}
