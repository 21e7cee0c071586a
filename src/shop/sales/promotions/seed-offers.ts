import type { Paise } from '#src/kernel/money.ts';
import { transact } from '#src/platform/database/transact.ts';
import type { Platform } from '#src/platform/platform.ts';
import { mayBeSeeded } from '#src/shop/back-office/settings/demonstration.ts';
import { insertCampaign } from './campaign.store.ts';
import { type Campaign, OFFERS_TAG } from './campaign.ts';

type Terms = Omit<Campaign, 'used'>;

const COMMON = {
  appliesTo: 'all',
  startsAt: null,
  endsAt: null,
  totalLimit: null,
  advertised: true,
  active: true,
} as const;
const cashback = (code: string, rateBp: number, amount: number, minTotal: number, customerLimit: number): Terms => ({
  ...COMMON,
  code,
  kind: 'cashback',
  rateBp,
  amount: amount as Paise,
  minTotal: minTotal as Paise,
  customerLimit,
});

/** The demonstration's offers. Each is the best for orders of a certain size: cashback in the middle, 15 % below and above. */
export const SEED_OFFERS: readonly Terms[] = [
  {
    ...COMMON,
    code: 'SOLAR15',
    kind: 'percent',
    rateBp: 1500,
    amount: null,
    minTotal: 0 as Paise,
    customerLimit: 1000,
  },
  cashback('CASH200', 2000, 200_00, 500_00, 3),
  cashback('CASH500', 2500, 500_00, 1500_00, 2),
  cashback('CASH750', 2500, 750_00, 3000_00, 1),
];

/** Adds a demonstration's offers, once in its life. */
export async function seedOffers(platform: Platform): Promise<void> {
  const at = platform.clock.now();
  await transact(platform, async ({ trx, expire }) => {
    if (!(await mayBeSeeded(trx, 'offers', at))) return;
    for (const terms of SEED_OFFERS) await insertCampaign(trx, terms, at);
    expire(OFFERS_TAG);
  });
}
