import { type Locale, languageOf } from '#src/kernel/locales.ts';
import type { QueuedMessage } from '#src/platform/mail/mail.store.ts';
import { PermanentFailure } from '#src/platform/mail/message.ts';

export type SmsSettings = {
  url: string;
  token: string;
  /** The sender header that the receiver sees, as registered with DLT. */
  sender: string;
  /** The shop's DLT entity id. */
  entityId: string;
  /** The registered template of each kind of SMS, in a language (`sign-in-code.en`) or, without one, in all others. */
  templates: Record<string, string>;
};

/** The template registered for an SMS of this kind in this language. */
export const templateOf = ({ templates }: SmsSettings, kind: string, locale: Locale): string | null =>
  templates[`${kind}.${languageOf(locale)}`] ?? templates[kind] ?? null;

const TIMEOUT = 10_000;

/**
 * Hands an SMS to the provider: `POST` with a bearer token and `{to, from, text, entityId, templateId}`. The message's id is sent as
 * Idempotency-Key, so that a provider that supports it sends none twice. Throws {@link PermanentFailure} where retrying would not help;
 * 408, 429 and 5xx are retried.
 */
export async function sendBySmsProvider(sms: SmsSettings, message: QueuedMessage): Promise<void> {
  const answer = await fetch(sms.url, {
    method: 'POST',
    redirect: 'error', // the token is for this host only
    headers: {
      authorization: `Bearer ${sms.token}`,
      'content-type': 'application/json',
      'idempotency-key': message.id,
    },
    body: JSON.stringify({
      to: message.recipient,
      from: sms.sender,
      text: message.text,
      entityId: sms.entityId,
      templateId: message.templateId,
    }),
    signal: AbortSignal.timeout(TIMEOUT),
  });
  await answer.body?.cancel();
  if (answer.ok) return;
  const reason = `the SMS provider answered ${answer.status}`;
  throw answer.status < 500 && answer.status !== 408 && answer.status !== 429
    ? new PermanentFailure(reason)
    : new Error(reason);
}
