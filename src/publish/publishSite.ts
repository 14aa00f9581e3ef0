import type { BuildArgs } from "gatsby";
import { deadLinks } from "./deadLinks";
import { finishPublishedFiles, publishedPages } from "./publishedFiles";
import { writeHostFiles } from "./writeHostFiles";

/** Turns what Gatsby has written to public/ into the site that hosts serve. Stops the build at dead links. */
export async function publishSite(args: BuildArgs, reactInBrowser: boolean): Promise<void> {
  const pages = publishedPages(args.store.getState());
  finishPublishedFiles(pages, reactInBrowser);
  await writeHostFiles(args, pages.keys());
  const dead = [...deadLinks(pages)];
  if (dead.length > 0) args.reporter.panic(dead.join("\n"));
}
