import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseDocument } from "yaml";
import { writeAgency } from "./agencies";
import { buildCopy } from "./buildCopy";
import { formCode, surveyCode } from "./providerCode";

/** Where the changed site is built to. */
export const changedSite = resolve(__dirname, "../../test-results/changed-site");

/** What the changed copy has in the place of the agency's phone. */
export const newPhone = "6025550177";

/** Where its embeds point to: a stand-in provider, its forms and its script on two hosts as providers have them. */
export const provider = {
  formPort: 9422,
  scriptPort: 9423,
  script: "https://127.0.0.1:9423/js/form_embed.js",
  leadForm: { address: "https://127.0.0.1:9422/widget/form/lead-1", formId: "lead-1" },
  contactForm: { address: "https://127.0.0.1:9422/widget/form/contact-2", formId: "contact-2" },
  survey: { address: "https://127.0.0.1:9422/widget/survey/survey-3", formId: "survey-3" },
};

/**
 * Builds the site once more as the agency after three years of edits (agencies.ts), with another phone, a provider
 * connected and a line of code changed: what the tests of content, of failing providers and of deployments need, in one
 * build.
 * @param grown false where the content is another agency's already: it then stays as it is
 */
export async function buildChangedSite({ grown }: { grown: boolean }): Promise<void> {
  const copy = await buildCopy(async (root) => {
    if (grown) await writeAgency("grown", `${root}/data`);
    edit(`${root}/data/agency.yaml`, (text) => replaced(text, /^phone:.*$/m, `phone: "${newPhone}"`));
    edit(`${root}/data/embeds.yaml`, connectProvider);
    edit(`${root}/src/styles/tokens.ts`, (text) => replaced(text, /text: "\d+ch"/, 'text: "66ch"'));
  });
  rmSync(changedSite, { recursive: true, force: true });
  cpSync(copy.public, changedSite, { recursive: true, preserveTimestamps: true });
  copy.remove();
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
  return document.toString({ lineWidth: 0 });
}

function edit(file: string, change: (text: string) => string): void {
  writeFileSync(file, change(readFileSync(file, "utf8")));
}

function replaced(text: string, pattern: RegExp, replacement: string): string {
  if (!pattern.test(text)) throw new Error(`Nothing to change: ${pattern} is not there`);
  return text.replace(pattern, replacement);
}
