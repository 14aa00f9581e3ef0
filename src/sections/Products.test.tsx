import { render, screen } from "@testing-library/react";
import { Products } from "./Products";

const auto = {
  icon: "car",
  title: "Auto",
  description: "Every car.",
  features: ["Glass"],
  popular: true,
} as const;
const home = { ...auto, icon: "home", title: "Home", popular: false } as const;

function renderProducts(...nodes: Queries.ProductsFragment["allProduct"]["nodes"]) {
  const products = {
    heading: "Insurance",
    text: "Ours.",
    popularLabel: "Most popular",
    note: null,
    banner: null,
  };
  render(
    <Products
      data={{
        home: { products },
        agency: { figures: { savings: "25%" } },
        allProduct: { nodes },
        allAgent: { nodes: [] },
      }}
    />,
  );
}

it("the only product has no most popular mark", () => {
  renderProducts({ ...auto, link: null });
  expect(screen.queryByText("Most popular")).toBeNull();
});

it("a product's link is the last thing on its card", () => {
  renderProducts({ ...auto, link: { name: "Get a quote", href: "#quote" } }, { ...home, link: null });
  const [card] = screen.getAllByRole("listitem");
  expect(card?.lastChild).toBe(screen.getByRole("button", { name: "Get a quote" }));
  expect(screen.getByText("Most popular")).toBeVisible();
});
