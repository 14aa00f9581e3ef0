declare module "site-font" {
  /** The address of the one font file (plugins/one-stylesheet). */
  const address: string;
  export default address;
}
