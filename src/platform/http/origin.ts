import type { IncomingMessage } from 'node:http';
import type { Context } from 'hono';
import type { Settings } from '#src/platform/settings/settings.ts';
import { incomingOf } from './caller.ts';

type Addressed = { host: string; forwardedProto: string | string[] | null | undefined };

/**
 * The origin under which a caller reached us: PUBLIC_URL where it is set, else the Host header; behind a trusted
 * proxy its `X-Forwarded-Proto` decides between http and https.
 */
function originOf(
  { host, forwardedProto }: Addressed,
  { publicUrl, trustProxy }: Pick<Settings, 'publicUrl' | 'trustProxy'>,
): string {
  return publicUrl ?? `${isSecure(forwardedProto, { publicUrl, trustProxy }) ? 'https:' : 'http:'}//${host}`;
}

/** Whether a caller reached us by https. */
export function isSecure(
  forwardedProto: Addressed['forwardedProto'],
  { publicUrl, trustProxy }: Pick<Settings, 'publicUrl' | 'trustProxy'>,
): boolean {
  if (publicUrl) return publicUrl.startsWith('https:');
  return (
    trustProxy &&
    String(forwardedProto ?? '')
      .split(',')[0]
      ?.trim() === 'https'
  );
}

/** The same for a request from the router. */
export const callerOrigin = (request: Request, settings: Pick<Settings, 'publicUrl' | 'trustProxy'>): string =>
  originOf({ host: new URL(request.url).host, forwardedProto: request.headers.get('x-forwarded-proto') }, settings);

type Placed = Pick<Settings, 'publicUrl' | 'trustProxy' | 'port'>;

/**
 * The origin that public pages state and are cached under: PUBLIC_URL, else this machine's own. Anybody can send any Host, which would then
 * appear in other visitors' pages, with one cached copy per name.
 */
export function pageOrigin(
  { headers, socket }: Pick<IncomingMessage, 'headers'> & { socket?: Partial<IncomingMessage['socket']> },
  settings: Placed,
): string {
  if (settings.publicUrl) return settings.publicUrl;
  const proto = headers['x-forwarded-proto'];
  const before = socket && origins.get(socket);
  if (before && before.host === headers.host && before.proto === proto) return before.origin;
  const port = socket?.localPort ?? settings.port;
  const end = port === 80 ? '' : `:${port}`;
  const first = `localhost${end}`;
  const { host = first } = headers;
  const own =
    host === first ||
    host === `127.0.0.1${end}` ||
    host === `[::1]${end}` ||
    host === hostName(socket?.localAddress ?? '') + end;
  const origin = originOf({ host: own ? host : first, forwardedProto: proto }, settings);
  if (socket) origins.set(socket, { host: headers.host, proto, origin });
  return origin;
}

/** What was found for a connection: a browser sends the same names again and again. */
const origins = new WeakMap<
  object,
  { host: string | undefined; proto: string | string[] | undefined; origin: string }
>();

/** The same for a request from the router, over the wire or inside the process. */
export function routedOrigin(c: Context, settings: Placed): string {
  return pageOrigin(incomingOf(c) ?? { headers: Object.fromEntries(c.req.raw.headers) }, settings);
}

/** A socket's address as written in a URL: `::ffff:10.0.0.1` is 10.0.0.1. */
const hostName = (address: string): string =>
  address.startsWith('::ffff:') ? address.slice(7) : address.includes(':') ? `[${address}]` : address;

/**
 * Whether a write comes from our own pages. Browsers send Origin with every cross-site write; a caller without one is not a browser and
 * holds none of a victim's cookies, unless Sec-Fetch-Site says otherwise.
 */
export function isOwnOrigin(request: Request, settings: Pick<Settings, 'publicUrl' | 'trustProxy'>): boolean {
  const origin = request.headers.get('origin');
  if (origin)
    return (
      origin === callerOrigin(request, settings) || (settings.publicUrl === undefined && sameHost(origin, request))
    );
  const site = request.headers.get('sec-fetch-site');
  return site === null || site === 'same-origin' || site === 'none';
}

// Without PUBLIC_URL the Origin of a write must match the Host header (rules.md §6), whatever scheme a proxy has stripped.
function sameHost(origin: string, request: Request): boolean {
  try {
    return new URL(origin).host === new URL(request.url).host;
  } catch {
    return false;
  }
}
