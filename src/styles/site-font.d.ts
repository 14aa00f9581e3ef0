declare module "site-font*" {
  /** The address of a file of the font (plugins/publish). */
  const address: string;
  export default address;
}
