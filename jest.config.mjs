// This file is JavaScript, because Jest needs an extra package on Node 20 to read a TypeScript configuration.
import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";

const isBuilt = existsSync("public/index.html");
if (!isBuilt) console.warn("Skipping tests/built/: there is no built site. Build it with: npm run build");
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
  // Transforms packages that contain only ES modules, which Jest on Node 20 cannot load.
  transformIgnorePatterns: ["/node_modules/(?!github-slugger/)"],
  moduleNameMapper: {
    "^gatsby$": "<rootDir>/tests/support/importMocks.ts",
    "\\.woff2$": "<rootDir>/tests/support/importMocks.ts",
  },
  modulePathIgnorePatterns: ["<rootDir>/.cache", "<rootDir>/public"],
};

/** @type {import("jest").Config} */
export default {
  // In milliseconds. The default is 5 seconds, which is too short for the tests that start commands and web servers.
  testTimeout: 30_000,
  // Two more than Jest's default, because the tests that start web servers mostly wait.
  maxWorkers: availableParallelism() + 1,
  // Tests of components (.test.tsx) run in jsdom, all others (.test.ts) in Node.
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
