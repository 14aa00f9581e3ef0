import { editorUrl, wantsEditLinks } from "./editLinks";

test.each`
  host                             | env                                                           | verb
  ${"npm start"}                   | ${{ gatsby_executing_command: "develop" }}                    | ${"has"}
  ${"a build"}                     | ${{ gatsby_executing_command: "build" }}                      | ${"does not have"}
  ${"Netlify's preview"}           | ${{ NETLIFY: "true", CONTEXT: "deploy-preview" }}             | ${"has"}
  ${"Netlify's published site"}    | ${{ NETLIFY: "true", CONTEXT: "production", BRANCH: "main" }} | ${"does not have"}
  ${"Cloudflare's preview"}        | ${{ WORKERS_CI_BRANCH: "hours" }}                             | ${"has"}
  ${"Cloudflare's published site"} | ${{ WORKERS_CI_BRANCH: "main" }}                              | ${"does not have"}
`(
  "the button 'Edit this page' appears only in previews and in npm start: $host $verb the button",
  ({ env, verb }) => {
    expect(wantsEditLinks(env)).toBe(verb === "has");
  },
);

const file = "data/home.yaml";
test.each`
  host                                                | env                                                                                 | remote                                   | edit
  ${"Netlify"}                                        | ${{ REPOSITORY_URL: "https://github.com/a/b", HEAD: "fix", BRANCH: "pull/7/head" }} | ${""}                                    | ${"https://github.com/a/b/edit/fix/data/home.yaml#L9"}
  ${"Cloudflare, with credentials in the remote URL"} | ${{ WORKERS_CI_BRANCH: "new/hours" }}                                               | ${"https://x:secret@github.com/a/b.git"} | ${"https://github.com/a/b/edit/new/hours/data/home.yaml#L9"}
  ${"a repository with an SSH remote"}                | ${{}}                                                                               | ${"git@github.com:a/b.git"}              | ${"https://github.com/a/b/edit/main/data/home.yaml#L9"}
  ${"a repository without a remote"}                  | ${{}}                                                                               | ${""}                                    | ${""}
  ${"npm start"}                                      | ${{ gatsby_executing_command: "develop" }}                                          | ${""}                                    | ${"/__open-stack-frame-in-editor?fileName=data/home.yaml&lineNumber=9"}
`("on $host, the edit link's URL is '$edit'", ({ env, remote, edit }) => {
  const url = editorUrl(env, (command) => (command.startsWith("remote") ? remote : "main"));
  expect(url.replace("{file}", file).replace("{line}", "9")).toBe(edit);
});
