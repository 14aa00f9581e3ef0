declare module "gatsby-production-app";
