import { HtmlValidate, StaticConfigLoader } from "html-validate";
import { builtPages } from "../support/builtPages";
import { builtFixtureSite } from "../support/fixtureSite";

const validator = new HtmlValidate(new StaticConfigLoader({ extends: ["html-validate:standard"] }));

/** HTML validation errors to ignore: Emotion's `<style>` (outside lists) and `GatsbyImage`'s `<img>` without `src`. */
const expected =
  /^<style> element is not permitted as content under <(?!ul|ol|dl)|^<img> is missing required "src"/;

test.each([
  ["the real site", "public"],
  ["the fixture site", builtFixtureSite()],
])("each page of %s is valid HTML, and no <style> is a child of <ul>, <ol> or <dl>", (_, site) => {
  for (const { path, html } of builtPages(site)) {
    const messages = validator.validateStringSync(html).results.flatMap((result) => result.messages);
    const problems = messages.map(({ message, line, column }) => `${message} (${path}, ${line}:${column})`);
    expect(problems.filter((problem) => !expected.test(problem))).toEqual([]);
  }
});
