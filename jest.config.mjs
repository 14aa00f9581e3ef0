// JavaScript rather than TypeScript: Node 20 cannot read a typed Jest configuration without one more package.
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
  testPathIgnorePatterns: isBuilt ? [] : ["<rootDir>/tests/built/", "<rootDir>/src/browser/frames.test.tsx"],
};

/** @type {import("jest").Config} */
export default {
  // Long enough for axe, which takes seconds for a page on a busy machine.
  testTimeout: 30_000,
  // Jest's own choice is one less than there are processors. The tests of nginx mostly wait.
  maxWorkers: availableParallelism() + 1,
  // A component's or page's test is a .test.tsx and runs in jsdom; every other is a .test.ts and runs in Node.
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
