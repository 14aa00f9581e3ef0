import { css } from "@emotion/react";
import type { Token, Tokens } from "marked";
import { Fragment, type ReactNode } from "react";
import { marked } from "../lib/markdown";
import { space } from "../styles/tokens";
import { homeSectionHref } from "./NavItem";

/** A passage of legal Markdown as paragraphs and lists. Phone numbers, email and web addresses become links. */
export function LegalText({ children }: { children: string }) {
  return blocks(marked.lexer(children));
}

function each<T>(parts: readonly T[], show: (part: T, index: number) => ReactNode): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts are never reordered
  return parts.map((part, index) => <Fragment key={index}>{show(part, index)}</Fragment>);
}

function blocks(tokens: readonly Token[], bare = false): ReactNode {
  return each(tokens, (token) => {
    if (token.type === "list") return points(token as Tokens.List);
    if (token.type === "paragraph" && !bare) return <p>{inline(token.tokens)}</p>;
    return token.type === "space" ? null : inline(token.type === "paragraph" ? token.tokens : [token]);
  });
}

function points({ ordered, start, items }: Tokens.List): ReactNode {
  const entries = each(items, (item) => <li>{blocks(item.tokens, true)}</li>);
  if (!ordered) return <ul css={bullets}>{entries}</ul>;
  return (
    <ol start={start === 1 ? undefined : Number(start)} css={numbers}>
      {entries}
    </ol>
  );
}

function inline(tokens: readonly Token[] = [], inLink = false): ReactNode {
  return each(tokens, (token) => words(token, inLink));
}

function words(token: Token, inLink: boolean): ReactNode {
  switch (token.type) {
    case "strong":
      return <strong>{inline(token.tokens, inLink)}</strong>;
    case "em":
      return <em>{inline(token.tokens, inLink)}</em>;
    case "link":
      return inLink ? inline(token.tokens, true) : link(token.href, inline(token.tokens, true));
    case "br":
      return <br />;
    default:
      if ("tokens" in token && token.tokens) return inline(token.tokens, inLink);
      if (!("text" in token)) return null;
      return inLink ? token.text : each(token.text.split(bareLink), linked);
  }
}

function link(href: string, words: ReactNode): ReactNode {
  const isPhone = href.startsWith("tel:");
  return (
    <a href={homeSectionHref(href)} translate={isPhone ? "no" : undefined} css={isPhone && unbroken}>
      {words}
    </a>
  );
}

/** Matches a US phone number, perhaps with its extension, in the spellings of letters and claims lists. */
const phoneNumber =
  /(?:\+?1[ .-]?)?(?:\([2-9]\d\d\) ?|[2-9]\d\d[ .-])[2-9]\d\d[ .-]\d{4}(?: ?(?:x|ext\.?) ?\d{1,6})?/;
const email = /[\w.+'-]+@(?:[a-z\d-]+\.)+[a-z]{2,}/i;
const webAddress = /(?:https:\/\/|www\.)[^\s<>]*[^\s<>.,;:!?'"’”)\]]/;
/** Matches what becomes a link, up to the punctuation after it. */
const bareLink = new RegExp(
  `((?<![\\w+-])${phoneNumber.source}(?![\\w-])|(?<!\\w)${webAddress.source}|(?<![\\w.])${email.source})`,
  "gi",
);

/** Links a part of a text that is split by `bareLink`, if it is one: the parts between are at even places. */
function linked(part: string, index: number): ReactNode {
  if (index % 2 === 0) return part;
  if (/^(https|www)/i.test(part)) return link(part.replace(/^www\./i, "https://$&"), part);
  if (part.includes("@")) return link(`mailto:${part}`, part);
  const [number = "", extension] = part.split(/ ?(?:x|ext\.?) ?/i);
  const digits = number.replace(/\D/g, "").slice(-10);
  return link(`tel:+1${digits}${extension ? `,${extension}` : ""}`, part);
}

/** Keeps a phone number on one line where it fits. */
const unbroken = css({ display: "inline-block" });

const list = {
  display: "grid",
  gap: space.x1,
  paddingLeft: space.x3,
  "& &": { marginTop: space.x1 },
  "& > li > a": { lineHeight: 2 },
};
const bullets = css(list, { "& > li": { listStyle: "disc" }, "& & > li": { listStyle: "circle" } });
const numbers = css(list, { "& > li": { listStyle: "decimal" } });
