import { render, screen } from "@testing-library/react";
import { Products } from "./Products";

test("if there is only one product, it is not marked as most popular", () => {
  const [icon, title, description, popularLabel] = ["car", "Auto", "Every car.", "Most popular"] as const;
  const product = { icon, title, description, features: ["Glass"], popular: true, link: null };
  const absent = { note: null, featuresLabel: null, review: null, banner: null };
  const products = { heading: "Insurance", text: "Ours.", popularLabel, ...absent };
  const photo = { relativePath: "her.jpg", extension: "jpg", childImageSharp: null };
  const data = {
    home: { products, about: { principal: { photo } }, carriers: null, contact: { claims: null } },
    layout: {} as Queries.ProductsFragment["layout"],
    agency: { figures: { savings: "25%", rating: null } } as Queries.ProductsFragment["agency"],
    allCarrier: { nodes: [] },
    allProduct: { nodes: [product] },
    allAgent: { nodes: [] },
  };
  render(<Products data={data} />);
  expect(screen.getByText("Auto")).toBeVisible();
  expect(screen.queryByText("Most popular")).toBeNull();
});
