declare module "site-font*" {
  /** The address of the font file, which plugins/publish/gatsby-node.ts resolves. */
  const address: string;
  export default address;
}
