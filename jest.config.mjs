// This file is JavaScript, because Jest on Node 20 needs an extra package to read a TypeScript config.
import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";

// Sets a time zone that is neither UTC nor the office's, so that tests fail if code uses the computer's time zone.
process.env.TZ = "America/St_Johns";

const isBuilt = existsSync("public/index.html");
if (!isBuilt) console.warn("Skipping tests/built/: there is no built site. Build it with: npm run build");
const parser = { syntax: "typescript", tsx: true };
const react = { runtime: "automatic", importSource: "@emotion/react" };

/** @type {import("jest").Config} */
export default {
  testMatch: ["<rootDir>/{plugins,src,scripts,tests/built}/**/*.test.{ts,tsx}"],
  testPathIgnorePatterns: isBuilt ? [] : ["/tests/built/"],
  transform: { "\\.[jt]sx?$": ["@swc/jest", { jsc: { target: "es2022", parser, transform: { react } } }] },
  setupFilesAfterEnv: ["<rootDir>/tests/support/setupJest.ts"],
  modulePathIgnorePatterns: ["<rootDir>/.cache", "<rootDir>/public"],
  // Jest's default timeout, 5 seconds, is too short for tests that run commands on a busy machine.
  testTimeout: 120_000,
  maxWorkers: availableParallelism(),
};
