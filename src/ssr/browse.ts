import type { Context } from 'hono';
import { callerOrigin, isOwnOrigin } from '#src/platform/http/origin.ts';
import type { Shop } from '#src/shop/shop.ts';
import { safeReturn } from '#src/wire/pages.ts';
import { HOST_PREFIX, KIND_COOKIE } from '#src/wire/visitor.ts';

/** "Browse without an account": the guest cookie, and back to where the visitor came from. A plain form, so it works without scripts. */
export function browse({ settings }: Pick<Shop, 'settings'>) {
  return async (c: Context): Promise<Response> => {
    if (!isOwnOrigin(c.req.raw, settings)) return c.text('This form was sent from another site.', 403);
    const form = await c.req.parseBody().catch(() => ({}) as Record<string, unknown>);
    const from = safeReturn(typeof form['from'] === 'string' ? form['from'] : undefined) ?? '/';
    const headers = new Headers({ location: from });
    for (const cookie of plainCookies(KIND_COOKIE, 'guest', callerOrigin(c.req.raw, settings)))
      headers.append('set-cookie', cookie);
    return new Response(null, { status: 303, headers });
  };
}

/**
 * Sets a plain cookie for thirty days, or removes it (`''`). Over https it has the host prefix, and one without, from a former version or a
 * neighbouring host, is removed.
 */
export function plainCookies(name: string, value: string, origin: string): string[] {
  const line = (called: string, to: string, more = '') =>
    `${called}=${to}; Path=/; SameSite=Lax; Max-Age=${to ? 30 * 24 * 60 * 60 : 0}${more}`;
  if (!origin.startsWith('https:')) return [line(name, value)];
  return [line(HOST_PREFIX + name, value, '; Secure'), line(name, '', '; Secure')];
}
