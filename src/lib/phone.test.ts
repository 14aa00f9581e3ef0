import { formatPhone, phoneHref, readPhone } from "./phone";

test.each`
  written                     | shown                     | href
  ${"6025550142"}             | ${"(602) 555-0142"}       | ${"tel:+16025550142"}
  ${"(602) 555-0142"}         | ${"(602) 555-0142"}       | ${"tel:+16025550142"}
  ${"+1 602.555.0142"}        | ${"(602) 555-0142"}       | ${"tel:+16025550142"}
  ${"800-555-0142 ext. 1234"} | ${"(800) 555-0142 x1234"} | ${"tel:+18005550142,1234"}
  ${"1-800-555-RIDE"}         | ${"1-800-555-RIDE"}       | ${"tel:+18005557433"}
  ${"800-PROGRESSIVE"}        | ${"800-PROGRESSIVE"}      | ${"tel:+18007764737"}
`("the phone number $written is shown as $shown and links to $href", ({ written, shown, href }) => {
  const phone = readPhone(written) ?? "";
  expect([formatPhone(phone), phoneHref(phone)]).toEqual([shown, href]);
  expect(readPhone(phone)).toBe(phone);
});

test.each([
  "602-555-014",
  "602-555-0142 or 480-555-0100",
  "call us",
  "602 555 01423",
  "85027",
  "800-ABC",
  "602-555-0142 x1 x9",
])("%j is not accepted as a phone number", (written) => expect(readPhone(written)).toBeUndefined());
