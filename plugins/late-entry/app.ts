/**
 * Stands before Gatsby's own entry: React and Gatsby are read in a task each, so that a press or a scroll between them
 * is answered. Together they take a slow phone more than a tenth of a second.
 */
void import(/* webpackMode: "eager" */ "react-dom/client").then(() => {
  setTimeout(() => import(/* webpackMode: "eager" */ "gatsby-production-app"));
});
