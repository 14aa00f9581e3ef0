import { fixtureContent } from "../../tests/support/fixtureContent";
import { checkFiles } from "./check/checkContent";
import { samplesStop } from "./requireValidContent";

const build = { gatsby_executing_command: "build" };

test.each`
  what                                        | website                     | env                                                         | verb
  ${"a build of the site"}                    | ${"https://www.agency.com"} | ${build}                                                    | ${"stop"}
  ${"a build whose website URL is a sample"}  | ${"https://a.example"}      | ${build}                                                    | ${"do not stop"}
  ${"a build whose agency.yaml has problems"} | ${undefined}                | ${build}                                                    | ${"do not stop"}
  ${"a preview"}                              | ${"https://www.agency.com"} | ${{ ...build, NETLIFY: "true", CONTEXT: "deploy-preview" }} | ${"do not stop"}
  ${"a build for tests"}                      | ${"https://www.agency.com"} | ${{ ...build, ALLOW_SAMPLES: "1" }}                         | ${"do not stop"}
  ${"npm start"}                              | ${"https://www.agency.com"} | ${{ gatsby_executing_command: "develop" }}                  | ${"do not stop"}
`("sample values stop only production builds: they $verb $what", ({ website, env, verb }) => {
  expect(samplesStop(website, env)).toBe(verb === "stop");
});

test("each sample value that is left in data/ is reported with its file and line number", async () => {
  const { samples } = await checkFiles(fixtureContent(), []);
  expect(samples).toContainEqual(expect.objectContaining({ file: "data/agency.yaml", line: 4 }));
});
