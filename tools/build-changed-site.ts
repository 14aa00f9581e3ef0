import { buildChangedSite, changedSite } from "./changedSite";

buildChangedSite();
console.log(`Built ${changedSite}`);
