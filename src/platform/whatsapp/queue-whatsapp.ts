import type { Locale } from '#src/kernel/locales.ts';
import type { Tx } from '#src/platform/database/database.ts';
import { newId } from '#src/platform/ids.ts';
import { insertMessage } from '#src/platform/mail/mail.store.ts';
import { headerLine, WHATSAPP_QUEUE } from '#src/platform/mail/message.ts';
import type { Platform } from '#src/platform/platform.ts';

/** `text` is the template with its places filled in, for the outbox; WhatsApp is sent the template's name and `parameters`. */
export type WhatsappMessage = {
  kind: string;
  /** E.164. */
  to: string;
  template: string;
  parameters: readonly string[];
  text: string;
  locale: Locale;
  reference?: string;
  /** It contains a link that grants access. */
  secret: boolean;
};

/** Longer than any name or link of ours; the whole body may have 1024 characters. */
const LONGEST = 200;
/** A parameter may have no line end, no tab, not four spaces in a row, and may not be empty (Cloud API: template messages). */
export const toParameter = (value: string): string => headerLine(value.replaceAll(/\s+/g, ' '), LONGEST) || '–';

/** Writes a WhatsApp message and its job in the transaction that causes it, like queueMail. */
export async function queueWhatsapp(
  trx: Tx,
  platform: Pick<Platform, 'clock' | 'jobs'>,
  message: WhatsappMessage,
  uid: string,
): Promise<void> {
  const createdAt = platform.clock.now();
  const id = newId('whatsapp', createdAt.getTime());
  await insertMessage(trx, {
    id,
    channel: 'whatsapp',
    kind: message.kind,
    recipient: message.to,
    text: message.text,
    locale: message.locale,
    reference: message.reference ?? null,
    secret: message.secret,
    uid,
    templateId: message.template,
    parameters: JSON.stringify(message.parameters),
    createdAt,
  });
  await platform.jobs.send(trx, WHATSAPP_QUEUE, { id });
}
