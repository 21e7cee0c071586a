import type { Context } from 'hono';
import { safeReturn } from '#src/contract/pages.ts';
import { KIND_COOKIE } from '#src/contract/visitor.ts';
import { callerOrigin, isOwnOrigin } from '#src/platform/http/origin.ts';
import type { Shop } from '#src/shop/shop.ts';

/** "Browse without an account": the guest cookie, and back to where the visitor came from. A plain form, so it works without scripts. */
export function browse({ settings }: Pick<Shop, 'settings'>) {
  return async (c: Context): Promise<Response> => {
    if (!isOwnOrigin(c.req.raw, settings)) return c.text('This form was sent from another site.', 403);
    const form = await c.req.parseBody().catch(() => ({}) as Record<string, unknown>);
    const from = safeReturn(typeof form['from'] === 'string' ? form['from'] : undefined) ?? '/';
    return new Response(null, { status: 303, headers: { location: from, 'set-cookie': kindCookie('guest', callerOrigin(c.req.raw, settings)) } });
  };
}

/** The plain cookie that picks a kind of page; thirty days, like a session. */
export const kindCookie = (kind: string, origin: string): string => plainCookie(KIND_COOKIE, kind, origin);

export const plainCookie = (name: string, value: string, origin: string): string =>
  `${name}=${value}; Path=/; SameSite=Lax; Max-Age=${value ? 30 * 24 * 60 * 60 : 0}${origin.startsWith('https:') ? '; Secure' : ''}`;
