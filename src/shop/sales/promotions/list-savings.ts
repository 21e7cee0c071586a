import { type Paise, paise } from '#src/kernel/money.ts';
import type { Platform } from '#src/platform/platform.ts';
import { countUsesOfEach, openPaymentsOf, selectAdvertised } from './campaign.store.ts';
import { ineligibilityReason, type Saving, savingOf } from './campaign.ts';

/** An advertised code and what it saves on an order, in paise. `missing`: how much more the order needs for that saving. */
export type OfferedSaving = Saving & { missing: Paise };

/**
 * The advertised codes that this shopper can apply to an order of `base` (paise, as in {@link applyCampaign}), best first; then
 * those that would be the best of a larger order, nearest first. Codes that are unavailable for any other reason are left out.
 * `base` may still be pending: the codes are read in the meantime.
 */
export async function listSavings(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  { uid, kind, base: ordered }: { uid: string; kind: 'goods' | 'service'; base: Paise | Promise<Paise> },
): Promise<OfferedSaving[]> {
  const at = clock.now();
  const [{ campaigns, uses }, base] = await Promise.all([readAdvertised(db, at, uid), ordered]);
  const savingsOn = (total: Paise): Saving[] =>
    campaigns
      .filter((one) => !ineligibilityReason(one, { kind, base: total, at, usedByShopper: uses.get(one.code) ?? 0 }))
      .map((one) => savingOf(one, total))
      .filter((one) => worth(one) > 0)
      .sort(bestFirst);
  const larger = [...new Set(campaigns.map(({ minTotal }) => minTotal).filter((minTotal) => minTotal > base))].sort(
    (a, b) => a - b,
  );
  return [
    ...savingsOn(base).map((one) => ({ ...one, missing: paise(0) })),
    ...larger.flatMap((total) => {
      const [best] = savingsOn(total);
      const reached = campaigns.find(({ code }) => code === best?.code)?.minTotal === total;
      return best && reached ? [{ ...best, missing: paise(total - base) }] : [];
    }),
  ];
}

async function readAdvertised(db: Platform['db'], at: Date, uid: string) {
  const [campaigns, open] = await Promise.all([selectAdvertised(db, at), openPaymentsOf(db, uid)]);
  const codes = campaigns.map(({ code }) => code);
  return { campaigns, uses: await countUsesOfEach(db, codes, uid, open) };
}

const worth = ({ discount, cashback }: Saving): number => discount + cashback;

/** For equal savings, a discount now is better than cashback later. */
const bestFirst = (a: Saving, b: Saving): number => worth(b) - worth(a) || a.cashback - b.cashback;
