import { redirect, redirectDocument } from 'react-router';
import { findScenes } from '#src/shop/catalogue/products/find-scene.ts';
import { readSession } from '#src/shop/customers/identity/current-principal.ts';
import { isAdministrator, type Principal } from '#src/shop/customers/identity/principal.ts';
import { plainCookies } from '#src/ssr/browse.ts';
import { pageLoader } from '#src/web/context/page-loader.server.ts';
import { sceneWithCrop } from '#src/web/features/product-card/product-tile.server.ts';
import { googleFailure } from '#src/web/features/sign-in/google.ts';
import { texts } from '#src/web/messages/messages.server.ts';
import { safeReturn } from '#src/wire/pages.ts';
import { DEVICE_COOKIE, KIND_COOKIE, readCookie, UID_COOKIE } from '#src/wire/visitor.ts';

export const loader = pageLoader('signUp', async ({ shop, locale, session, origin, request }) => {
  const url = new URL(request.url);
  const from = safeReturn(url.searchParams.get('from'));
  const customer = await session();
  const wrong = wrongCookie(request, customer);
  if (wrong)
    throw redirect(url.pathname + url.search, {
      headers: plainCookies(...wrong, origin).map((line): [string, string] => ['set-cookie', line]),
    });
  if (customer) throw redirectDocument(from ?? '/');
  const scenes = await findScenes(shop, ['signup', 'signup-phone']);
  return {
    from,
    face: firstFace(url, request),
    half: (await readSession(shop, request.headers))?.half ?? false,
    google: { offered: shop.settings.google !== undefined, failed: googleFailure(url.searchParams.get('error')) },
    settings: { passwordMinLength: shop.settings.passwordMinLength },
    scene: sceneWithCrop(scenes, 'signup'),
    texts: texts(locale, 'signUp', 'waysIn'),
  };
});

/** The form variant that the address names; otherwise sign-in in a browser where somebody has signed in before. */
function firstFace({ searchParams }: URL, request: Request): 'sign-in' | 'sign-up' {
  const named = searchParams.get('face');
  if (named === 'sign-in' || named === 'sign-up') return named;
  return readCookie(request.headers.get('cookie'), DEVICE_COOKIE) ? 'sign-in' : 'sign-up';
}

/**
 * The plain cookies can outlive the session or end before it; then the gate would send a customer here and this page would send them back in an
 * endless loop. Corrects one at a time.
 */
function wrongCookie(request: Request, customer: Principal | undefined): [name: string, value: string] | undefined {
  const cookies = request.headers.get('cookie');
  const kind = readCookie(cookies, KIND_COOKIE);
  if (!customer) return kind === 'customer' || kind === 'administrator' ? [KIND_COOKIE, ''] : undefined;
  const right = isAdministrator(customer) ? 'administrator' : 'customer';
  if (kind !== right) return [KIND_COOKIE, right];
  return readCookie(cookies, UID_COOKIE) === customer.uid ? undefined : [UID_COOKIE, customer.uid];
}
