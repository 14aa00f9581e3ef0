import { contentFile } from "./contentFiles";
import { schemaAt } from "./schemaBuilders";

function read(place: string, written: string): unknown {
  const [file = "", ...path] = place.split(" ");
  const schema = schemaAt(
    contentFile(file)?.content as never,
    path.map((step) => (/^\d/.test(step) ? Number(step) : step)),
  );
  return schema?.safeParse(written).data;
}

const phone = "agents.yaml 0 phone";
const hours = "closures.yaml 0 hours";
const date = "closures.yaml 0 date";
const state = "agency.yaml address state";
const zone = "agency.yaml timeZone";
const verified = "testimonials.yaml 0 verified";
const text = "home.yaml hero headline";
const review = "testimonials.yaml 0 text";
const link = "layout.yaml navigation 0 href";
const url = "carriers.yaml 0 pay";

test.each<[place: string, written: string, value: unknown]>([
  [phone, "(281) 555-0149", "2815550149"],
  [phone, "+1 602.555.0142", "6025550142"],
  [phone, "602/555-0142 ext. 4", "6025550142 x4"],
  [phone, "1-800-CLAIMS-0", "8002524670"],
  [phone, "1-800-PROGRESSIVE (1-800-776-4737)", "8007764737"],
  [phone, "{phone} ext. 12", "{phone} x12"],
  [phone, "602-555-0142 or 480-555-0100", undefined],
  [hours, "8:30am - 5:30pm", "8:30 AM-5:30 PM 510-1050"],
  [hours, "9 to 5 pm", "9:00 AM-5:00 PM 540-1020"],
  [hours, "noon-6pm", "Noon-6:00 PM 720-1080"],
  [hours, "8:30am to 5.30pm", "8:30 AM-5:30 PM 510-1050"],
  [hours, "9:00-17:30", "9:00 AM-5:30 PM 540-1050"],
  [hours, "9am-noon & 1-5 pm", "9:00 AM-Noon, 1:00 PM-5:00 PM 540-720 780-1020"],
  [hours, "6:00 PM-2:00 AM", "6:00 PM-2:00 AM 1080-1560"],
  [hours, "24 hours", "24/7 0-1440"],
  [hours, "9-5", undefined],
  [hours, "8-10 pm", undefined],
  [hours, "9:00 AM-9:00 AM", undefined],
  [hours, "1:00 PM-6:00 PM, 9:00 AM-12:00 PM", undefined],
  ["hours.yaml 0 hours", "by appt.", "By appointment "],
  [date, "11/26/2026", "2026-11-26"],
  [date, "Nov. 26th, 2026", "2026-11-26"],
  [date, "03/04", undefined],
  [date, "February 30, 2026", undefined],
  ["testimonials.yaml 0 date", "3 months ago", undefined],
  ["closures.yaml 0 name", "Labor Day - office closed", "Labor Day"],
  [state, "Texas", "TX"],
  [state, "Calif.", "CA"],
  [zone, "Central", "America/Chicago"],
  [zone, "MST", undefined],
  [verified, "yes", true],
  ["testimonials.yaml 0 rating", "★★★★☆", 4],
  ["agency.yaml figures rating", "4.9 stars", 4.9],
  ["agency.yaml figures reviews", "1,204 Google reviews", 1204],
  ["agency.yaml since", "Est. 1985", 1985],
  ["embeds.yaml survey height", "539px", 539],
  ["agency.yaml license", "TX Lic. #1847205", "1847205"],
  ["agency.yaml email", "mailto:ann@x.com", "ann@x.com"],
  ["agency.yaml website", "www.agency.com/", "https://www.agency.com"],
  ["agency.yaml website", "https://agency.com/home", undefined],
  [url, "progressive.com/pay?a=1&amp;b=2", "https://progressive.com/pay?a=1&b=2"],
  ["home.yaml about principal photo", "Claudia.JPG", "images/Claudia.JPG"],
  ["embeds.yaml allow scripts 0", "http://CDN.maker.com/", "https://cdn.maker.com"],
  [link, "tel:602-555-0142 x3", "tel:+16025550142,3"],
  [link, "info@agency.com", "mailto:info@agency.com"],
  [link, "mailto:info@agency.com?subject=Hi", "mailto:info@agency.com?subject=Hi"],
  [link, "www.agency.com", "https://www.agency.com"],
  [link, "javascript:alert(1)", undefined],
  [text, "\u200bWe\u00a0insure\u00a0homes", "We insure homes"],
  [text, "From $1\u00a0million on", "From $1\u00a0million on"],
  [text, "“We insure homes”", "We insure homes"],
  [text, '"Best" and "fastest"', '"Best" and "fastest"'],
  [text, "• **Court bonds:** today", "Court bonds: today"],
  [text, "2.\tInsurance companies", "Insurance companies"],
  ["home.yaml about text", "First.\nSecond.", "First.\n\nSecond."],
  ["legal/a.yaml intro", "Smith &amp; Sons&#39; policy", "Smith & Sons' policy"],
  ["legal/a.yaml intro", "First.\nSecond:\n- a\n- b", "First.\n\nSecond:\n- a\n- b"],
  [review, "“Great.”", "Great."],
])("the content field %s reads %j as %j (undefined if invalid)", (place, written, value) => {
  const found = read(place, written);
  const { words, spans = [] } = Object(found);
  const isHours = words !== undefined;
  const asText = () =>
    `${words} ${spans.map(({ opens, closes }: Record<string, number>) => `${opens}-${closes}`).join(" ")}`;
  expect(isHours ? asText() : found).toEqual(value);
});
