import { render, screen } from "@testing-library/react";
import { LegalText } from "./LegalText";

const links = () => screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);

test("in legal text, bold text and links can be written in Markdown", () => {
  const { container } = render(<LegalText>{"**In short:** see our [terms](/terms)."}</LegalText>);
  expect(container.querySelector("p > strong")).toHaveTextContent("In short:");
  expect(screen.getByRole("link", { name: "terms" })).toHaveAttribute("href", "/terms");
});

test("in legal text, a link such as #contact goes to that section of the home page, but #quote opens the current page's quote dialog", () => {
  render(<LegalText>{"[Contact](#contact), [quote](#quote), [us](/directory#main-lines)."}</LegalText>);
  expect(links().map(([, href]) => href)).toEqual(["/#contact", "#quote", "/directory#main-lines"]);
});

test("in legal text, a phone number is a tel: link, unless the number is inside another link", () => {
  const text =
    "Call [(602) 555-0142](tel:+16025550142) or **[(602) 555-0143 x12](tel:+16025550143,12)**, or [see **[(602) 555-0144](tel:+16025550144)**](/directory).";
  render(<LegalText>{text}</LegalText>);
  expect(links()).toEqual([
    ["(602) 555-0142", "tel:+16025550142"],
    ["(602) 555-0143 x12", "tel:+16025550143,12"],
    ["see (602) 555-0144", "/directory"],
  ]);
  expect(screen.getAllByText(/555-014[34]/, { selector: "strong, strong *" })).toHaveLength(2);
});

test("phone numbers, email addresses and URLs in legal text become links, without surrounding punctuation", () => {
  const text =
    "Call 1-800-555-0142, see (https://a.example/x_y?z), www.b.example. No: 21-800-555-0142, 85027-1234, 2026-11-26, 602-555-01423. Or ((800) 555-0143), 800-555-0144, 800.555.0145, +1 800 555 0146 ext. 7; claims@c.example.";
  render(<LegalText>{text}</LegalText>);
  expect(links()).toEqual([
    ["1-800-555-0142", "tel:+18005550142"],
    ["https://a.example/x_y?z", "https://a.example/x_y?z"],
    ["www.b.example", "https://www.b.example"],
    ["(800) 555-0143", "tel:+18005550143"],
    ["800-555-0144", "tel:+18005550144"],
    ["800.555.0145", "tel:+18005550145"],
    ["+1 800 555 0146 ext. 7", "tel:+18005550146,7"],
    ["claims@c.example", "mailto:claims@c.example"],
  ]);
});

test("in legal text, nested lists are rendered without <p> elements", () => {
  const { container } = render(<LegalText>{"- We share it:\n  - insurers;\n  - *the state*."}</LegalText>);
  const items = container.querySelectorAll("li > ul > li");
  expect(Array.from(items, ({ textContent }) => textContent)).toEqual(["insurers;", "the state."]);
  expect(container.querySelector("p")).toBeNull();
});

test("in legal text, a numbered list can start at any number", () => {
  const { container } = render(<LegalText>{"3. Third.\n4. Fourth."}</LegalText>);
  expect(container.querySelector("ol")).toHaveAttribute("start", "3");
  expect(screen.getAllByRole("listitem")).toHaveLength(2);
});

test("in legal text, HTML tags and escaped Markdown characters appear as literal text", () => {
  const { container } = render(<LegalText>{"Agency\\_LLC \\*A\\* & 3 < 4 <b>x</b>"}</LegalText>);
  expect(container).toHaveTextContent("Agency_LLC *A* & 3 < 4 <b>x</b>");
  expect(container.querySelector("b")).toBeNull();
});
