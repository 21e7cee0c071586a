import type { Locale } from '#src/kernel/locales.ts';
import type { Tx } from '#src/platform/database/database.ts';
import { newId } from '#src/platform/ids.ts';
import { insertMessage } from '#src/platform/mail/mail.store.ts';
import { MAIL_QUEUE, toMobile } from '#src/platform/mail/message.ts';
import type { Platform } from '#src/platform/platform.ts';
import { templateOf } from './sms-provider.ts';

/** `text` must match what was registered for the template of this `kind` and language (TRAI's DLT). */
export type Sms = { kind: string; to: string; text: string; locale: Locale; reference?: string; secret?: boolean };

/**
 * Writes an SMS and its job in the transaction that causes it, like queueMail. Answers its id, or undefined if the number is not an Indian
 * mobile. If a provider is set but has no template for its kind, it is stored as failed, with the reason.
 * @param uid the account that it is about; null if there is none
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
  const templateId = provider ? templateOf(provider, sms.kind, sms.locale) : null;
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
