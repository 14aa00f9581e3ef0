import { formatPhone, phoneHref } from "./phone";

it("a phone number of ten digits is shown as (xxx) xxx-xxxx", () => {
  expect(formatPhone("6025550142")).toBe("(602) 555-0142");
});

it("an extension is shown after the phone number", () => {
  expect(formatPhone("6025550142 x12")).toBe("(602) 555-0142 x12");
});

it.each(["", "602555014", "60255501421", "602-555-0142", "1-800-FLOWERS", " 6025550142", "{phone}"])(
  "%j, which is not a phone number of ten digits, is shown unchanged",
  (value) => {
    expect(formatPhone(value)).toBe(value);
  },
);

it("tel: links contain the country code", () => {
  expect(phoneHref("6025550142")).toBe("tel:+16025550142");
});

it("tel: links dial an extension after a pause", () => {
  expect(phoneHref("8005550142 x1234")).toBe("tel:+18005550142,1234");
});

it("tel: links keep the digits and the plus sign of any other value", () => {
  expect(phoneHref("+44 20 7946 0000")).toBe("tel:+442079460000");
  expect(phoneHref("911")).toBe("tel:911");
});
