import type { Locale } from '#src/kernel/locales.ts';
import type { Tx } from '#src/platform/database/database.ts';
import { newId } from '#src/platform/ids.ts';
import { insertMessage } from '#src/platform/mail/mail.store.ts';
import { MAIL_QUEUE, toMobile } from '#src/platform/mail/message.ts';
import type { Platform } from '#src/platform/platform.ts';

/** `text` must be what was registered for the template of this `kind` (TRAI's DLT). */
export type Sms = { kind: string; to: string; text: string; locale: Locale; reference?: string; secret?: boolean };

/**
 * Writes an SMS and its job in the transaction of what causes it, like queueMail. Answers its id, or undefined for a number
 * that is no Indian mobile. With a provider but without a template for its kind it is kept as failed, with the reason.
 * @param uid the account that it is about; null where there is none
 */
export async function queueSms(
  trx: Tx,
  platform: Pick<Platform, 'clock' | 'jobs' | 'settings'>,
  sms: Sms,
  uid: string | null,
): Promise<string | undefined> {
  const recipient = toMobile(sms.to);
  if (!recipient) return undefined;
  const provider = platform.settings.sms;
  const templateId = provider?.templates[sms.kind] ?? null;
  const unregistered = provider !== undefined && templateId === null;
  const createdAt = platform.clock.now();
  const id = newId('sms', createdAt.getTime());
  await insertMessage(trx, {
    id,
    channel: 'sms',
    kind: sms.kind,
    recipient,
    text: sms.text,
    locale: sms.locale,
    reference: sms.reference ?? null,
    secret: sms.secret ?? false,
    uid,
    templateId,
    ...(unregistered && { state: 'failed' as const, lastError: `SMS_TEMPLATES names no template for ${sms.kind}` }),
    createdAt,
  });
  if (!unregistered) await platform.jobs.send(trx, MAIL_QUEUE, { id });
  return id;
}
