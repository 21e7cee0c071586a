import { transact } from '#src/platform/database/transact.ts';
import { Fault } from '#src/platform/fault.ts';
import type { Platform } from '#src/platform/platform.ts';
import { enforceLimits } from '#src/platform/rate-limit/consume.ts';
import {
  consentedNumber,
  endConsent,
  giveConsent,
  writesByWhatsapp,
} from '#src/shop/notifications/whatsapp/consent.ts';
import { findNumber } from './phone.store.ts';

/** `offered`: the shop writes by WhatsApp. `phone`: the account's proved number. */
export type WhatsappChoice = { offered: boolean; phone: string | undefined; allowed: boolean };

export async function whatsappChoice(
  platform: Pick<Platform, 'db' | 'settings'>,
  uid: string,
): Promise<WhatsappChoice> {
  const [phone, agreed] = await Promise.all([findNumber(platform.db, uid), consentedNumber(platform.db, uid)]);
  return { offered: writesByWhatsapp(platform), phone, allowed: agreed !== undefined };
}

/** Consents per hour of an account: each is kept as long as the account. */
const MOST = 20;

/**
 * Keeps whether an account wants messages by WhatsApp at its proved number; repeating changes nothing.
 * Throws `conflict` for an account without such a number, and where the shop does not write by WhatsApp; `too-many`.
 */
export async function allowWhatsapp(platform: Platform, uid: string, allowed: boolean): Promise<void> {
  const at = platform.clock.now();
  if (allowed && !writesByWhatsapp(platform)) throw new Fault('conflict', 'no-whatsapp');
  await transact(platform, async ({ trx }) => {
    if (!allowed) return endConsent(trx, { uid }, 'customer', at);
    await enforceLimits(trx, platform, [{ what: 'whatsapp consent', who: uid, most: MOST }], 'too-often-hour');
    const phone = await findNumber(trx, uid);
    if (!phone) throw new Fault('conflict', 'no-phone-number');
    await giveConsent(trx, { uid, phone, at });
  });
}
