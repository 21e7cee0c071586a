import { isOpenClaim } from '#src/kernel/claim-lifecycle.ts';
import { dateFormat } from '#src/kernel/format.ts';
import { type Day, dayInIndia } from '#src/kernel/india-time.ts';
import { listBrands } from '#src/shop/catalogue/taxonomy/list-categories.ts';
import { MOST_PHOTOS } from '#src/shop/sales/claims/claim.ts';
import { listClaimsOf } from '#src/shop/sales/claims/show-claim.ts';
import { showWallet, type Wallet } from '#src/shop/sales/warranty/show-wallet.ts';
import { pageLoader } from '#src/web/context/page-loader.server.ts';
import { toClaimView } from '#src/web/features/claim/claim-view.server.ts';
import { texts } from '#src/web/messages/messages.server.ts';

/** The signed-in customer's units; those of one parcel's line together. */
export const loader = pageLoader('warranty', async ({ customer, shop, locale }) => {
  const [wallet, brands, claims] = await Promise.all([
    showWallet(shop, customer.uid, locale),
    listBrands(shop),
    listClaimsOf(shop, customer.uid),
  ]);
  const claimed = new Set(claims.flatMap(({ state, unit }) => (isOpenClaim(state) ? [unit.id] : [])));
  const format = dateFormat(locale, { dateStyle: 'medium' });
  const day = (on: Day) => format.format(new Date(`${on}T06:00:00Z`));
  return {
    texts: texts(locale, 'warranty', 'claims', 'lists'),
    today: dayInIndia(shop.clock.now()),
    brands: brands.map(({ name }) => name),
    groups: toGroups(wallet.units, claimed, day),
    claims: claims.map((claim) => toClaimView(claim, locale)),
    mostPhotos: MOST_PHOTOS,
    transfer: wallet.transfer && {
      until: format.format(wallet.transfer.expiresAt),
      count: wallet.transfer.units.length,
    },
  };
});

export type UnitGroup = ReturnType<typeof toGroups>[number];

function toGroups(units: Wallet['units'], claimed: Set<string>, day: (on: Day) => string) {
  const groups = new Map<string, Wallet['units']>();
  for (const unit of units) {
    // What somebody added is one unit each.
    const key = unit.fromUs ? [unit.productId, unit.name, unit.startsOn, unit.invoice?.id].join('\n') : unit.id;
    groups.set(key, [...(groups.get(key) ?? []), unit]);
  }
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const {
      id,
      name,
      maker,
      fromUs,
      words,
      order,
      installation,
      invoice,
      certificate,
      isDcr,
      hasDatasheet,
      productId,
    } = first;
    return [
      {
        ...{ id, name, maker, fromUs, words, invoice, certificate, isDcr },
        order: order && { id: order.id, number: String(order.number) },
        installation: installation && { id: installation.id, number: String(installation.number) },
        datasheet: hasDatasheet ? productId : undefined,
        since: day(first.startsOn),
        units: group.map((unit) => ({ id: unit.id, serial: unit.serial })),
        // Where only words promise something, the shop reads them.
        claimable:
          first.terms.length === 0 || first.terms.some(({ daysLeft }) => daysLeft > 0)
            ? group.flatMap((unit) => (claimed.has(unit.id) ? [] : [{ id: unit.id, serial: unit.serial }]))
            : [],
        terms: first.terms.map(({ part, years, endsOn, daysLeft }) => ({ part, years, end: day(endsOn), daysLeft })),
      },
    ];
  });
}
