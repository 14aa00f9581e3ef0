import { buildChangedSite, changedSite } from "../tests/support/changedSite";

buildChangedSite({ grown: !process.argv.includes("--same-agency") }).then(() =>
  console.log(`Built ${changedSite}`),
);
