import type { Locale } from '#src/kernel/locales.ts';
import { advisoryLock, transact } from '#src/platform/database/transact.ts';
import { newId } from '#src/platform/ids.ts';
import { queueMail } from '#src/platform/mail/queue-mail.ts';
import type { Platform } from '#src/platform/platform.ts';
import { consume, enforceLimits } from '#src/platform/rate-limit/consume.ts';
import { live } from '#src/shop/audit/live-tags.ts';
import { findSameMessage, insertContactMessage, nextMessageNumber } from './contact.store.ts';
import { messageAcknowledged, messageForShop } from './contact-mails.ts';
import { needReachable, numbered, SAME_WITHIN, senderHash, TOO_OFTEN } from './reference.ts';

export type MessageDraft = {
  name: string;
  email: string;
  phone: string;
  message: string;
  locale: Locale;
  uid?: string;
  suspect: boolean;
};

/** Per hour each: a household's network, one address that gets our answer, and the shop's own inbox for all senders together. */
const LIMITS = { network: 6, address: 4, shop: 60 };

/**
 * Stores a message, mails it to the shop and acknowledges it to its sender, all or nothing; returns its reference number. The same one sent again
 * shortly after returns the same number. A suspicious message is stored, but nobody is mailed; above the shop's own limit, messages are stored and
 * acknowledged without a mail to the shop.
 * @param sender the caller's network address; stored only as a hash
 * @throws `invalid` for an address that no mail can reach, `too-many`
 */
export async function sendMessage(platform: Platform, draft: MessageDraft, sender: string): Promise<string> {
  const { suspect, uid, ...fields } = draft;
  needReachable(fields.email);
  const at = platform.clock.now();
  const row = {
    ...fields,
    id: newId('msg', at.getTime()),
    uid: uid ?? null,
    senderHash: senderHash(platform, 'contact', sender),
    createdAt: at,
  };
  return transact(platform, async ({ trx, expire }) => {
    // Many sent at once would not see each other, so they run one after the other.
    await advisoryLock(trx, `contact ${row.senderHash}`);
    const same = await findSameMessage(trx, row, new Date(at.getTime() - SAME_WITHIN));
    if (same) return same;
    const limits = [
      { what: 'contact network', who: row.senderHash, most: LIMITS.network },
      { what: 'contact address', who: row.email.toLowerCase(), most: LIMITS.address },
    ];
    await enforceLimits(trx, platform, limits, TOO_OFTEN);
    const reference = numbered('KC', await nextMessageNumber(trx), at);
    await insertContactMessage(trx, { ...row, reference, state: suspect ? 'suspect' : 'new' });
    expire(live('messages'));
    if (suspect) return reference;
    const message = { ...fields, reference };
    const full = (await consume(trx, platform, { what: 'contact shop', who: 'all', most: LIMITS.shop })) > 0;
    if (!full)
      await queueMail(
        trx,
        platform,
        messageForShop(
          message,
          platform.settings.locale,
          platform.shopSettings.current.contact.email || platform.settings.adminEmail,
        ),
        row.uid,
      );
    await queueMail(trx, platform, messageAcknowledged(message, platform.shopSettings.current), row.uid);
    return reference;
  });
}
