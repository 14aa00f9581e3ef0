import { withSmallMarkup } from "./smallMarkup";

/** What a browser makes of a page: its elements with their attributes, in whatever order, and its texts. */
function documentOf(html: string): unknown {
  const read = (node: Node): unknown => {
    if (!(node instanceof Element)) return node.textContent;
    const attributes = Object.fromEntries([...node.attributes].map(({ name, value }) => [name, value]));
    const content = node instanceof HTMLTemplateElement ? node.content : node;
    return [node.tagName, attributes, [...content.childNodes].map(read)];
  };
  return read(new DOMParser().parseFromString(html, "text/html").documentElement);
}

const page = `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>One &amp; two</title>
<style>a > b{color:red}</style><script>if (1 < 2) document.title = "</" + "p>";</script></head><body>
<main tabindex="-1" id="main"><p>Words, <b>bold</b> <i>ones</i> </p> <p> and more.</p><pre>
 two
  lines</pre><ul role="list"><li>one</li> <li>two</li></ul><dl><dt>a</dt><dd>b</dd></dl>
<a href="/?a=1&amp;copy=2&amp;b=3" title='say "yes"' class="">it’s</a><img alt="" src="/a.png"><br>
<svg viewBox="0 0 2 2"><path id="x" d="M0 0"></path><use href="#x"></use></svg>
<p data-status="{&quot;a&quot;:[&quot;it's&quot;]}" hidden=""></p><noscript><p>No script</p></noscript>
<template><p>later</p><button>go</button></template><select><option value="">none</option><option>one</option></select>
</main></body></html>`;

it("a page says the same to a browser when it is written with fewer characters", () => {
  const small = withSmallMarkup(page);
  expect(small.length).toBeLessThan(page.length);
  expect(documentOf(small)).toEqual(documentOf(page));
});

it("scripts and styles stay as they are, because the policy names them by their hashes", () => {
  const small = withSmallMarkup(page);
  expect(small).toContain("<style>a > b{color:red}</style>");
  expect(small).toContain('<script>if (1 < 2) document.title = "</" + "p>";</script>');
});

it("what hosts put their own lines in front of is there", () => {
  expect(withSmallMarkup(page)).toMatch(/<\/head>[\s\S]*<\/body>/);
});
