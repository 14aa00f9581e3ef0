import { formatPhone, phoneHref } from "./phone";

test.each`
  written               | shown                     | href
  ${"6025550142"}       | ${"(602) 555-0142"}       | ${"tel:+16025550142"}
  ${"8005550142 x1234"} | ${"(800) 555-0142 x1234"} | ${"tel:+18005550142,1234"}
  ${"6025550142 x1 x9"} | ${"(602) 555-0142 x9"}    | ${"tel:+16025550142,9"}
  ${"60255501421"}      | ${"60255501421"}          | ${"tel:60255501421"}
`("the phone number $written is shown as $shown and dialed as $href", ({ written, shown, href }) => {
  expect([formatPhone(written), phoneHref(written)]).toEqual([shown, href]);
});
