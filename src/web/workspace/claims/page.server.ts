import { CLAIM_STATES } from '#src/kernel/claim-lifecycle.ts';
import { dayInIndia } from '#src/kernel/india-time.ts';
import { listClaims } from '#src/shop/sales/claims/show-claim.ts';
import { pageLoader } from '#src/web/context/page-loader.server.ts';
import { readDeskView, toDeskView } from '#src/web/features/workspace-list/desk-view.server.ts';
import { texts } from '#src/web/messages/messages.server.ts';

const LIMIT = 20;

/** All claims on warranties. */
export const loader = pageLoader('claimsDesk', async ({ shop, locale, searchParams }) => {
  const wish = readDeskView(searchParams, CLAIM_STATES);
  const { claims, total } = await listClaims(shop, { ...wish, limit: LIMIT });
  const today = Date.parse(dayInIndia(shop.clock.now()));
  return {
    texts: texts(locale, 'desk', 'claimDesk'),
    states: CLAIM_STATES,
    view: toDeskView(wish, total, LIMIT),
    claims: claims.map(({ id, reference, state, unit, customer, email, problem, since }) => ({
      ...{ id, reference, state, customer, email, problem },
      name: unit.name,
      serial: unit.serial,
      waited: Math.round((today - Date.parse(dayInIndia(since))) / 86_400_000),
    })),
  };
});

export type BoardData = Awaited<ReturnType<typeof loader>>;
