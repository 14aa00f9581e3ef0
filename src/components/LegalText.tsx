import { css } from "@emotion/react";
import { marked, type Token, type Tokens } from "marked";
import { Fragment, type ReactNode } from "react";
import { space } from "../styles/tokens";
import { homeSectionHref } from "./NavItem";
import { unbroken } from "./sectionStyles";

/** Renders Markdown. Phone numbers, email addresses and URLs become links. */
export function LegalText({ children }: { children: string }) {
  return renderBlocks(marked.lexer(children));
}

function renderEach<T>(parts: readonly T[], render: (part: T, index: number) => ReactNode): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts are never reordered
  return parts.map((part, index) => <Fragment key={index}>{render(part, index)}</Fragment>);
}

function renderBlocks(tokens: readonly Token[], inListItem = false): ReactNode {
  return renderEach(tokens, (token) => {
    if (token.type === "list") return renderList(token as Tokens.List);
    if (token.type === "paragraph" && !inListItem) return <p>{renderText(token.tokens)}</p>;
    return token.type === "space" ? null : renderText(token.type === "paragraph" ? token.tokens : [token]);
  });
}

function renderList({ ordered, start, items }: Tokens.List): ReactNode {
  const listItems = renderEach(items, (item) => <li>{renderBlocks(item.tokens, true)}</li>);
  if (!ordered) return <ul css={bulletList}>{listItems}</ul>;
  return (
    <ol start={start === 1 ? undefined : Number(start)} css={numberedList}>
      {listItems}
    </ol>
  );
}

function renderText(tokens: readonly Token[] = [], inLink = false): ReactNode {
  return renderEach(tokens, (token) => renderToken(token, inLink));
}

function renderToken(token: Token, inLink: boolean): ReactNode {
  switch (token.type) {
    case "strong":
      return <strong>{renderText(token.tokens, inLink)}</strong>;
    case "em":
      return <em>{renderText(token.tokens, inLink)}</em>;
    case "link":
      return inLink
        ? renderText(token.tokens, true)
        : renderLink(token.href.replace(/^http:/, "https:"), renderText(token.tokens, true));
    case "br":
      return <br />;
    default:
      if ("tokens" in token && token.tokens) return renderText(token.tokens, inLink);
      if (!("text" in token)) return null;
      if (inLink) return token.text;
      return renderEach(String(token.text).split(phoneNumber), (part, i) =>
        i % 2 ? renderPhone(part) : part,
      );
  }
}

function renderLink(href: string, text: ReactNode): ReactNode {
  const isPhone = href.startsWith("tel:");
  return (
    <a href={homeSectionHref(href)} translate={isPhone ? "no" : undefined} css={isPhone && unbroken}>
      {text}
    </a>
  );
}

/** Matches phone numbers. Has one group, so that `split` returns the numbers at odd indexes. */
const phoneNumber =
  /(?<![\w+-])((?:\+?1[ .-]?)?(?:\([2-9]\d\d\) ?|[2-9]\d\d[ .-])[2-9]\d\d[ .-]\d{4}(?: ?(?:x|ext\.?) ?\d{1,6})?)(?![\w-])/i;

function renderPhone(written: string): ReactNode {
  const [number = "", extension] = written.split(/ ?(?:x|ext\.?) ?/i);
  const digits = number.replace(/\D/g, "").slice(-10);
  return renderLink(`tel:+1${digits}${extension ? `,${extension}` : ""}`, written);
}

const listStyles = {
  display: "grid",
  gap: space.x1,
  paddingLeft: space.x3,
  "& &": { marginTop: space.x1 },
  "& > li > a": { lineHeight: 2 },
};
const bulletList = css(listStyles, { "& > li": { listStyle: "disc" }, "& & > li": { listStyle: "circle" } });
const numberedList = css(listStyles, { "& > li": { listStyle: "decimal" } });
