/**
 * Starts the service worker once the page has everything it needs: it must not compete with the first page. Only as built:
 * while developing nothing may be kept. A browser that refuses goes on without.
 */
export function registerWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = () => navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' }).catch(() => {});
  if (document.readyState === 'complete') void register();
  else addEventListener('load', () => void register(), { once: true });
}
