// Removes a service worker that an earlier site, made with other tools, has left in browsers: at the next visit, they
// take this script for the worker's update. Builds copy it to the names in plugins/publish/gatsby-node.ts.
self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", async () => {
  await self.registration.unregister();
  for (const page of await self.clients.matchAll({ type: "window" })) page.navigate(page.url);
});
