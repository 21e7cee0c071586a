import type { Locale } from '#src/kernel/locales.ts';
import { advisoryLock, transact } from '#src/platform/database/transact.ts';
import { newId } from '#src/platform/ids.ts';
import { queueMail } from '#src/platform/mail/queue-mail.ts';
import type { Platform } from '#src/platform/platform.ts';
import { enforceLimits } from '#src/platform/rate-limit/consume.ts';
import { live } from '#src/shop/audit/live-tags.ts';
import { findSameGrievance, insertGrievance, nextGrievanceNumber } from './grievance.store.ts';
import { type GrievanceStatus, type GrievanceTopic, monthAfter } from './grievance.ts';
import { grievanceAcknowledged, grievanceForOfficer } from './grievance-mails.ts';
import { needReachable, numbered, SAME_WITHIN, senderHash, TOO_OFTEN } from './reference.ts';

export type GrievanceDraft = {
  name: string;
  email: string;
  phone: string;
  topic: GrievanceTopic;
  /** The order or invoice it is about, as entered. */
  about: string;
  complaint: string;
  locale: Locale;
  uid?: string;
};

/** Per hour. Complaints are never silently dropped, so hitting a limit is always reported to the sender. */
const LIMITS = { network: 6, address: 4 };

/**
 * Stores a complaint under a ticket number, notifies the grievance officer, and acknowledges it at once (the E-Commerce Rules 2020 give 48 hours).
 * The same one sent again shortly after returns the same ticket.
 * @param sender the caller's network address; stored only as a hash
 * @throws `invalid` for an address that no mail can reach, `too-many`
 */
export async function fileGrievance(
  platform: Platform,
  { uid, ...fields }: GrievanceDraft,
  sender: string,
): Promise<GrievanceStatus> {
  needReachable(fields.email);
  const at = platform.clock.now();
  const hash = senderHash(platform, 'grievance', sender);
  const row = {
    ...fields,
    id: newId('grv', at.getTime()),
    uid: uid ?? null,
    senderHash: hash,
    createdAt: at,
    dueAt: monthAfter(at),
  };
  return transact(platform, async ({ trx, expire }) => {
    await advisoryLock(trx, `grievance ${hash}`);
    const same = await findSameGrievance(trx, row, new Date(at.getTime() - SAME_WITHIN));
    if (same) return same;
    const limits = [
      { what: 'grievance network', who: hash, most: LIMITS.network },
      { what: 'grievance address', who: row.email.toLowerCase(), most: LIMITS.address },
    ];
    await enforceLimits(trx, platform, limits, TOO_OFTEN);
    const filed = await insertGrievance(trx, { ...row, ticket: numbered('KG', await nextGrievanceNumber(trx), at) });
    expire(live('messages'));
    await queueMail(
      trx,
      platform,
      grievanceForOfficer(filed, platform.settings, platform.shopSettings.current),
      filed.uid,
    );
    await queueMail(
      trx,
      platform,
      grievanceAcknowledged(filed, platform.settings, platform.shopSettings.current),
      filed.uid,
    );
    return filed;
  });
}
