const start = new Date();

/** Returns SOURCE_DATE_EPOCH (reproducible-builds.org); if unset, the start time of the process. */
export function buildTime(): Date {
  const { SOURCE_DATE_EPOCH: seconds } = process.env;
  return seconds ? new Date(Number(seconds) * 1000) : start;
}

/** Limits for the YAML files and images in `data/`. Text lengths are in characters. */
export const limits = {
  /** Maximum size of a YAML file. redirects.yaml may be larger, because it may have 2,000 entries. */
  fileBytes: 100_000,
  redirectsBytes: 400_000,
  /** Maximum length of a text. `name` also applies to headings. */
  lengths: { name: 120, text: 2000, quotation: 4000, markdown: 5000 },
  products: { min: 1, max: 12, of: "products" },
  productFeatures: { min: 1, max: 8, of: "features" },
  reviewSteps: { min: 1, max: 6, of: "steps" },
  policyLines: { min: 1, max: 10, of: "lines" },
  testimonials: { min: 0, max: 24, of: "testimonials" },
  cities: { min: 1, max: 60, of: "cities" },
  agents: { min: 1, max: 60, of: "agents" },
  languages: { min: 0, max: 6, of: "languages" },
  mainLines: { min: 0, max: 10, of: "main lines" },
  trustBadges: { min: 0, max: 10, of: "badges" },
  reasons: { min: 1, max: 10, of: "reasons" },
  certifications: { min: 0, max: 10, of: "certifications" },
  stats: { min: 0, max: 10, of: "figures" },
  reviewSites: { min: 0, max: 10, of: "sites" },
  carriers: { min: 0, max: 60, of: "carriers" },
  lines: { min: 0, max: 6, of: "kinds" },
  social: { min: 0, max: 6, of: "pages" },
  navigation: { min: 1, max: 8, of: "links" },
  companyLinks: { min: 1, max: 16, of: "links" },
  officeNotes: { min: 0, max: 6, of: "notes" },
  footerLabels: { min: 0, max: 10, of: "labels" },
  furtherLicenses: { min: 0, max: 10, of: "lines" },
  disclosures: { min: 0, max: 6, of: "paragraphs" },
  legalSections: { min: 1, max: 60, of: "sections" },
  legalParagraphs: { min: 1, max: 40, of: "paragraphs" },
  legalPoints: { min: 1, max: 40, of: "points" },
  officeHours: { min: 1, max: 14, of: "entries" },
  hoursRowName: 30,
  closures: { min: 0, max: 60, of: "days" },
  closureYears: 5,
  closureName: 40,
  figure: 20,
  license: 40,
  /** Maximum length of a word in the agency's name, so the word fits in the header on a phone. */
  agencyNameWord: 24,
  /** Maximum length of a link text such as 'Call', so the text fits in the header on a phone. */
  headerLabel: 24,
  allowedSites: { min: 0, max: 20, of: "addresses" },
  redirects: { min: 0, max: 2000, of: "redirects" },
  /** Maximum length of each of a redirect's two URLs. Cloudflare limits a redirect to 1,000 characters. */
  redirectAddress: 450,
  url: 2000,
  reviews: { min: 1, max: 100_000 },
  rating: { min: 1, max: 5 },
  frameHeight: { min: 200, max: 2000 },
  since: { min: 1700, max: buildTime().getFullYear() },
  /** Minimum width of the principal's photo in pixels: twice the card's 600 CSS pixels, for 2x displays. */
  photoWidth: 1200,
  /** Minimum height of the principal's photo in pixels. 4:3 photos are allowed; the square card crops their sides. */
  photoHeight: 900,
  /** Minimum width and height of a directory portrait in pixels: 56 CSS pixels on a 3x display. */
  facePhoto: 168,
  /** Maximum width and height of a photo in pixels. Larger photos could exhaust the build's memory. */
  photoMaxSide: 12_000,
} as const;

export interface Limit {
  readonly min: number;
  readonly max: number;
  /** The noun for the list's entries in error messages, such as `products`. */
  readonly of: string;
}
