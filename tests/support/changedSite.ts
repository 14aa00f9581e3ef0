import { execFileSync } from "node:child_process";
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseDocument } from "yaml";
import { compressedFolder } from "../../plugins/hosting/compressFiles";
import { packageBin } from "../../scripts/packageBin";
import { writeAgency } from "./agencies";
import { asDelivered } from "./asDelivered";
import { copyProject, restore } from "./buildCopy";
import { formCode, surveyCode } from "./providerCode";
import { follow, recipe } from "./recipes";

/** Where the changed site is built to. */
export const changedSite = resolve(__dirname, "../../test-results/changed-site");

/** Where the site is after the changes have been taken back and it was built again, on top of the changed one. */
export const rebuiltSite = resolve(__dirname, "../../test-results/rebuilt-site");

/** What the changed copy has in the place of the agency's phone. */
export const newPhone = "6025550177";

/**
 * Where its embeds point to: a stand-in provider, its forms and its script on two hosts as providers have them, and a
 * third that the forms are posted to, named under `hosts`.
 */
export const provider = {
  formPort: 9422,
  scriptPort: 9423,
  thanksPort: 9425,
  script: "https://127.0.0.1:9423/js/form_embed.js",
  leadForm: { address: "https://127.0.0.1:9422/widget/form/lead-1", formId: "lead-1" },
  contactForm: { address: "https://127.0.0.1:9422/widget/form/contact-2", formId: "contact-2" },
  survey: { address: "https://127.0.0.1:9422/widget/survey/survey-3", formId: "survey-3" },
};

/** The recipes of CONTRIBUTING.md that the changed site has followed. */
const recipes = ["A page", "A section of the home page", "A field", "A legal page", "A redirect"];

/**
 * Builds the site twice more: as the agency after three years of edits (agencies.ts), with another phone, a provider
 * connected, a line of a style and of a script changed and the recipes followed, which is what the tests of content, of
 * providers, of deployments and of new pages need; and then, on top of that, as it is.
 * An agency's own content gets no such edits, which might not fit it.
 */
export async function buildChangedSite(): Promise<void> {
  const copy = copyProject();
  const { root } = copy;
  try {
    // First, since a recipe changes lines as data/ has them; an agency's edits write whole files anew.
    for (const title of recipes) follow(recipe(title), root);
    // What a recipe writes passes the linter, as it has to in a project.
    execFileSync(process.execPath, packageBin("@biomejs/biome", "ci", "src"), {
      cwd: root,
      stdio: "inherit",
    });
    if (asDelivered) await writeAgency("grown", `${root}/data`);
    edit(`${root}/data/agency.yaml`, (text) => replaced(text, /^phone:.*$/m, `phone: "${newPhone}"`));
    edit(`${root}/data/embeds.yaml`, connectProvider);
    edit(`${root}/src/styles/tokens.ts`, (text) => replaced(text, /text: "[\d.]+em"/, 'text: "28em"'));
    edit(`${root}/src/browser/frames.ts`, (text) => replaced(text, /NEAR = "600px"/, 'NEAR = "599px"'));
    copy.build();
    publish(root, changedSite);
    restore(root, ["data", "src", "plugins"]);
    copy.build();
    publish(root, rebuiltSite);
  } finally {
    copy.remove();
  }
}

function publish(root: string, folder: string): void {
  for (const [built, published] of [
    [join(root, "public"), folder],
    [compressedFolder(join(root, "public")), compressedFolder(folder)],
  ] as const) {
    rmSync(published, { recursive: true, force: true });
    cpSync(built, published, { recursive: true, preserveTimestamps: true });
  }
}

/**
 * @returns the folder of the changed site
 * @throws when it has not been built
 */
export function builtChangedSite(): string {
  if (existsSync(`${changedSite}/index.html`)) return changedSite;
  throw new Error("The changed site is not built. Make it with: npx tsx scripts/build-changed-site.ts");
}

/** Pastes the provider's codes in the place of the sample forms', as someone would by hand. */
function connectProvider(text: string): string {
  const document = parseDocument(text);
  const { script, leadForm, contactForm, survey } = provider;
  const form = ({ address, formId }: typeof leadForm) => ({
    origin: new URL(address).origin,
    id: formId,
    script,
  });
  document.setIn(["leadForm", "code"], formCode(form(leadForm), "Free Review Website Header"));
  document.setIn(["contactForm", "code"], formCode(form(contactForm), "Send Us a Message"));
  document.setIn(["survey", "code"], surveyCode(form(survey)));
  document.setIn(["hosts"], [`https://127.0.0.1:${provider.thanksPort}`]);
  return document.toString({ lineWidth: 0 });
}

function edit(file: string, change: (text: string) => string): void {
  writeFileSync(file, change(readFileSync(file, "utf8")));
}

function replaced(text: string, pattern: RegExp, replacement: string): string {
  if (!pattern.test(text)) throw new Error(`Nothing to change: ${pattern} is not there`);
  return text.replace(pattern, replacement);
}
