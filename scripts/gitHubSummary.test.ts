import { DomUtils, parseDocument } from "htmlparser2";
import { marked } from "marked";
import { changeSummary } from "./gitHubSummary";

test("in the table of content changes on GitHub, Markdown, HTML and @mentions are escaped", () => {
  const text =
    "a|b \\| <b>*x*</b> `y` [z](https://a.example/my_page) @bob #12 $1 $2 &amp; www.a_b.example ~~no~~";
  const changes = [{ where: "Home page › x_y_", before: text, after: "new\nline" }];
  const html = marked.parse(changeSummary(changes, "main").join("\n"), { async: false });
  const cells = DomUtils.getElementsByTagName("td", parseDocument(html));
  expect(cells.map((cell) => DomUtils.textContent(cell))).toEqual(["Home page › x_y_", text, "newline"]);
  expect(html).not.toMatch(/<(a|b|em|code|del)\b|@bob|[^&]#12/);
});
