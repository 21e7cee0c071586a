import { type Paise, paise } from '#src/kernel/money.ts';

/** An offer that a shopper applies by its code, one per order (rules.md §4). Amounts in paise, rates in hundredths of a percent. */
export type Campaign = {
  code: string;
  kind: 'percent' | 'amount' | 'cashback';
  rateBp: number | null;
  /** The amount off, or the cap of a percentage; null for no cap. */
  amount: Paise | null;
  appliesTo: 'goods' | 'service' | 'all';
  minTotal: Paise;
  startsAt: Date | null;
  endsAt: Date | null;
  totalLimit: number | null;
  customerLimit: number;
  used: number;
  active: boolean;
  /** Shown to shoppers; other offers are for people who were given the code. */
  advertised: boolean;
};

/** The tag of every page that shows offers. */
export const OFFERS_TAG = 'offers';

/** What a code does for one order: taken off now, or sent back later. */
export type Saving = { code: string; discount: Paise; cashback: Paise };

/** The payment provider accepts no order below one rupee. */
const LEAST_TO_PAY = 100;

/** Codes are compared ignoring case and spaces: people type them from a leaflet. */
export const tidyCode = (code: string): string => code.normalize('NFKC').replaceAll(/\s/g, '').toUpperCase();

/**
 * What a campaign saves on `base` (paise): a percentage rounded half up and limited by its cap, or a fixed amount.
 * One rupee always remains to be paid, as the provider accepts no less.
 */
export function savingOf(campaign: Pick<Campaign, 'code' | 'kind' | 'rateBp' | 'amount'>, base: Paise): Saving {
  const { code, kind, rateBp, amount } = campaign;
  const share = kind === 'amount' ? (amount ?? 0) : Math.floor((base * (rateBp ?? 0) + 5_000) / 10_000);
  const capped = paise(Math.max(0, Math.min(share, amount ?? share, base - LEAST_TO_PAY)));
  return kind === 'cashback'
    ? { code, discount: paise(0), cashback: capped }
    : { code, discount: capped, cashback: paise(0) };
}

export type IneligibilityReason =
  | 'unknown'
  | 'not-yet'
  | 'over'
  | 'other-things'
  | 'below-minimum'
  | 'used-up'
  | 'used-by-you';

/** Why a campaign cannot be applied, or undefined when it can. `usedByShopper` counts this shopper's payments with it. */
export function ineligibilityReason(
  campaign: Campaign | undefined,
  wish: { kind: 'goods' | 'service'; base: Paise; at: Date; usedByShopper: number },
): IneligibilityReason | undefined {
  if (!campaign?.active) return 'unknown';
  if (campaign.startsAt && wish.at < campaign.startsAt) return 'not-yet';
  if (campaign.endsAt && wish.at >= campaign.endsAt) return 'over';
  if (campaign.appliesTo !== 'all' && campaign.appliesTo !== wish.kind) return 'other-things';
  if (wish.base < campaign.minTotal) return 'below-minimum';
  if (campaign.totalLimit !== null && campaign.used >= campaign.totalLimit) return 'used-up';
  return wish.usedByShopper >= campaign.customerLimit ? 'used-by-you' : undefined;
}

export type CampaignState = 'running' | 'planned' | 'paused' | 'used-up' | 'ended';

/** A campaign's state at an instant: an ended one stays ended, paused or not. */
export function stateOf({ active, startsAt, endsAt, totalLimit, used }: Campaign, at: Date): CampaignState {
  if (endsAt && at >= endsAt) return 'ended';
  if (!active) return 'paused';
  if (totalLimit !== null && used >= totalLimit) return 'used-up';
  return startsAt && at < startsAt ? 'planned' : 'running';
}
