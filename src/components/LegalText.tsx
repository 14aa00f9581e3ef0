import { css } from "@emotion/react";
import type { Token } from "marked";
import { Children, type ReactNode } from "react";
import { marked } from "../lib/markdown";
import { space } from "../styles/tokens";
import { homeSectionHref } from "./NavItem";

/** A passage of legal Markdown as paragraphs and lists. Toll-free numbers and web addresses become links. */
export function LegalText({ children }: { children: string }) {
  return renderAll(marked.lexer(children));
}

function renderAll(tokens: readonly Token[] = [], inLink = false): ReactNode {
  return Children.toArray(tokens.map((token) => render(token, inLink)));
}

function render(token: Token, inLink: boolean): ReactNode {
  const inner = "tokens" in token && renderAll(token.tokens, inLink);
  switch (token.type) {
    case "paragraph":
      return <p>{inner}</p>;
    case "list":
      return token.ordered ? (
        <ol start={token.start === 1 ? undefined : token.start} css={numbers}>
          {renderAll(token.items)}
        </ol>
      ) : (
        <ul css={bullets}>{renderAll(token.items)}</ul>
      );
    case "list_item":
      return <li>{inner}</li>;
    case "strong":
      return <strong>{inner}</strong>;
    case "em":
      return <em>{inner}</em>;
    case "link":
      return inLink ? inner : link(token.href, renderAll(token.tokens, true));
    case "br":
      return <br />;
    case "space":
      return null;
    default:
      if (inner) return inner;
      if (!("text" in token)) return null;
      return inLink ? token.text : Children.toArray(token.text.split(bareLink).map(linked));
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

/** Matches a toll-free number such as `1-800-555-0142`, or a web address up to the punctuation behind it. */
const bareLink =
  /((?<![\w-])1-8\d\d-\d{3}-\d{4}(?![\w-])|(?<!\w)(?:https:\/\/|www\.)[^\s<>]*[^\s<>.,;:!?'"’”)\]])/;

/** Links a part of a text that is split by `bareLink`, if it is one. */
function linked(part: string): ReactNode {
  if (!bareLink.test(part)) return part;
  return link(
    part.startsWith("1-") ? `tel:+${part.replaceAll("-", "")}` : part.replace(/^www\./, "https://$&"),
    part,
  );
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
