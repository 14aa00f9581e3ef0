import { extname, resolve } from "node:path";
import { defaultFieldResolver, type ExecutionResult, execute, getNamedType, parse } from "gatsby/graphql";
import type { ComponentType, ReactElement } from "react";
import type { Site } from "../../src/content/check/site";
import { contentFile, contentFiles } from "../../src/content/declarations/contentFiles";
import { filesIn } from "../../src/content/filesIn";
import { publishedContent } from "../../src/content/outputs/publishedContent";
import { graphqlSchema, singleQuery } from "./graphqlSchema";
import { documents } from "./importMocks";

interface PageModule {
  default: ComponentType<{ data: unknown }>;
  Head: ComponentType<{ data: unknown; location: { pathname: string } }>;
  query: string;
}

type Node = { id: string } & Record<string, string>;

function rootOf(published: ReadonlyMap<string, object>) {
  const nodes = new Map(contentFiles.map(({ typeName }): [string, Node[]] => [typeName, []]));
  for (const [path, value] of published)
    for (const node of [value].flat())
      nodes.get(contentFile(path)?.typeName ?? "")?.push({ ...node, id: path });
  const root: Record<string, unknown> = { site: { buildTime: "2026-11-20T17:00:00Z" } };
  for (const [type, all] of nodes) {
    root[singleQuery(type)] = ({ id }: { id?: { eq: string } }) =>
      all.find((node) => !id || node.id === id.eq);
    root[`all${type}`] = ({ sort = {} }: { sort?: object }) => {
      const [by] = Object.keys(sort);
      return { nodes: by ? all.toSorted((a, b) => (a[by] ?? "").localeCompare(b[by] ?? "")) : all };
    };
  }
  return { root, nodes };
}

const photo = { width: 960, height: 960, images: { fallback: { src: "/photo.jpg" } } };
/** Mock resolvers for fields that Gatsby's build resolves. Keys are GraphQL types (`File`) or field names. */
const added: Record<string, (value: string) => unknown> = {
  File: (path) =>
    path && {
      relativePath: path,
      extension: extname(path).slice(1),
      childImageSharp: { gatsbyImageData: photo },
    },
  socialImage: () => "/social.png",
};

const folder = resolve("src/pages");
const modules = filesIn(folder).map(
  async (file): Promise<[string, PageModule]> => [
    file.replace(/(^|\/)index\.tsx$|\.tsx$/, ""),
    await import(`${folder}/${file}`),
  ],
);
const loaded = Promise.all(modules).then((pages) => ({ pages, document: parse(documents.join("\n")) }));

export async function renderPages(site: Site, published = publishedContent(site)) {
  const { root, nodes } = rootOf(published);
  const { pages, document } = await loaded;
  const rendered: { path: string; data: ExecutionResult["data"]; page: ReactElement }[] = [];
  for (const [file, { default: Page, Head, query }] of pages) {
    // In Gatsby, a file named `{LegalPage.slug}` creates a page for each node of the type `LegalPage`.
    const [template = "", type = "", field = ""] = /\{(\w+)\.(\w+)\}/.exec(file) ?? [];
    const operationName = /query (\w+)/.exec(query)?.[1];
    for (const node of nodes.get(type) ?? [undefined]) {
      const { data, errors } = execute({
        schema: graphqlSchema,
        document,
        operationName,
        rootValue: root,
        variableValues: node,
        fieldResolver: (source, args, context, info) => {
          const add = added[getNamedType(info.returnType).name] ?? added[info.fieldName];
          const value = defaultFieldResolver(source, args, context, info);
          return add ? add(value as string) : value;
        },
      }) as ExecutionResult;
      if (errors) throw errors[0];
      const path = `/${template ? file.replace(template, node?.[field] ?? "") : file}`;
      const page = (
        <>
          <Head data={data} location={{ pathname: path }} />
          <Page data={data} />
        </>
      );
      rendered.push({ path, data, page });
    }
  }
  return rendered;
}
