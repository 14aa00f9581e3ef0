// This file is JavaScript, because Jest on Node 20 needs one more package to load a TypeScript configuration.
import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";

const isBuilt = existsSync("public/index.html");
if (!isBuilt) console.warn("The tests of the built site are left out: run `npm run build` first.");

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
  moduleNameMapper: {
    "^gatsby$": "<rootDir>/tests/support/gatsbyMock.ts",
    "^site-font(-more)?$": "<rootDir>/tests/support/assetMock.ts",
  },
  modulePathIgnorePatterns: ["<rootDir>/.cache", "<rootDir>/public"],
  testPathIgnorePatterns: isBuilt ? [] : ["<rootDir>/tests/built/"],
};

/** @type {import("jest").Config} */
export default {
  // Longer than Jest's default of 5 seconds, because axe may take that long for one page on a busy machine.
  testTimeout: 30_000,
  // More than Jest's default, which is one less than the number of CPU cores, because the tests of the hosts mostly wait.
  maxWorkers: availableParallelism() + 1,
  // Tests of components and pages (.test.tsx) run in jsdom, and all other tests (.test.ts) run in Node.
  projects: [
    {
      ...shared,
      displayName: "components",
      testEnvironment: "jsdom",
      testMatch: ["<rootDir>/{src,plugins,tests}/**/*.test.tsx"],
      setupFilesAfterEnv: ["<rootDir>/tests/support/setupJsdom.ts"],
    },
    {
      ...shared,
      displayName: "functions",
      testEnvironment: "node",
      testMatch: ["<rootDir>/{src,plugins,tests,scripts}/**/*.test.ts"],
    },
  ],
};
