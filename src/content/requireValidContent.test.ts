import { fixtureContent } from "../../tests/support/fixtureContent";
import { checkFiles } from "./check/checkContent";
import { samplesStop } from "./requireValidContent";

const build = { gatsby_executing_command: "build" };

test.each`
  what                                        | website                     | env                                                         | stop
  ${"a build of the site"}                    | ${"https://www.agency.com"} | ${build}                                                    | ${true}
  ${"a build whose website URL is a sample"}  | ${"https://a.example"}      | ${build}                                                    | ${false}
  ${"a build whose agency.yaml has problems"} | ${undefined}                | ${build}                                                    | ${false}
  ${"a preview"}                              | ${"https://www.agency.com"} | ${{ ...build, NETLIFY: "true", CONTEXT: "deploy-preview" }} | ${false}
  ${"a build for tests"}                      | ${"https://www.agency.com"} | ${{ ...build, ALLOW_SAMPLES: "1" }}                         | ${false}
  ${"npm start"}                              | ${"https://www.agency.com"} | ${{ gatsby_executing_command: "develop" }}                  | ${false}
`("whether sample values stop $what: $stop", ({ website, env, stop }) => {
  expect(samplesStop(website, env)).toBe(stop);
});

test("before the launch, each sample value is reported with its file and line number", async () => {
  const { samples } = await checkFiles(fixtureContent(), []);
  expect(samples).toContainEqual(expect.objectContaining({ file: "data/agency.yaml", line: 4 }));
});
