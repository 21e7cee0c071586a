import type { Locale } from '#src/kernel/locales.ts';
import type { Tx } from '#src/platform/database/database.ts';
import { pipelined } from '#src/platform/database/pipelined.ts';
import { newId } from '#src/platform/ids.ts';
import type { Platform } from '#src/platform/platform.ts';
import { insertMessage } from './mail.store.ts';
import { headerLine, isMailAddress, MAIL_QUEUE } from './message.ts';
import { type MailContent, renderMail } from './render-mail.ts';
import { shopAddress } from './shop-address.ts';

export type Mail = MailContent & {
  /** What it is about, e.g. `contact-acknowledged`. */
  kind: string;
  to: string;
  toName?: string;
  /** Where replies go, if not to the shop. */
  replyTo?: string;
  /** The receiver's language. */
  locale: Locale;
  /** The reference that the receiver may quote. */
  reference?: string;
  /** It contains a link or code that grants access: the text is struck from the database once a mail server has accepted it. */
  secret?: boolean;
  /** All of it is erased once it was sent or given up. */
  strikeOnceSent?: boolean;
};

/**
 * Writes a mail and its job in the transaction that causes it: no commit, no mail; after a commit it is sent at least once
 * (docs/decisions/0010). Answers its id. Throws an Error for an invalid address: callers have checked it.
 * @param uid the account that it is about, even if the shop receives it; null if there is none
 */
export async function queueMail(
  trx: Tx,
  platform: Pick<Platform, 'clock' | 'jobs' | 'settings' | 'shopSettings'>,
  mail: Mail,
  uid: string | null,
): Promise<string> {
  const { kind, to, toName, replyTo, locale, reference, secret, strikeOnceSent, ...content } = mail;
  for (const address of [to, replyTo]) {
    if (address !== undefined && !isMailAddress(address))
      throw new Error(`a ${kind} mail has an address that cannot be one`);
  }
  const createdAt = platform.clock.now();
  const id = newId('mail', createdAt.getTime());
  const message = {
    id,
    channel: 'mail' as const,
    kind,
    recipient: to,
    recipientName: headerLine(toName ?? '', 100),
    replyTo: replyTo ?? '',
    subject: headerLine(content.subject),
    ...renderMail(content, locale, platform.shopSettings.current, shopAddress(platform.settings)),
    locale,
    reference: reference ?? null,
    unsubscribeUrl: content.unsubscribeUrl ?? null,
    secret: secret ?? false,
    strikeOnceSent: strikeOnceSent ?? false,
    uid,
    createdAt,
  };
  await pipelined(trx, (together) => [
    insertMessage(together, message),
    platform.jobs.send(together, MAIL_QUEUE, { id }),
  ]);
  return id;
}
