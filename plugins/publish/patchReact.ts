/// <reference types="webpack/module" />
import { Link, Script } from "gatsby";
import { GatsbyImage, StaticImage } from "gatsby-plugin-image";
import React, { type ComponentType, createElement, type ReactElement, use } from "react";
import { type IslandProps, Place } from "./Island";
import { useSiteScript } from "./siteScript";

const islands = import.meta.webpackContext("../../src/islands", {
  recursive: false,
  regExp: /^\.\/\w+\.tsx$/,
});

/** Hooks that do nothing in a page. The other hooks return their value while the page is rendered. */
const browserHooks =
  /^use(ActionState|(Layout)?Effect|ImperativeHandle|Optimistic|Reducer|State|SyncExternalStore|Transition)$/;

/** The prop in which emotion keeps an element's own type while it adds styles. */
const emotionType = "__EMOTION_TYPE_PLEASE_DO_NOT_USE__";

// biome-ignore lint/suspicious/noExplicitAny: stands for any of React's functions
type AnyFunction = (...given: any[]) => any;
type Props = Record<string, unknown>;

/**
 * Patches React, for libraries too: from then on, islands are rendered by `Island`, and what would do nothing in the
 * published site is reported.
 * @param report receives a sentence such as "`onClick` on <button> in Products does nothing in the published site. …"
 */
export function patchReact(report: (sentence: string) => void, Island: ComponentType<IslandProps>): void {
  const react = React as unknown as Record<string, AnyFunction>;
  const original = createElement as AnyFunction;
  const reported = new WeakSet<object>();

  const reportHandlers = (type: string, props: Props) => {
    for (const [name, value] of Object.entries(props)) {
      if (typeof value !== "function" || !/^(on[A-Z]|action$|formAction$)/.test(name)) continue;
      // emotion creates an element twice with the same handlers.
      if (reported.has(value) || placeNow() !== "page") continue;
      reported.add(value);
      report(doesNothing(`\`${name}\` on <${type}>`, componentNow()));
    }
  };
  const withChecks =
    (create: AnyFunction) =>
    (type: unknown, ...given: unknown[]) => {
      const element: ReactElement<Props> = create(type, ...given);
      const { props } = element;
      const key = element.key ?? undefined;
      const inner = props[emotionType] ?? type;
      if (typeof inner === "string") {
        reportHandlers(inner, props);
        // In `gatsby develop` only, since a build finds scripts in the HTML.
        if (inner === "script" && typeof document !== "undefined" && !/json/.test(String(props.type)))
          report(`<script> in ${componentNow()} is not published. ${useSiteScript}`);
        return element;
      }
      const island = findIsland(type);
      if (island && placeNow() !== "island") {
        for (const [prop, value] of Object.entries(props))
          if (prop === "children" || !isData(value))
            report(
              `${island.name} of src/islands/${island.file} cannot have the prop \`${prop}\`. An island takes data, as JSON writes it: no functions, elements, instances or children. Create them in the island.`,
            );
        return original(Island, { ...island, element, key });
      }
      const isImage = type === GatsbyImage || type === StaticImage;
      if (type === Link) reportHandlers("Link", props);
      else if (type === Script) report(`<Script> in ${componentNow()} is not published. ${useSiteScript}`);
      else if (isImage)
        report(
          `GatsbyImage and StaticImage in ${componentNow()} need Gatsby's runtime. Use \`Picture\` of src/components/Picture.tsx.`,
        );
      else return element;
      const isRendered = !isImage || typeof document !== "undefined";
      // Hides the handlers and hooks of Gatsby's own component.
      return original(Place, { value: "gatsby", key }, isRendered && element);
    };

  for (const runtime of [require("react/jsx-runtime"), require("react/jsx-dev-runtime"), react])
    for (const name of ["jsx", "jsxs", "jsxDEV", "createElement"])
      if (runtime[name]) runtime[name] = withChecks(runtime[name]);
  for (const [name, hook] of Object.entries(react).filter(([name]) => browserHooks.test(name)))
    react[name] = (...given: unknown[]) => {
      if (placeNow() === "page") report(doesNothing(`\`${name}\``, componentNow()));
      return hook(...given);
    };
}

const doesNothing = (what: string, component: string) =>
  `${what} in ${component} does nothing in the published site. Put the component into src/islands/.`;

function findIsland(type: unknown) {
  for (const key of islands.keys())
    for (const [name, value] of Object.entries(islands(key) as Props))
      if (value === type) return { file: key.replace("./", ""), name };
}

function isData(value: unknown): boolean {
  if (typeof value !== "object" || value === null)
    return value === null || /^(string|boolean|undefined)$/.test(typeof value) || Number.isFinite(value);
  const isPlain = [Object.prototype, Array.prototype, null].includes(Object.getPrototypeOf(value));
  return isPlain && Object.values(value).every(isData);
}

function placeNow() {
  try {
    return use(Place);
  } catch {
    // Nothing is being rendered, as for an element in a constant of a module.
  }
}

/** The name of the component that is being rendered, from the stack. Minified packages have no names. */
function componentNow(): string {
  for (const frame of (new Error().stack ?? "").split("\n")) {
    if (frame.includes("react-dom")) break;
    const [, name, inFirefox] = /^\s*at (?:new )?([A-Z]\w*)(?:\.render)? \(|^([A-Z]\w*)@/.exec(frame) ?? [];
    if (name || inFirefox) return name ?? inFirefox ?? "";
  }
  return "a component of a package";
}
