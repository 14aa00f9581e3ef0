// Removes a service worker that an earlier site at this domain has left in browsers. At the next visit, browsers load
// this script as the worker's update. Builds also publish this script under other common file names of service workers
// (plugins/publish/gatsby-node.ts).
self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", async () => {
  await self.registration.unregister();
  for (const page of await self.clients.matchAll({ type: "window" })) page.navigate(page.url);
});
