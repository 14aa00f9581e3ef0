import { formatAnnotation, formatProblem, formatReport, type Problem } from "./problem";

const problem: Problem = {
  file: "data/a,b.yaml",
  line: 14,
  column: 3,
  message: "100% wrong:\nvery",
  source: "\t\tx: 1",
};

it("keeps tabs before the caret, so that it stands below its place", () => {
  expect(formatProblem(problem).split("\n").at(-1)).toBe("       | \t\t^");
});

it("counts problems and files in the report", () => {
  expect(formatReport([problem])).toMatch(/^The content has 1 problem in 1 file:\n/);
  expect(formatReport([problem, { ...problem, file: "b" }])).toMatch(
    /^The content has 2 problems in 2 files:\n/,
  );
});

it("escapes what GitHub's annotations give a meaning of their own", () => {
  expect(formatAnnotation(problem)).toBe(
    "::error file=data/a%2Cb.yaml,line=14,col=3,title=Content::100%25 wrong:%0Avery",
  );
});
