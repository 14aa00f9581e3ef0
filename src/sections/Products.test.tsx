import { render, screen } from "@testing-library/react";
import { Products } from "./Products";

test("if there is only one product, the product is not marked as 'Most popular'", () => {
  const product = { icon: "car", title: "Auto", description: "Every car.", features: [], popular: true };
  const data = {
    home: { products: { heading: "Insurance", text: "Ours.", popularLabel: "Most popular" } },
    agency: { figures: {} },
    allCarrier: { nodes: [] },
    allProduct: { nodes: [product] },
  } as unknown as Queries.ProductsFragment;
  render(<Products data={data} />);
  expect(screen.getByText("Auto")).toBeVisible();
  expect(screen.queryByText("Most popular")).toBeNull();
});
