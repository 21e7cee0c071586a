import { DAY_MS, type Day, dayInIndia } from '#src/kernel/india-time.ts';
import type { Locale } from '#src/kernel/locales.ts';
import { because } from '#src/kernel/refusals.ts';
import { endOfWarranty, termsOf } from '#src/kernel/warranty.ts';
import type { Queryable } from '#src/platform/database/database.ts';
import { transact } from '#src/platform/database/transact.ts';
import { Fault, invalid, notFound } from '#src/platform/fault.ts';
import { newId, newReference } from '#src/platform/ids.ts';
import type { Platform } from '#src/platform/platform.ts';
import { enforceLimits } from '#src/platform/rate-limit/consume.ts';
import { live } from '#src/shop/audit/live-tags.ts';
import { listInstallationRefunds, listRefunds } from '#src/shop/sales/payments/list-refunds.ts';
import { findClaim, insertClaim, insertEvent } from './claim.store.ts';
import type { Claim } from './claim.ts';
import { type ClaimedUnit, lockOwnUnit } from './claimed-unit.store.ts';
import { notifyOfClaim } from './notify-of-claim.ts';
import { tellOwner } from './tell-owner.ts';

/** Claims and photographs per hour of one account, and claims per day on one unit: each is a mail to the shop, also one that is withdrawn at once. */
const MOST = 60;
const MOST_ON_UNIT = 3;
export const claimLimit = (uid: string) => ({ what: 'warranty-claim', who: uid, most: MOST });

/**
 * Files a claim on one's own unit, and tells the shop. Answers its id. Throws `not-found`; `invalid` for a day to come; `conflict` where the unit has
 * an open claim; `wrong-step`, with why, for a unit from elsewhere, one that was returned, replaced or refunded, and after the end of its warranty;
 * `too-many`.
 */
export async function fileClaim(
  platform: Platform,
  { uid, locale }: { uid: string; locale: Locale },
  { unitId, problem, noticedOn }: { unitId: string; problem: string; noticedOn: Day },
): Promise<string> {
  const at = platform.clock.now();
  const today = dayInIndia(at);
  if (noticedOn > today) throw invalid({ noticedOn: 'reading-ahead' });
  return transact(platform, async (write) => {
    const { trx } = write;
    await enforceLimits(trx, platform, [claimLimit(uid)], 'claims-too-often');
    const unit = await lockOwnUnit(trx, uid, unitId);
    if (!unit) throw notFound('unit');
    const ofUnit = { what: 'warranty-claim unit', who: unitId, most: MOST_ON_UNIT, within: DAY_MS };
    await enforceLimits(trx, platform, [ofUnit], 'claims-too-often');
    needWarranty(unit, today);
    await needUnrefunded(trx, unit);
    const id = newId('clm', at.getTime());
    const filed = { id, reference: newReference('WC', at), unitId, uid, locale, problem, noticedOn };
    if (!(await insertClaim(trx, { ...filed, state: 'filed', filedAt: at, since: at })))
      throw new Fault('conflict', 'claim-open');
    await insertEvent(trx, id, 'filed', at);
    const claim = (await findClaim(trx, id)) as Claim;
    await notifyOfClaim(write, platform, claim);
    await tellOwner(write, platform, claim);
    write.expire(live('claims'));
    return id;
  });
}

function needWarranty(unit: ClaimedUnit, today: Day): void {
  const { name, makerName: maker, startsOn } = unit;
  if (!unit.fromUs) throw new Fault('wrong-step', because('claim-not-from-us', { name, maker }));
  if (unit.replacedBy) throw new Fault('wrong-step', 'claim-unit-replaced');
  if (unit.returnedAt) throw new Fault('wrong-step', 'claim-unit-returned');
  const ends = termsOf(
    {
      startsOn,
      productYears: unit.productYears ?? undefined,
      performanceYears: unit.performanceYears ?? undefined,
      parts: unit.warrantyParts,
    },
    today,
  ).map(({ years }) => endOfWarranty(startsOn, years));
  // Where only words say it, the shop reads them. The last day still counts.
  if (ends.length > 0 && ends.every((end) => end < today)) throw new Fault('wrong-step', 'claim-warranty-ended');
}

/** Money that went back in full took the warranty with it. */
async function needUnrefunded(db: Queryable, unit: ClaimedUnit): Promise<void> {
  const { orderId, installationId } = unit;
  if (unit.status === 'cancel' || unit.installationState === 'cancelled') throw refunded();
  const refunds = orderId
    ? await listRefunds(db, orderId)
    : installationId
      ? await listInstallationRefunds(db, installationId)
      : [];
  const back = refunds.reduce((all, { amount, state }) => all + (state === 'failed' ? 0 : amount), 0);
  if (back > 0 && back >= (unit.totalPaise ?? unit.installedPaise ?? 0)) throw refunded();
}

const refunded = () => new Fault('wrong-step', 'claim-unit-refunded');
