import { formatPhone, phoneHref } from "./phone";

describe("formatPhone", () => {
  it("shows ten digits as (xxx) xxx-xxxx", () => {
    expect(formatPhone("6025550142")).toBe("(602) 555-0142");
  });

  it("shows an extension behind it", () => {
    expect(formatPhone("6025550142 x12")).toBe("(602) 555-0142 x12");
  });

  it.each(["", "602555014", "60255501421", "602-555-0142", "1-800-FLOWERS", " 6025550142", "{phone}"])(
    "shows %j unchanged",
    (value) => {
      expect(formatPhone(value)).toBe(value);
    },
  );
});

describe("phoneHref", () => {
  it("puts the country's code before ten digits", () => {
    expect(phoneHref("6025550142")).toBe("tel:+16025550142");
  });

  it("dials an extension after a pause", () => {
    expect(phoneHref("8005550142 x1234")).toBe("tel:+18005550142,1234");
  });

  it("keeps the digits and the plus sign of any other value", () => {
    expect(phoneHref("+44 20 7946 0000")).toBe("tel:+442079460000");
    expect(phoneHref("911")).toBe("tel:911");
  });
});
