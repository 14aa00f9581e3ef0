import { writeFileSync } from "node:fs";
import { join } from "node:path";

/** The addresses of service workers that a site made with other tools may have left in its visitors' browsers. */
const oldWorkers = ["sw.js", "service-worker.js", "OneSignalSDKWorker.js"];

const script = `self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", async () => {
  await self.registration.unregister();
  for (const page of await self.clients.matchAll({ type: "window" })) page.navigate(page.url);
});
`;

/**
 * Writes a script to each address of an old service worker. The browser takes it for the worker's update at the next
 * visit; it removes the worker and reloads the pages that the worker has shown.
 */
export function endServiceWorkers(folder: string): void {
  for (const name of oldWorkers) writeFileSync(join(folder, name), script);
}
