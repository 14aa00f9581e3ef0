import { expect, test } from "../fixtures";
import { journey } from "./journey";

const missingPath = "/reveiws/2024";

test.use({ allowedMessages: /404/ });

journey(({ scripting }) => {
  test("a visitor with a wrong URL gets the not-found page and a link to the home page", async ({ page }) => {
    const logged: string[] = [];
    page.on("console", (message) => logged.push(message.text()));

    const response = await page.goto(missingPath);
    expect(response?.status()).toBe(404);
    const main = page.getByRole("main");
    await expect(main.getByText("404", { exact: true })).toBeVisible();
    await expect(main.getByRole("heading", { level: 1 })).toHaveText("Oops! Page not found");
    // With scripting on, the not-found page logs the attempted path.
    if (scripting) {
      await expect
        .poll(() => logged.filter((line) => line.includes(missingPath) && !/^Failed to load/.test(line)))
        .toHaveLength(1);
    }

    const home = main.getByRole("link", { name: "Return to Home" });
    await expect(home).toHaveAttribute("href", "/");
    await home.click();
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
});
