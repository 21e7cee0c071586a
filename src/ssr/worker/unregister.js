// Served in place of the worker while SERVICE_WORKER=off: removes the caches and itself.
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) if (name.startsWith('kiran-')) await caches.delete(name);
      await self.registration.unregister();
    })(),
  );
});
