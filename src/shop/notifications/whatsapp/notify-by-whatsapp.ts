import type { Locale } from '#src/kernel/locales.ts';
import type { Tx } from '#src/platform/database/database.ts';
import type { Platform } from '#src/platform/platform.ts';
import { queueWhatsapp } from '#src/platform/whatsapp/queue-whatsapp.ts';
import { consentedNumber, writesByWhatsapp } from './consent.ts';
import { placesOf, type WhatsappKind, whatsappMessage } from './templates.ts';

type News = {
  kind: string;
  uid: string;
  locale: Locale;
  reference?: string;
  /** It contains a link that grants access. */
  secret?: boolean;
  places: Record<string, string>;
};

/**
 * Queues a WhatsApp message where there is a template of this kind and the account has agreed; answers the number that it goes to. A place without a
 * value is an error of ours: it is logged, and only this message is left out.
 */
export async function notifyByWhatsapp(
  trx: Tx,
  platform: Platform,
  { kind, uid, locale, reference, secret, places }: News,
): Promise<string | undefined> {
  const order = placesOf(kind);
  if (!order || !writesByWhatsapp(platform)) return undefined;
  const missing = order.find((place) => places[place] === undefined);
  if (missing) {
    platform.log.error({ kind, missing }, 'a WhatsApp message could not be worded');
    return undefined;
  }
  const to = await consentedNumber(trx, uid);
  if (!to) return undefined;
  const worded = whatsappMessage(kind as WhatsappKind, places, locale);
  const message = { kind, to, ...worded, locale, secret: secret ?? false };
  await queueWhatsapp(trx, platform, { ...message, ...(reference && { reference }) }, uid);
  return to;
}
