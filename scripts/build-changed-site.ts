import { buildChangedSite, changedSite } from "../tests/support/changedSite";

buildChangedSite();
console.log(`Built ${changedSite}`);
