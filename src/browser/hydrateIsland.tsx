import { CacheProvider } from "@emotion/react";
import { type ComponentType, useLayoutEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { styleCache } from "../styles/styleCache";

const cache = styleCache();

/**
 * Hydrates an island, and repeats earlier input. After an error, the island keeps its last HTML.
 * @param clicks the elements that a visitor has clicked before
 */
export function hydrateIsland(
  island: HTMLElement,
  Component: ComponentType,
  props: object,
  identifierPrefix: string,
  clicks: HTMLElement[],
): void {
  function Hydrated() {
    useLayoutEffect(() => void repeatInput(island, clicks), []);
    return (
      <CacheProvider value={cache}>
        <Component {...props} />
      </CacheProvider>
    );
  }
  const changes = new MutationObserver(() => {});
  changes.observe(island, { childList: true });
  hydrateRoot(island, <Hydrated />, {
    identifierPrefix,
    onUncaughtError(error) {
      console.error(error);
      // React has just removed the nodes of the failed component.
      island.append(...changes.takeRecords().flatMap(({ removedNodes }) => [...removedNodes]));
    },
  });
}

/** Sets changed fields once more, because React ignores values that it finds, and clicks the clicked elements. */
async function repeatInput(island: HTMLElement, clicks: HTMLElement[]): Promise<void> {
  const fields = [...island.querySelectorAll<HTMLInputElement>("input, textarea, select")]
    .filter(({ type, value, defaultValue, checked, defaultChecked }) =>
      isToggle(type)
        ? checked !== defaultChecked && (checked || type === "checkbox")
        : value !== defaultValue,
    )
    .map((field) => ({ field, value: field.value, checked: field.checked }));
  // `await` lets React render in between, so that each handler sees the state that the one before it has set.
  await null;
  for (const { field, value, checked } of fields) {
    if (isToggle(field.type)) {
      field.checked = !checked;
      field.click();
    } else {
      field.value = "";
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
      for (const name of ["input", "change"]) field.dispatchEvent(new Event(name, { bubbles: true }));
    }
    await null;
  }
  for (const target of clicks) {
    target.click();
    await null;
  }
}

const isToggle = (type: string) => type === "checkbox" || type === "radio";
