import type { Context } from 'hono';
import { fillPage } from '#src/pages/fill-page.ts';
import { nameRequest } from '#src/pages/name-request.ts';
import type { Render } from '#src/pages/render.ts';
import { cacheKey, isShared, readTarget, turnedAway } from '#src/pages/target.ts';
import { callerOrigin } from '#src/platform/http/origin.ts';
import { sendStored } from '#src/platform/http/send-stored.ts';
import type { Shop } from '#src/shop/shop.ts';

/** Answers every address that is no file and no call: the gate, then the cached page, else a fresh one. */
export function servePages(shop: Shop, render: Render) {
  return async (c: Context): Promise<Response> => {
    const request = c.req.raw;
    const target = readTarget(request, shop.settings);
    const redirectTo = turnedAway(target);
    if (redirectTo && !target.data) {
      return new Response(null, { status: 302, headers: { location: redirectTo, 'cache-control': 'private, no-store', vary: 'cookie' } });
    }
    const { headers } = request;
    const wishes = { acceptEncoding: headers.get('accept-encoding'), ifNoneMatch: headers.get('if-none-match'), head: request.method === 'HEAD' };
    const shared = isShared(target) && !redirectTo && shop.settings.mode !== 'development';
    if (!shared) return sendStored((await fillPage(shop, render, { target, request, redirectTo, shared })).page, wishes);
    const key = cacheKey(target, callerOrigin(request, shop.settings));
    const page = await shop.cache.show(key, () => fillPage(shop, render, { target, request, shared }));
    nameRequest(c, shop, key);
    return sendStored(page, wishes);
  };
}
