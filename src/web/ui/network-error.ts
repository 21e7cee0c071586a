/**
 * Whether this error means that the shop was not reached at all. Browsers throw a TypeError for it, each with its own message (Chromium, Firefox,
 * Safari); without a connection any TypeError counts.
 */
export function isNetworkError(error: unknown): boolean {
  if (!(error instanceof TypeError)) return false;
  return /failed to fetch|networkerror|load failed|network connection|dynamically imported module|importing a module script/i.test(
    error.message,
  );
}
