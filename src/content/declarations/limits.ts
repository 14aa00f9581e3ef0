const start = new Date();

/** Returns the time in SOURCE_DATE_EPOCH (reproducible-builds.org); if unset, the start time of the process. */
export function buildTime(): Date {
  const { SOURCE_DATE_EPOCH: seconds } = process.env;
  return seconds ? new Date(Number(seconds) * 1000) : start;
}

/** Limits for the YAML files and images in `data/`. The lengths of texts are in characters. */
export const limits = {
  /** Two numbers are a minimum and maximum, mostly of a list's entries. One number is a text's maximum length. */
  mainLines: [0, 10],
  languages: [0, 6],
  agents: [1, 60],
  productFeatures: [1, 8],
  products: [1, 12],
  lines: [0, 6],
  carriers: [0, 60],
  rating: [1, 5],
  testimonials: [0, 24],
  cities: [1, 60],
  hoursRowName: 30,
  officeHours: [1, 14],
  closureName: 40,
  closures: [0, 60],
  license: 40,
  furtherLicenses: [0, 10],
  reviews: [1, 100_000],
  figure: 20,
  social: [0, 6],
  navigation: [1, 8],
  companyLinks: [1, 16],
  footerLabels: [0, 10],
  disclosures: [0, 6],
  legalParagraphs: [1, 40],
  legalPoints: [1, 40],
  legalSections: [1, 60],
  trustBadges: [0, 10],
  reviewSteps: [1, 6],
  policyLines: [1, 10],
  reasons: [1, 10],
  certifications: [0, 10],
  stats: [0, 10],
  reviewSites: [0, 10],
  officeNotes: [0, 6],
  frameHeight: [200, 2000],
  allowedSites: [0, 20],
  redirects: [0, 2000],
  /** Maximum size of a YAML file in bytes. redirects.yaml may be larger, because it may have 2,000 entries. */
  fileBytes: 100_000,
  redirectsBytes: 400_000,
  /** Maximum lengths in characters, by kind of text; `name` also for headings. */
  lengths: { name: 120, text: 2000, quotation: 4000, markdown: 5000 },
  /** Maximum length of a word in the agency's name, so the word fits in the header on a phone. */
  agencyNameWord: 24,
  /** Maximum length of a link text such as 'Call', so the text fits in the header on a phone. */
  headerLabel: 24,
  /** Maximum length of each of a redirect's two URLs. Cloudflare limits a redirect to 1,000 characters. */
  redirectAddress: 450,
  url: 2000,
  /** Maximum width and height of a photo in pixels. Larger photos could exhaust the build's memory. */
  photoMaxSide: 12_000,
} as const;
