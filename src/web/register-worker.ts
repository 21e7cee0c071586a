/**
 * Starts the service worker once the page has everything it needs, so that it does not compete with the first page. Only in a build: nothing may be
 * cached during development. A browser that refuses goes on without it.
 */
export function registerWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = () => navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' }).catch(() => {});
  if (document.readyState === 'complete') void register();
  else addEventListener('load', () => void register(), { once: true });
}
