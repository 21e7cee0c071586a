import type { IncomingMessage } from 'node:http';
import type { Context } from 'hono';
import { requestName } from '#src/platform/http/front-door.ts';
import type { Shop } from '#src/shop/shop.ts';

/** Tells the front door that requests like this one are answered by the page at `key`. */
export function nameRequest(c: Context, { cache, settings }: Pick<Shop, 'cache' | 'settings'>, key: string): void {
  const incoming = (c.env as { incoming?: IncomingMessage } | undefined)?.incoming;
  if (incoming?.method !== 'GET' || !incoming.url) return; // a request made inside the process
  const { host, cookie, 'accept-language': language, 'x-forwarded-proto': proto } = incoming.headers;
  cache.name(requestName(incoming.url, { host, cookie, language, proto: settings.trustProxy ? String(proto ?? '') : '' }), key);
}
