import { colourSheet } from '#src/platform/colours/shop-colours.ts';
import { RETRY_AFTER } from '#src/platform/http/retry-after.ts';
import { currentRequestId } from '#src/platform/log/log.ts';
import { sharedReadsOf } from '#src/platform/page-cache/shared-reads.ts';
import type { Filled } from '#src/platform/page-cache/stored-page.ts';
import { nextChange, OPENING_TAG, wordsFor } from '#src/shop/back-office/opening/opening.ts';
import { STORE_TAG } from '#src/shop/back-office/settings/store-tag.ts';
import { currentPrincipal } from '#src/shop/customers/identity/current-principal.ts';
import { isAdministratorToBe } from '#src/shop/customers/identity/principal.ts';
import type { Shop } from '#src/shop/shop.ts';
import { contentSecurityPolicy, finishPage } from './finish-page.ts';
import { isIndexable } from './indexable.ts';
import { inertScripts } from './inert-scripts.ts';
import { encodeMarkup } from './markup.ts';
import type { PageContext, Shut } from './page-context.ts';
import { policyHash } from './policy-hash.ts';
import type { Render } from './render.ts';
import { placeStyles } from './styles/place-styles.ts';
import { innerAddress, isSignedIn, type Target } from './target.ts';

export type Fill = {
  target: Target;
  origin: string;
  request: Request;
  redirectTo?: string;
  shared: boolean;
  sent?: PageContext['sent'];
};

/** Renders a page and prepares it for sending, and for the cache if it is the same for everybody of a kind. */
export async function fillPage(
  shop: Shop,
  render: Render,
  { target, origin, request, redirectTo, shared, sent }: Fill,
): Promise<Filled> {
  const tags = new Set<string>([STORE_TAG, OPENING_TAG]);
  let until = nextChange(shop.opening.current, shop.clock.now())?.getTime();
  let session: ReturnType<typeof currentPrincipal> | undefined;
  const context: PageContext = {
    shop,
    kind: target.visitor.kind === 'stranger' ? 'guest' : target.visitor.kind,
    locale: target.visitor.locale,
    origin,
    requestId: currentRequestId() ?? '',
    redirectTo,
    shut: undefined,
    sent,
    ...(!target.data && shop.settings.mode !== 'development' && { apart: [] }),
    tag: (...more) => more.forEach((tag) => tags.add(tag)),
    until: (at) => {
      if (at) until = Math.min(until ?? at.getTime(), at.getTime());
    },
    async readShared(name, read) {
      const now = shop.clock.now().getTime();
      const found = await (shared ? sharedReadsOf(shop.cache).get(name, now, read) : read());
      context.tag(...found.tags);
      context.until(found.until === undefined ? undefined : new Date(found.until));
      return found.value;
    },
    session() {
      if (shared) throw new Error('a cached page asked who is signed in');
      session ??= currentPrincipal(shop, request.headers);
      return session;
    },
  };
  context.shut = await shutFor(shop, target, context);
  // Others may be waiting for a shared page: it must not be aborted with the first request.
  const init = shared ? {} : { headers: request.headers, signal: request.signal };
  const answer = await render(
    new Request(innerAddress(target, origin, shared), init),
    context,
    target.found?.page.path,
  );
  const { document } = context;
  const { markup, hash } = document ? placeStyles(document.markup, shared) : {};
  const body =
    document && markup
      ? encodeMarkup(inertScripts({ ...document, markup }, context.kind))
      : Buffer.from(await answer.arrayBuffer());
  const cookies = answer.headers.getSetCookie();
  const headers = Object.fromEntries(
    [...answer.headers].filter(([name]) => name !== 'content-length' && name !== 'set-cookie'),
  );
  if (headers['content-type']?.startsWith('text/html'))
    headers['content-security-policy'] = policyFor(shop, target, origin, hash);
  const shut = context.shut?.state;
  const keep = shared && (shut !== undefined || answer.status === (target.found ? 200 : 404)) && cookies.length === 0;
  // The browser may store a public page but must revalidate each time: a price must never be stale. Prefetched data lives 10 s.
  headers['cache-control'] = keep ? (target.data ? 'private, max-age=10' : 'private, no-cache') : 'private, no-store';
  // A page that is temporarily away keeps its place in search: no noindex goes with the 503.
  if (shut ? shut === 'soon' : !isIndexable(target, answer.status)) headers['x-robots-tag'] ??= 'noindex';
  const unreachable = answer.status === 503 && !shut;
  if (unreachable) headers['retry-after'] = RETRY_AFTER;
  if (shut === 'closed') headers['retry-after'] = CLOSED_RETRY;
  const page = await finishPage(answer.status, headers, body, keep ? 'often' : 'once');
  return { page: { ...page, cookies }, tags, keep, unreachable, ...(until !== undefined && { until }) };
}

/** Seconds after which a search engine checks again whether the shop has opened. */
const CLOSED_RETRY = '3600';

/** What this visitor is shown in place of the shop. The cookie only claims to be an administrator's: the database decides. */
async function shutFor(
  shop: Shop,
  { shut, visitor }: Target,
  { session, locale }: PageContext,
): Promise<Shut | undefined> {
  if (!shut) return undefined;
  if (visitor.kind === 'administrator') {
    const customer = await session();
    if (customer && isAdministratorToBe(customer)) return undefined;
  }
  return { state: shut, message: wordsFor(shop.opening.current.message, locale) };
}

const policyFor = (
  { settings, gateways, shopSettings }: Shop,
  { visitor, found }: Target,
  origin: string,
  styles: string | undefined,
): string => {
  const colours = colourSheet(shopSettings.current.colors);
  return contentSecurityPolicy({
    pictureHosts: settings.pictureHosts,
    // Any product page and the cart can lead to payment, and later pages keep the first document's policy.
    payment:
      Object.values(gateways).some(({ checkout }) => checkout.script.startsWith('https:')) &&
      (isSignedIn(visitor) || found?.name === 'pay'),
    styles: [styles, colours && policyHash(colours)].flatMap((hash) => hash || []),
    secure: origin.startsWith('https:'),
    development: settings.mode === 'development',
  });
};
