import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { packageBin } from "../../tests/support/packageBin";

const needsReact = [
  'import { useState } from "react";',
  'import { type ReactNode, useRef as useBox } from "react";',
  'import { createElement } from "react";',
  'import React from "react";',
  'import * as React from "react";',
  "<button onClick={() => {}} />;",
  '<Link to="/directory" onClick={track} />;',
  "<form action={send} />;",
  "<button formAction={send} />;",
  'import { Script } from "gatsby";',
  'import * as Accordion from "@radix-ui/react-accordion";',
  'import Slider from "slider/react";',
];

const works = `
  import { css } from "@emotion/react";
  import { graphql, Link, type PageProps, Slice, useStaticQuery } from "gatsby";
  import { StaticImage } from "gatsby-plugin-image";
  import type { MouseEvent } from "react";
  import { Fragment, type ReactNode, useId } from "react";
  import { Picture } from "../components/Picture";
  <form action="https://forms.example/send"><Calculator start={3} once={false} /></form>;`;

let found: string[];

beforeAll(() => {
  const folder = mkdtempSync(join(tmpdir(), "lint-"));
  const write = (file: string, code: string) => {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    writeFileSync(join(folder, file), `\n${code}`);
  };
  for (const file of ["biome.json", "src/publish/needsHydration.grit"]) cpSync(file, join(folder, file));
  for (const [index, code] of needsReact.entries()) {
    write(`src/pages/${index}.tsx`, code);
    write(`src/browser/${index}.tsx`, code);
    write(`src/components/${index}.tsx`, `${code} function Part() { useHydration(); }`);
  }
  write("src/pages/works.tsx", works);
  const options = ["--only=plugin", "--vcs-enabled=false", "--max-diagnostics=none", "--reporter=github"];
  const lint = packageBin("@biomejs/biome", "lint", ...options);
  found = spawnSync(process.execPath, lint, { cwd: folder, encoding: "utf8" }).stdout.match(/^::.*/gm) ?? [];
  rmSync(folder, { recursive: true });
});

test.each(needsReact)("lint reports the line of code that needs React in the browser: %s", (code) => {
  const file = `/src/pages/${needsReact.indexOf(code)}.tsx`;
  const reported = found.filter((line) => line.includes(file));
  expect(reported).toEqual([expect.stringMatching(/^::error .*line=2,.*Call `useHydration\(\);`/)]);
});

test("lint accepts code that works without React, files that call useHydration, and all files in src/browser/", () => {
  expect(found.filter((line) => !/src\/pages\/\d+\.tsx/.test(line))).toEqual([]);
});
