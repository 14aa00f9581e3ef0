import { join } from "node:path";
import type { GatsbyNode } from "gatsby";
import { checkContent } from "../../src/content/checkContent";
import { formatReport } from "../../src/content/problem";
import { publish } from "../../src/content/publish";
import { contentSdl } from "../../src/content/sdl";

export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async ({ store, reporter }) => {
  const root = store.getState().program.directory as string;
  const data = join(root, "data");
  const { problems, content } = await checkContent(data, join(root, "static"));
  if (!content) return reporter.panic(formatReport(problems));
  publish(content, data, join(root, ".cache", "content"));
};

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createTypes(contentSdl());
};
