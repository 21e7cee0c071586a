import { formatPaise, type Paise } from '#src/kernel/money.ts';
import { Fault } from '#src/platform/fault.ts';
import type { Platform } from '#src/platform/platform.ts';
import { countUses, findCampaignRow, openPaymentsOf } from './campaign.store.ts';
import { type Campaign, type Hindrance, hindrance, type Saving, savingOf, tidyCode } from './campaign.ts';

/**
 * What a code would save this shopper on `base` (paise, the goods' or the plan's price before delivery).
 * Throws `coupon-refused` with the reason in `detail.reason` and a message for the field `coupon`.
 */
export async function applyCampaign(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  wish: { code: string; uid: string; kind: 'goods' | 'service'; base: Paise },
): Promise<Saving> {
  const code = tidyCode(wish.code);
  const campaign = await findCampaignRow(db, code);
  const usedByShopper = campaign ? await countUses(db, code, wish.uid, await openPaymentsOf(db, wish.uid)) : 0;
  const why = hindrance(campaign, { kind: wish.kind, base: wish.base, at: clock.now(), usedByShopper });
  if (why || !campaign) throw couponRefused(why ?? 'unknown', campaign);
  return savingOf(campaign, wish.base);
}

export function couponRefused(reason: Hindrance, campaign?: Pick<Campaign, 'minTotal' | 'appliesTo'>): Fault {
  const message = words(reason, campaign);
  return new Fault('coupon-refused', message, {
    fields: { coupon: message },
    detail: { reason, ...(reason === 'below-minimum' && campaign && { minTotal: campaign.minTotal }) },
  });
}

function words(reason: Hindrance, campaign: Pick<Campaign, 'minTotal' | 'appliesTo'> | undefined): string {
  switch (reason) {
    case 'not-yet':
      return 'This code cannot be used yet.';
    case 'over':
      return 'This code is no longer valid.';
    case 'other-things':
      return campaign?.appliesTo === 'service' ? 'This code is for service plans.' : 'This code is for products.';
    case 'below-minimum':
      return `This code needs an order of at least ${formatPaise(campaign?.minTotal ?? 0)}.`;
    case 'used-up':
      return 'This code has been used up.';
    case 'used-by-you':
      return 'You have already used this code.';
    default:
      return 'This code is not known, or cannot be used now.';
  }
}
