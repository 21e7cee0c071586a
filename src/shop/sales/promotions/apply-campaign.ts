import type { Paise } from '#src/kernel/money.ts';
import { type Because, because } from '#src/kernel/refusals.ts';
import { Fault } from '#src/platform/fault.ts';
import type { Platform } from '#src/platform/platform.ts';
import { countUses, findCampaignRow, openPaymentsOf } from './campaign.store.ts';
import {
  type Campaign,
  type IneligibilityReason,
  ineligibilityReason,
  type Saving,
  savingOf,
  tidyCode,
} from './campaign.ts';

/**
 * What a code would save this shopper on `base` (paise, the price of the goods or the plan before delivery).
 * Throws `coupon-refused` with the reason in `detail.reason` and a message for the field `coupon`.
 */
export async function applyCampaign(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  wish: { code: string; uid: string; kind: 'goods' | 'service'; base: Paise },
): Promise<Saving> {
  const code = tidyCode(wish.code);
  const campaign = await findCampaignRow(db, code);
  const usedByShopper = campaign ? await countUses(db, code, wish.uid, await openPaymentsOf(db, wish.uid)) : 0;
  const why = ineligibilityReason(campaign, { kind: wish.kind, base: wish.base, at: clock.now(), usedByShopper });
  if (why || !campaign) throw couponRefused(why ?? 'unknown', campaign);
  return savingOf(campaign, wish.base);
}

export function couponRefused(why: IneligibilityReason, campaign?: Pick<Campaign, 'minTotal' | 'appliesTo'>): Fault {
  const words = reasonOf(why, campaign);
  return new Fault('coupon-refused', words, {
    fields: { coupon: words },
    detail: { reason: why, ...(why === 'below-minimum' && campaign && { minTotal: campaign.minTotal }) },
  });
}

function reasonOf(why: IneligibilityReason, campaign: Pick<Campaign, 'minTotal' | 'appliesTo'> | undefined): Because {
  switch (why) {
    case 'not-yet':
      return 'offer-not-yet';
    case 'over':
      return 'offer-over';
    case 'other-things':
      return campaign?.appliesTo === 'service' ? 'offer-for-services' : 'offer-for-products';
    case 'below-minimum':
      return because('offer-below-minimum', { amount: campaign?.minTotal ?? 0 });
    case 'used-up':
      return 'offer-used-up';
    case 'used-by-you':
      return 'offer-used-by-you';
    default:
      return 'offer-unknown';
  }
}
