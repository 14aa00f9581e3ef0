import { heading, item, link, list, node, paragraph } from "./ariaSnapshot";
import { agents, directory, formatPhone, mainLines, telHref } from "./content";
import { expect, test } from "./fixtures";
import { pages, phoneLink } from "./pageHelpers";

test("the directory lists each person's name, role, languages, phone and email", async ({ sharedPage }) => {
  const page = await sharedPage(pages.directory);
  const entry = ({
    name,
    description,
    phone,
    ...person
  }: (typeof mainLines)[number] | (typeof agents)[number]) =>
    item(
      heading(3, name),
      ...(description ? [paragraph(description)] : []),
      // The phone link's accessible name begins with the person's name, for screen readers that list all links.
      link(`${name} ${formatPhone(phone)}`, telHref(phone)),
      ...("email" in person && person.email ? [link(person.email, `mailto:${person.email}`)] : []),
    );
  await expect(page.locator("main")).toMatchAriaSnapshot(
    node(
      "main",
      heading(1, "Company Directory"),
      paragraph("Contact our team directly for personalized insurance assistance"),
      node('region "Main Lines"', heading(2, "Main Lines"), list(...mainLines.map(entry))),
      node('region "Licensed Agents"', heading(2, "Licensed Agents"), list(...agents.map(entry))),
      heading(2, directory.help.heading),
      paragraph(directory.help.text),
      link("Call Main Office", phoneLink),
      link("Return to Homepage", "/"),
    ),
  );
  const languages = agents.flatMap((agent) => agent.languages ?? []);
  await expect(page.locator("#licensed-agents [lang]")).toHaveCount(languages.length);
});
