import { renderToStaticMarkup } from "react-dom/server";
import { PhoneLink } from "./PhoneLink";

jest.mock("./useSiteData", () => ({ useSiteData: () => ({ agency: { phone: "1-800-555-RIDE" } }) }));

test.each([
  ["Call (602) 555-0142", "tel:+16025550142"],
  ["Call (602) 555-0142 x109 now", "tel:+16025550142,109"],
  ["Text 602-555-0143", "tel:+16025550143"],
  ["Ann, 6025550144", "tel:+16025550144"],
  ["Speak with Ann", "tel:+18005557433"],
  ["1-800-555-RIDE", "tel:+18005557433"],
])(
  "a link with the text %j calls %s: the number in the text or, if the text has none, the main office's",
  (label, href) => {
    const html = renderToStaticMarkup(<PhoneLink label={label} />);
    expect(html).toContain(`href="${href}"`);
    expect(html.replace(/<style.*?<\/style>|<[^>]*>/g, "")).toBe(label);
  },
);
