declare module "*.woff2" {
  const address: string;
  export default address;
}

/** A file of the font, whose address is resolved by plugins/publish. */
declare module "site-font*" {
  const address: string;
  export default address;
}
