declare module "*.woff2" {
  const address: string;
  export default address;
}

/** A file of the site's font, to which plugins/publish resolves an import of `site-font`. */
declare module "site-font*" {
  const address: string;
  export default address;
}
