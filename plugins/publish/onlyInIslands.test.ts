import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { packageBin } from "../../scripts/packageBin";

/** Code that does not work in published pages, with part of the expected lint message. */
const faults: [code: string, message: string][] = [
  ['import { useState } from "react";', "where React does not run. Put this component in"],
  ['import { type ReactNode, useRef as useBox } from "react";', "Put this component in src/islands/"],
  ['import { createElement } from "react";', "Put this component in src/islands/"],
  ['import React from "react";', "Import from React by name"],
  ['import * as React from "react";', "Import from React by name"],
  ["<button onClick={() => {}} />;", "Event handlers do not run in published pages"],
  ['<Link to="/directory" onClick={track} />;', "Put this component in src/islands/"],
  ["<form action={send} />;", "Put this component in src/islands/"],
  ["<button formAction={send} />;", "Put this component in src/islands/"],
  ['import "./theme.css";', "Write the styles with emotion's `css`"],
  ['import { red } from "../theme.module.scss";', "Write the styles with emotion's `css`"],
  ['import { GatsbyImage } from "gatsby-plugin-image";', "Use `Picture` from src/components/Picture.tsx"],
  ['import { Helmet } from "react-helmet";', "Export `Head` from the page"],
  ['import { Helmet } from "react-helmet-async";', "Export `Head` from the page"],
  ['import { Script } from "gatsby";', "write a file in src/browser/"],
  ['import { useStaticQuery } from "gatsby";', "query in the page"],
  ['import { Slice } from "gatsby";', "import the component"],
  ['import * as Accordion from "@radix-ui/react-accordion";', "put your component in src/islands/"],
  ['import Slider from "slider/react";', "put your component in src/islands/"],
  ['import { island } from "../components/island";', "from a file directly in src/islands/"],
  ['import { Row } from "../islands/calculator/Row";', "from a file directly in src/islands/"],
];

const inIslands: typeof faults = [
  ['import "./rates.css";', "Style the island with emotion's `css`"],
  ['import { table } from "./rates.module.scss";', "Style the island with emotion's `css`"],
  ['import photo from "../../docs/images/home-390.webp";', "Import the picture in the page"],
  ['import { useStaticQuery } from "gatsby";', "Query the data in the page"],
];

const allowed = `
  import { css } from "@emotion/react";
  import { graphql, Link, type PageProps } from "gatsby";
  import type { MouseEvent } from "react";
  import { Fragment, type ReactNode, useId } from "react";
  import { Picture } from "../components/Picture";
  import { Calculator } from "../islands/Calculator";
  <form action="https://forms.example/send"><Calculator start={3} once={false} /></form>;`;

let found: string[];

beforeAll(() => {
  const folder = mkdtempSync(join(tmpdir(), "lint-"));
  const write = (file: string, code: string) => {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    writeFileSync(join(folder, file), code);
  };
  for (const file of ["biome.json", "plugins/publish/onlyInIslands.grit"]) cpSync(file, join(folder, file));
  for (const [index, [code]] of faults.entries())
    for (const room of ["pages", "browser", !/css"|gatsby"/.test(code) && "islands"])
      if (room) write(`src/${room}/${index}.tsx`, `\n${code}`);
  for (const [index, [code]] of inIslands.entries()) write(`src/islands/lost/${index}.tsx`, `\n${code}`);
  write("src/pages/allowed.tsx", allowed);
  const only = ["--only=plugin", "--only=noRestrictedImports"];
  const options = ["--vcs-enabled=false", "--max-diagnostics=none", "--reporter=github"];
  const lint = packageBin("@biomejs/biome", "lint", ...only, ...options);
  found = spawnSync(process.execPath, lint, { cwd: folder, encoding: "utf8" }).stdout.match(/^::.*/gm) ?? [];
  rmSync(folder, { recursive: true });
});

const reportsOn = (file: string) => found.filter((line) => new RegExp(`/src/${file}`).test(line));

const inPlaces = [
  ...faults.map((fault, index) => [`pages/${index}`, ...fault] as const),
  ...inIslands.map((fault, index) => [`islands/lost/${index}`, ...fault] as const),
];
test.each(inPlaces)("lint reports code that does not work in src/%s.tsx: %s", (file, _, message) => {
  const reported = reportsOn(`${file}.tsx`);
  expect(reported).toEqual([expect.stringMatching(/^::error .*line=2,/)]);
  expect(reported[0]).toContain(message);
});

test("lint accepts code that works in pages, islands or src/browser/", () => {
  for (const files of ["pages/allowed", "islands/\\d", "browser/"]) expect(reportsOn(files)).toEqual([]);
});
