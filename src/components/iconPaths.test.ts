import { type IconName, iconPaths } from "./iconPaths";

const names = Object.keys(iconPaths) as IconName[];

it.each(names)("the path of the icon %s stays within its 24 × 24 grid", (name) => {
  expect(iconPaths[name]).toMatch(/^M[\d .,\-a-zA-Z]+$/);
  const absolute = [...iconPaths[name].matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].flatMap(([, x, y]) => [
    Number(x),
    Number(y),
  ]);
  expect(absolute.length).toBeGreaterThan(0);
  for (const value of absolute) {
    expect(value).toBeGreaterThanOrEqual(1);
    expect(value).toBeLessThanOrEqual(23);
  }
});
