import { render, screen, within } from "@testing-library/react";
import type { PageProps } from "gatsby";
import { logMissingPage } from "../../src/browser/logMissingPage";
import LegalPage from "../../src/pages/{LegalPage.slug}";
import NotFoundPage from "../../src/pages/404";
import DirectoryPage from "../../src/pages/directory";
import HomePage from "../../src/pages/index";
import { axeProblems } from "../support/axe";
import { builtPage } from "../support/builtPage";

/** Not in src/pages: every file in there becomes a page. */

function props<Data>(page: string): PageProps<Data> {
  return { data: builtPage<Data>(page) } as unknown as PageProps<Data>;
}

const home = () => render(<HomePage {...props<Queries.HomePageQuery>("index")} />);
const directory = () => render(<DirectoryPage {...props<Queries.DirectoryPageQuery>("directory")} />);
const legal = (slug: string) => render(<LegalPage {...props<Queries.LegalPageQuery>(slug)} />);
const privacy = () => legal("privacy-policy");
const terms = () => legal("terms-and-conditions");
const notFound = () => render(<NotFoundPage {...props<Queries.NotFoundPageQuery>("404.html")} />);

afterEach(() => jest.restoreAllMocks());

describe.each([
  ["home page", home],
  ["directory", directory],
  ["privacy policy", privacy],
  ["terms and conditions", terms],
  ["not-found page", notFound],
])("the %s", (_, show) => {
  it("has nothing that axe objects to", async () => {
    show();
    expect(await axeProblems()).toEqual([]);
  });

  it("has one main heading, and headings that skip no level", () => {
    show();
    const levels = screen.getAllByRole("heading").map(({ tagName }) => Number(tagName[1]));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    levels.forEach((level, index) => {
      if (index > 0) expect(level).toBeLessThanOrEqual(Number(levels[index - 1]) + 1);
    });
  });

  it("has no button without a name, no link without an address, and no id twice", () => {
    const { container } = show();
    for (const button of screen.getAllByRole("button")) expect(button).toHaveAccessibleName();
    for (const link of screen.getAllByRole("link")) {
      expect(link).toHaveAccessibleName();
      expect(link.getAttribute("href")).toMatch(/^(\/|#|https:|mailto:|tel:)/);
    }
    const ids = [...container.querySelectorAll("[id]")].map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)]);
  });

  it("leads to the quote dialog by every button that says so, and has that dialog once", () => {
    const { container } = show();
    expect(container.querySelectorAll("dialog#quote")).toHaveLength(1);
    for (const name of ["Get Free Insurance Review", "Get a Quote"]) {
      for (const button of screen.getAllByRole("button", { name })) {
        expect(button).toHaveAttribute("command", "show-modal");
        expect(button).toHaveAttribute("commandfor", "quote");
      }
    }
  });
});

describe("someone on the home page", () => {
  it("sees each product, reason and review that there is, and three ways to get in touch", () => {
    const { container } = home();
    const { allProduct, allTestimonial, home: words } = builtPage<Queries.HomePageQuery>("index");
    const count = (selector: string) => container.querySelectorAll(selector).length;
    // The banner below the products has a heading too.
    expect(count("#products h3")).toBe(allProduct.nodes.length + 1);
    expect(count("#about ol > li")).toBe(words.about.reasons.length);
    expect(count("#testimonials figure")).toBe(allTestimonial.nodes.length);
    expect(count("#contact ul > li h3")).toBe(3);
  });

  it("hears ratings as words, and nothing of the icons", () => {
    const { container } = home();
    const { allTestimonial, home: words } = builtPage<Queries.HomePageQuery>("index");
    const ratings = [...container.querySelectorAll("#testimonials figure [role=img]")];
    expect(ratings).toHaveLength(allTestimonial.nodes.length);
    for (const [index, { rating }] of allTestimonial.nodes.entries()) {
      const label = words.testimonials.ratingLabel.replace("{rating}", String(rating));
      expect(ratings[index]).toHaveAccessibleName(label);
    }
    for (const drawing of container.querySelectorAll("svg"))
      expect(drawing).toHaveAttribute("aria-hidden", "true");
  });

  it("meets no empty list, no stars and no way to reviews before the agency's first", () => {
    const page = builtPage<Queries.HomePageQuery>("index");
    const { agency, home: words } = page;
    const data = {
      ...page,
      agency: { ...agency, figures: { ...agency.figures, rating: null } },
      home: {
        ...words,
        hero: { ...words.hero, proof: null },
        about: { ...words.about, reviewsButton: null },
        testimonials: { ...words.testimonials, rating: null, reviewCount: null },
      },
      allTestimonial: { nodes: [] },
    };
    const { container } = render(<HomePage {...({ data } as unknown as PageProps<Queries.HomePageQuery>)} />);
    for (const list of screen.getAllByRole("list")) expect(list).not.toBeEmptyDOMElement();
    expect(
      container.querySelectorAll(":is(main > section:first-of-type, #about) a[href='#testimonials']"),
    ).toHaveLength(0);
    expect(container.querySelectorAll("#testimonials p")).toHaveLength(1);
    expect(container).not.toHaveTextContent("NaN");
  });

  it("finds anchors that stay on the page", () => {
    const { container } = home();
    for (const link of container.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')) {
      expect(container.querySelector(String(link.getAttribute("href")))).toBeInTheDocument();
    }
  });
});

describe("someone in the directory", () => {
  it("sees every main line and every agent, each with a name, a role and a number to tap", () => {
    directory();
    const { allMainLine, allAgent } = builtPage<Queries.DirectoryPageQuery>("directory");
    for (const [name, { nodes }] of [
      ["Main Lines", allMainLine],
      ["Licensed Agents", allAgent],
    ] as const) {
      const group = screen.getByRole("region", { name });
      const rows = [...group.querySelectorAll<HTMLElement>(":scope > ul > li")];
      expect(rows).toHaveLength(nodes.length);
      for (const row of rows) {
        expect(within(row).getByRole("heading", { level: 3 })).not.toBeEmptyDOMElement();
        expect(within(row).getByRole("link", { name: /\(\d{3}\) \d{3}-\d{4}( x\d+)?$/ })).toHaveAttribute(
          "href",
          expect.stringMatching(/^tel:\+1\d{10}(,\d+)?$/),
        );
      }
    }
  });

  it("is led home, where the anchors are", () => {
    directory();
    const contactUs = within(screen.getByRole("contentinfo")).getByRole("link", { name: "Contact Us" });
    expect(contactUs).toHaveAttribute("href", "/#contact");
  });
});

describe("someone who reads a legal text", () => {
  it.each(["privacy-policy", "terms-and-conditions"])(
    "finds every section of the %s in the list on top",
    (slug) => {
      const { container } = legal(slug);
      const { layout, legalPage } = builtPage<Queries.LegalPageQuery>(slug);
      const navigation = screen.getByRole("navigation", { name: layout.legal.contents });
      const contents = within(navigation).getAllByRole("link");
      expect(contents).toHaveLength(legalPage.sections.length);
      for (const link of contents) {
        const heading = container.querySelector(String(link.getAttribute("href")));
        expect(heading?.textContent).toBe(link.textContent);
      }
    },
  );
});

describe("someone who is lost", () => {
  it("is told so, is led home, and the path is logged once", () => {
    history.replaceState(null, "", "/reveiws");
    const log = jest.spyOn(console, "warn").mockImplementation(() => {});
    notFound();
    logMissingPage();
    expect(screen.getByText("404")).toBeInTheDocument();
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Oops! Page not found");
    expect(screen.getByRole("link", { name: "Return to Home" })).toHaveAttribute("href", "/");
    expect(log.mock.calls).toEqual([[expect.stringContaining("/reveiws")]]);
  });
});
