declare module "site-font*" {
  /** The address of a file of the font (plugins/one-stylesheet). */
  const address: string;
  export default address;
}
