// JavaScript rather than TypeScript: Node 20 cannot read a typed Jest configuration without one more package.
import { availableParallelism } from "node:os";

/** @type {import("jest").Config} */
export const shared = {
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
    "^gatsby$": "<rootDir>/tests/support/gatsby.ts",
    "^site-font(-more)?$": "<rootDir>/tests/support/asset.ts",
  },
  modulePathIgnorePatterns: ["<rootDir>/.cache", "<rootDir>/public"],
};

/** @type {import("jest").Config} */
export default {
  // Only what hangs should run into this: axe takes seconds for a page on a machine that is busy with something else.
  testTimeout: 30_000,
  // One more than there are processors: the tests of nginx mostly wait. Jest's own choice is one less, so one of two.
  maxWorkers: availableParallelism() + 1,
  // A test of a component or a page is a .test.tsx and gets a document; any other is a .test.ts and runs in plain Node.
  projects: [
    {
      ...shared,
      displayName: "components",
      testEnvironment: "jsdom",
      testMatch: ["<rootDir>/{src,plugins,tests}/**/*.test.tsx"],
      setupFilesAfterEnv: ["<rootDir>/tests/support/setupDocument.ts"],
    },
    {
      ...shared,
      displayName: "functions",
      testEnvironment: "node",
      testMatch: ["<rootDir>/{src,plugins,tests,scripts}/**/*.test.ts"],
    },
  ],
};
