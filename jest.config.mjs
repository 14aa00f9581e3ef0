// This file is JavaScript, because Jest on Node 20 needs one more package to load a TypeScript configuration.
import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";

const isBuilt = existsSync("public/index.html");
if (!isBuilt) console.warn("The tests of the built site are left out: run `npm run build` first.");
const folders = `{src,plugins,scripts${isBuilt ? ",tests/built" : ""}}`;

const shared = {
  transform: {
    "\\.[jt]sx?$": [
      "@swc/jest",
      {
        jsc: {
          target: "es2022",
          parser: { syntax: "typescript", tsx: true },
          transform: { react: { runtime: "automatic", importSource: "@emotion/react" } },
        },
      },
    ],
  },
  // Packages with ES modules only, which Jest on Node 20 cannot load as they are.
  transformIgnorePatterns: ["/node_modules/(?!github-slugger/)"],
  moduleNameMapper: {
    "^gatsby$": "<rootDir>/tests/support/importMocks.ts",
    "\\.woff2$": "<rootDir>/tests/support/importMocks.ts",
  },
  modulePathIgnorePatterns: ["<rootDir>/.cache", "<rootDir>/public"],
};

/** @type {import("jest").Config} */
export default {
  // Longer than Jest's default of 5 seconds, because the tests of commands and hosts start programs.
  testTimeout: 30_000,
  // More than Jest's default, which is one less than the number of CPU cores, because the tests of the hosts mostly wait.
  maxWorkers: availableParallelism() + 1,
  // Tests of components (.test.tsx) run in jsdom, and all others (.test.ts) in Node.
  projects: [
    {
      ...shared,
      displayName: "components",
      testEnvironment: "jsdom",
      testMatch: [`<rootDir>/${folders}/**/*.test.tsx`],
      setupFilesAfterEnv: ["<rootDir>/tests/support/setupJsdom.ts"],
    },
    { ...shared, displayName: "functions", testMatch: [`<rootDir>/${folders}/**/*.test.ts`] },
  ],
};
