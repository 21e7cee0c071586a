/**
 * What kind of thing was asked for, for figures and the access log. Never a path: a path can carry an id or a token, and strangers could
 * make as many as they like.
 */
export const ROUTE_CLASSES = [
  'page',
  'data',
  'workspace',
  'api',
  'checkout',
  'webhook',
  'events',
  'asset',
  'picture',
  'probe',
  'sandbox',
  'other',
] as const;
export type RouteClass = (typeof ROUTE_CLASSES)[number];

const PICTURES = ['/media/', '/brands/', '/guide/', '/icons/', '/favicon.', '/og.jpg'];
const WORKSPACE = ['/admin', '/orderManage', '/manageProduct', '/technician'];
const FILES = ['/sw.js', '/manifest.webmanifest', '/robots.txt', '/sitemap', '/contact-map'];
const PROBES = ['/healthz', '/readyz', '/metrics'];

/** The class of an address as it came over the wire; cheap, because pages from memory pass here too. */
export function routeClass(url: string): RouteClass {
  if (url.startsWith('/api/')) return callClass(url);
  if (url.startsWith('/assets/')) return 'asset';
  if (begins(url, PICTURES)) return 'picture';
  const mark = url.indexOf('?');
  if (mark < 0 ? url.endsWith('.data') : url.startsWith('.data', mark - 5)) return 'data';
  if (begins(url, WORKSPACE)) return 'workspace';
  if (begins(url, PROBES)) return 'probe';
  if (url.startsWith('/sandbox/')) return 'sandbox';
  return begins(url, FILES) ? 'other' : 'page';
}

function callClass(url: string): RouteClass {
  if (url.startsWith('/api/whatsapp/webhook')) return 'webhook';
  if (url.startsWith('/api/razorpay')) return url.startsWith('/webhook', 13) ? 'webhook' : 'checkout';
  return url.startsWith('/api/admin/events') ? 'events' : 'api';
}

function begins(url: string, starts: readonly string[]): boolean {
  for (const start of starts) if (url.startsWith(start)) return true;
  return false;
}
