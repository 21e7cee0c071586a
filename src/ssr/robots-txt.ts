import type { Context } from 'hono';
import { PAGES, type Page } from '#src/kernel/page-table.ts';
import { routedOrigin } from '#src/platform/http/origin.ts';
import type { Settings } from '#src/platform/settings/settings.ts';
import { hrefs } from '#src/wire/pages.ts';

const pages = Object.values<Page>(PAGES);
/** What no search engine should fetch: API calls, the sandbox, and all personal pages. */
const closed = pages
  .filter(({ access }) => access !== 'open' && access !== 'public')
  .map(({ path }) => path.replace(/:.*$/, ''));
/** Pages that answer everyone even while the shop asks visitors to choose, and that may be found. */
const open = pages.filter(({ access, unlisted }) => access === 'open' && !unlisted).map(({ path }) => path);

/**
 * What search engines may fetch. With GUEST_ACCESS=ask every public page sends a stranger to /signup, so only the open pages (and their
 * assets) are offered; with `open`, everything that is not personal.
 * @internal
 */
export function robotsText(origin: string, guestAccess: Settings['guestAccess']): string {
  const rules =
    guestAccess === 'open'
      ? [...['/api/', '/sandbox/', hrefs.signUp(), ...new Set(closed)].map((path) => `Disallow: ${path}`), 'Allow: /']
      : [...['/assets/', '/media/', '/favicon.svg', ...open].map((path) => `Allow: ${path}`), 'Disallow: /'];
  return ['User-agent: *', ...rules, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}

export const serveRobots =
  (settings: Settings) =>
  (c: Context): Response =>
    c.text(robotsText(routedOrigin(c, settings), settings.guestAccess), 200, {
      'cache-control': 'public, max-age=3600',
    });
