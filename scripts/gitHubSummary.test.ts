import { DomUtils, parseDocument } from "htmlparser2";
import { marked } from "marked";
import { problemSummary } from "./gitHubSummary";

test("GitHub's job summary shows a problem's message literally, even if the message contains Markdown, HTML or @mentions", () => {
  const message =
    "a|b \\| <b>*x*</b> `y` [z](https://a.example/my_page) @bob #12 $1 $2 &amp; www.a_b.example ~~no~~";
  const problem = { file: "data/my_agency_.yaml", line: 3, column: 1, message };
  const html = marked.parse(problemSummary([problem]).join("\n"), { async: false });
  const [row] = DomUtils.getElementsByTagName("li", parseDocument(html));
  expect(row && DomUtils.textContent(row).trim()).toBe(`data/my_agency_.yaml, line 3: ${message}`);
  expect(html).not.toMatch(/<(a|b|em|code|del)\b|@bob|[^&]#12/);
});
