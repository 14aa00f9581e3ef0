// For npm run test:hosts, which installs what these tests need.
import { shared } from "../../jest.config.mjs";

/** @type {import("jest").Config} */
export default {
  ...shared,
  rootDir: "../..",
  testTimeout: 30_000,
  testMatch: ["<rootDir>/tests/hosts/*.hosts.ts"],
};
