import { asDelivered } from "../support/asDelivered";
import { builtPage } from "../support/builtPage";

(asDelivered ? describe : describe.skip)(
  "as delivered, the site says in the specification's words (sections 1, 2 and 9)",
  () => {
    const page = builtPage<Queries.HomePageQuery>("index");
    const { agency, home, layout } = page;

    it("four trust badges and their values", () => {
      expect(home.hero.badges.map(({ label, value }) => `${label} (${value})`)).toEqual([
        "Licensed Agency (AZ Licensed)",
        "Clients Protected (500+)",
        "Years Experience (20+)",
        "Response Time (Same Day)",
      ]);
      expect(home.hero.text).toContain("most comprehensive coverage");
    });

    it("six products, auto alone the most popular, and up to 25% for a bundle of auto and home", () => {
      const kinds = [/auto/i, /homeowners/i, /life/i, /commercial/i, /umbrella/i, /renters/i];
      const products = page.allProduct.nodes;
      expect(products).toHaveLength(kinds.length);
      expect(products.map(({ title }, index) => [title, kinds[index]?.test(title)])).toEqual(
        products.map(({ title }) => [title, true]),
      );
      expect(products.filter(({ popular }) => popular).map(({ icon }) => icon)).toEqual(["auto"]);
      expect(home.products.banner.heading).toContain("25%");
      expect(home.products.banner.text).toMatch(/auto and home/i);
    });

    it("four certifications and four stat tiles", () => {
      expect(home.about.certifications).toEqual([
        "Arizona Licensed Insurance Agent",
        "Property & Casualty Specialist",
        "Life Insurance Expert",
        "Commercial Insurance Certified",
      ]);
      expect(home.about.stats.map(({ value, label }) => `${value} ${label}`)).toEqual([
        "500+ Clients Protected",
        "20+ Years Experience",
        "4.8/5 Customer Rating",
        "Same Day Response Time",
      ]);
    });

    it("'4.8/5' and '(52 Google reviews)', each review by a verified customer", () => {
      expect(home.about.reviewsButton).toBe("Read Customer Reviews");
      expect(home.testimonials.rating).toBe("4.8/5");
      expect(home.testimonials.reviewCount).toBe("(52 Google reviews)");
      expect(home.testimonials.verifiedLabel).toBe("Verified Customer");
      expect(page.allTestimonial.nodes.every(({ verified }) => verified)).toBe(true);
    });

    it("the office in Phoenix, its notes, and claims 24/7 by hotline or mobile app", () => {
      const { street, city, state } = agency.address;
      expect(`${street}, ${city}, ${state}`).toBe("2550 W Union Hills Dr, Phoenix, AZ");
      const notes = home.contact.office.notes.map(({ text }) => text).join("\n");
      expect(notes).toMatch(
        /free parking[\s\S]*wheelchair accessible[\s\S]*just east of .*major cross street/i,
      );
      expect(home.contact.claims.text).toMatch(/24\/7.*hotline or mobile app/);
    });

    it("the office hours", () => {
      expect(page.allOfficeHours.nodes.map(({ day, hours }) => `${day} ${hours}`)).toEqual([
        ...["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"].map((day) => `${day} 9:00 AM-6:00 PM`),
        "Saturday 9:00 AM-1:00 PM",
        "Sunday Closed",
        "Evenings By appointment",
        "Emergency Claims (by carrier) 24/7",
      ]);
    });

    it("the links of header and footer, and the two labels", () => {
      const names = (links: readonly { name: string }[]) => links.map(({ name }) => name);
      expect(names(layout.navigation)).toEqual([
        "Insurance Products",
        "About Us",
        "Directory",
        "Get a Quote",
        "Contact",
      ]);
      expect(names(layout.footer.company)).toEqual([
        "About Us",
        "Our Team",
        "Company Directory",
        "Customer Reviews",
        "Contact Us",
        "Get a Quote",
        "Privacy Policy",
        "Terms & Conditions",
      ]);
      expect(layout.footer.labels).toEqual([
        "Licensed Insurance Agency",
        "Better Business Bureau Accredited",
      ]);
      expect(agency.social).toHaveLength(1);
    });

    it("five reasons, six reviews, four review sites, seven agents and two main lines, four features a product", () => {
      const { allAgent, allMainLine } = builtPage<Queries.DirectoryPageQuery>("directory");
      expect(home.about.reasons).toHaveLength(5);
      expect(page.allTestimonial.nodes).toHaveLength(6);
      expect(home.testimonials.reviewSites).toHaveLength(4);
      expect(allAgent.nodes).toHaveLength(7);
      expect(allMainLine.nodes).toHaveLength(2);
      expect(page.allProduct.nodes.map(({ features }) => features.length)).toEqual([4, 4, 4, 4, 4, 4]);
      expect(home.about.heading).toBe("Your Trusted Insurance Partner in Phoenix");
    });

    it("the sections of the legal texts", () => {
      const titles = (slug: string) =>
        builtPage<Queries.LegalPageQuery>(slug).legalPage.sections.map(({ title }) => title);
      expect(titles("privacy-policy")).toEqual([
        "Information We Collect",
        "How We Use Your Information",
        "Information Sharing",
        "Data Security",
        "Your Rights",
        "Contact Us",
      ]);
      expect(titles("terms-and-conditions")).toEqual([
        "Acceptance of Terms",
        "Services",
        "License and Authorization",
        "Quote Accuracy",
        "Payment and Billing",
        "Cancellation Policy",
        "Limitation of Liability",
        "Privacy and Confidentiality",
        "Modifications",
        "Governing Law",
        "Contact Information",
      ]);
    });

    it("'since 2022', six products and eleven cities in the footer", () => {
      expect(layout.footer.tagline).toContain("since 2022");
      expect(layout.footer.products).toEqual(["Auto", "Home", "Life", "Commercial", "Umbrella", "Renters"]);
      expect(page.allCity.nodes.map(({ name }) => name)).toEqual(
        "Phoenix Scottsdale Tempe Mesa Chandler Gilbert Glendale Peoria Surprise Avondale Goodyear".split(
          " ",
        ),
      );
    });
  },
);
