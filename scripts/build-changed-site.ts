import { buildChangedSite, changedSite } from "../tests/support/changedSite";

buildChangedSite().then(() => console.log(`Built ${changedSite}`));
