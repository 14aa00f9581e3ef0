import { expect, test } from "../fixtures";
import { journey } from "./journey";

const wrong = "/reveiws/2024";

test.use({ allowedMessages: /404/ });

journey(({ scripting }) => {
  test("someone gets lost on a wrong address, and finds home", async ({ page }) => {
    const logged: string[] = [];
    page.on("console", (message) => logged.push(message.text()));

    const answer = await page.goto(wrong);
    expect(answer?.status()).toBe(404);
    const main = page.getByRole("main");
    await expect(main.getByText("404", { exact: true })).toBeVisible();
    await expect(main.getByRole("heading", { level: 1 })).toHaveText("Oops! Page not found");
    // Logging the attempted path needs scripting.
    if (scripting) {
      await expect
        .poll(() => logged.filter((line) => line.includes(wrong) && !/^Failed to load/.test(line)))
        .toHaveLength(1);
    }

    const home = main.getByRole("link", { name: "Return to Home" });
    await expect(home).toHaveAttribute("href", "/");
    await home.click();
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
});
