import type { Context } from 'hono';
import { PAGES } from '#src/contract/pages.ts';
import { routedOrigin } from '#src/platform/http/origin.ts';
import type { Settings } from '#src/platform/settings.ts';

/** What no search engine should fetch: calls, the sandbox, and every page of somebody's own. */
const closed = Object.values(PAGES)
  .filter(({ access }) => access !== 'open' && access !== 'public')
  .map(({ path }) => path.replace(/:.*$/, ''));
/** The ways in and what stands in for a page: nothing to find there. */
const doors: string[] = [
  PAGES.offline,
  PAGES.signUp,
  PAGES.forgotPassword,
  PAGES.resetPassword,
  PAGES.verifyEmail,
  PAGES.accountDeleted,
  PAGES.googleDone,
  PAGES.checkoutParts,
  PAGES.pay,
].map(({ path }) => path);
/** What answers to everyone even while the shop asks visitors to choose. */
const open = Object.values(PAGES)
  .filter(({ access, path }) => access === 'open' && !doors.includes(path))
  .map(({ path }) => path);

/**
 * What search engines may fetch. With GUEST_ACCESS=ask every public page sends a stranger to /signup, so only the open
 * pages (and what they are drawn with) are offered; with `open` everything is that is not somebody's own.
 */
export function robotsText(origin: string, guestAccess: Settings['guestAccess']): string {
  const rules =
    guestAccess === 'open'
      ? [...['/api/', '/sandbox/', '/signup', ...new Set(closed)].map((path) => `Disallow: ${path}`), 'Allow: /']
      : [...['/assets/', '/media/', '/favicon.svg', ...open].map((path) => `Allow: ${path}`), 'Disallow: /'];
  return ['User-agent: *', ...rules, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}

export const serveRobots =
  (settings: Settings) =>
  (c: Context): Response =>
    c.text(robotsText(routedOrigin(c, settings), settings.guestAccess), 200, { 'cache-control': 'public, max-age=3600' });
