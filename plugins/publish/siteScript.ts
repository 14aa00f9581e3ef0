/** Says what takes the place of a script in a page or of a plugin. */
export const useSiteScript =
  "Do it in src/browser/, and list another site's address in `allow` of data/embeds.yaml.";
