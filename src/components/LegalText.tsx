import { css } from "@emotion/react";
import type { Token, Tokens } from "marked";
import { Fragment, type ReactNode } from "react";
import { marked } from "../lib/markdown";
import { space } from "../styles/tokens";
import { homeSectionHref } from "./homeSectionHref";
import { PhoneLink } from "./PhoneLink";

interface LegalTextProps {
  /** A passage from data/legal/, in the subset of Markdown that the content check allows. */
  children: string;
}

/** A passage of legal Markdown as paragraphs and lists. Phone numbers become links. */
export function LegalText({ children }: LegalTextProps) {
  return <>{blocks(marked.lexer(children))}</>;
}

/** The same without a `<p>` around the text, for use inside of an `<li>`. */
export function LegalPoint({ children }: LegalTextProps) {
  return <>{blocks(marked.lexer(children), true)}</>;
}

function each<T>(parts: readonly T[], show: (part: T) => ReactNode): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts are never reordered
  return parts.map((part, index) => <Fragment key={index}>{show(part)}</Fragment>);
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

type ShowText = (text: string) => ReactNode;

function inline(tokens: readonly Token[] = [], show: ShowText = withPhones): ReactNode {
  return each(tokens, (token) => words(token, show));
}

function words(token: Token, show: ShowText): ReactNode {
  switch (token.type) {
    case "strong":
      return <strong>{inline(token.tokens, show)}</strong>;
    case "em":
      return <em>{inline(token.tokens, show)}</em>;
    case "link":
      // Inside of a link a phone number stays text: links cannot be nested.
      return <a href={homeSectionHref(token.href)}>{inline(token.tokens, (text) => text)}</a>;
    case "br":
      return <br />;
    default:
      if ("tokens" in token && token.tokens) return inline(token.tokens, show);
      return "text" in token ? show(token.text) : null;
  }
}

/** A phone number as `{phone}` writes it. */
const phoneNumber = /(\(\d{3}\) \d{3}-\d{4}(?: x\d+)?)/;

function withPhones(text: string): ReactNode {
  return each(text.split(phoneNumber), (part) =>
    phoneNumber.test(part) ? (
      <PhoneLink phone={part.replace(/[() -]/g, "").replace("x", " x")} styles={whole} />
    ) : (
      part
    ),
  );
}

/** Keeps a number on one line where it fits. */
const whole = css({ display: "inline-block" });

const list = { display: "grid", gap: space.x1, paddingLeft: space.x3, "& &": { marginTop: space.x1 } };
/** Bulleted lists, also nested. */
export const bullets = css(list, { "& > li": { listStyle: "disc" }, "& & > li": { listStyle: "circle" } });
const numbers = css(list, { "& > li": { listStyle: "decimal" } });
