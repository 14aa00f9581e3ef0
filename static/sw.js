// Removes a service worker that an earlier site, made with other tools, has left in browsers: at the next visit, they
// take this script for the worker's update. The other *.js files here have the names that such tools commonly use.
self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", async () => {
  await self.registration.unregister();
  for (const page of await self.clients.matchAll({ type: "window" })) page.navigate(page.url);
});
