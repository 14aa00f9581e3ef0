import { renderToStaticMarkup } from "react-dom/server";
import { Stars, starPitch } from "./Stars";

test("a rating of 4.8 is shown as one image with an accessible name, four filled stars and one partly filled star", () => {
  const html = renderToStaticMarkup(<Stars rating={4.8} label="4.8 out of 5 stars" />);
  expect(html).toContain('role="img" aria-label="4.8 out of 5 stars"');
  expect(html).toContain(`viewBox="0 0 ${5 * starPitch} 24"`);
  expect(html).toContain(`width="${4 * starPitch + 3 + 14}"`);
});
