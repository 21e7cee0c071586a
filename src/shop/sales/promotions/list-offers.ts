import type { Paise } from '#src/kernel/money.ts';
import type { Platform } from '#src/platform/platform.ts';
import { selectAdvertised, selectCampaigns } from './campaign.store.ts';
import { type Campaign, type CampaignState, stateOf } from './campaign.ts';

/** An offer as shown to shoppers; amounts in paise, the rate in hundredths of a percent. */
export type Offer = Pick<Campaign, 'code' | 'kind' | 'rateBp' | 'amount' | 'appliesTo' | 'minTotal' | 'endsAt'>;

/**
 * The advertised offers that apply now to this kind of purchase, and the instant at which that changes without a write.
 * Only a campaign can be advertised, so that nothing is promised that cannot be applied.
 */
export async function listOffers({
  db,
  clock,
}: Pick<Platform, 'db' | 'clock'>): Promise<{ offers: Offer[]; until: Date | undefined }> {
  const at = clock.now();
  const campaigns = await selectAdvertised(db, at);
  const turns = campaigns
    .flatMap(({ startsAt, endsAt }) => [startsAt, endsAt])
    .filter((turn): turn is Date => turn !== null && turn > at);
  return {
    offers: campaigns.filter((one) => stateOf(one, at) === 'running').map(toOffer),
    until: turns.length ? new Date(Math.min(...turns.map(Number))) : undefined,
  };
}

const toOffer = ({ code, kind, rateBp, amount, appliesTo, minTotal, endsAt }: Campaign): Offer => ({
  code,
  kind,
  rateBp,
  amount,
  appliesTo,
  minTotal,
  endsAt,
});

/** A campaign as its manager sees it; `given` is what paid orders got as discount or cashback, in paise. */
export type ManagedOffer = Campaign & { state: CampaignState; given: Paise };

/** Every campaign, newest first. */
export async function listManagedOffers({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<ManagedOffer[]> {
  const at = clock.now();
  return (await selectCampaigns(db)).map((one) => ({ ...one, state: stateOf(one, at) }));
}
