import { transact } from '#src/platform/database/transact.ts';
import { Fault } from '#src/platform/fault.ts';
import type { Platform } from '#src/platform/platform.ts';
import { consume, secondsToWait } from '#src/platform/rate-limit/consume.ts';
import { couponRefused } from './apply-campaign.ts';
import { findCampaignRow } from './campaign.store.ts';
import { stateOf, tidyCode } from './campaign.ts';

/** Wrong codes allowed per hour, for an account and for a network. */
const WRONG = { account: 20, network: 120 };

type Guesser = { uid: string; network: string };

/**
 * Refuses an unadvertised code that is not running, in the same words whether it never existed, has not begun or is over, so
 * that guessing reveals nothing. Wrong codes are counted, and after too many a right one is refused as well.
 * @throws `coupon-refused` with the reason `unknown`, `too-many`
 */
export async function enforceCodeLimit(
  platform: Platform,
  { uid, network }: Guesser,
  typed: string | undefined,
): Promise<void> {
  if (!typed) return;
  const campaign = await findCampaignRow(platform.db, tidyCode(typed));
  if (campaign?.advertised && campaign.active) return;
  const right = campaign !== undefined && ['running', 'used-up'].includes(stateOf(campaign, platform.clock.now()));
  const limits = [
    { what: 'code of an account', who: uid, most: WRONG.account },
    { what: 'code of a network', who: network, most: WRONG.network },
  ];
  await transact(platform, async ({ trx }) => {
    for (const limit of limits) {
      const retryAfter = right ? await secondsToWait(trx, platform, limit) : await consume(trx, platform, limit);
      if (retryAfter > 0) throw new Fault('too-many', 'codes-too-often', { detail: { retryAfter } });
    }
  });
  if (!right) throw couponRefused('unknown');
}
