import { transact } from '#src/platform/database/transact.ts';
import { Fault } from '#src/platform/fault.ts';
import { noteReport } from '#src/platform/mail/mail.store.ts';
import type { Platform } from '#src/platform/platform.ts';
import { isSameSecret, isSignature } from '#src/platform/signature.ts';
import { endConsent } from './consent.ts';
import { readWhatsappNews } from './read-news.ts';

/** What Meta wants to read back when the webhook is entered there. Throws `forbidden` for another token, and without WhatsApp. */
export function confirmWebhook({ settings }: Pick<Platform, 'settings'>, asked: URLSearchParams): string {
  const token = settings.whatsapp?.verifyToken;
  if (!token || !isSameSecret(asked.get('hub.verify_token') ?? '', token))
    throw new Fault('forbidden', 'signature-foreign');
  return asked.get('hub.challenge') ?? '';
}

/**
 * Handles what Meta reports: a stop word ends the consent of its number, and the state of a message is noted. Anything else that people write is
 * neither kept nor answered. Delivered at least once and in any order; repeating changes nothing.
 * Throws `forbidden` for a wrong signature; without WhatsApp there is no right one.
 */
export async function receiveWhatsapp(platform: Platform, rawBody: string, signature: string): Promise<void> {
  const { whatsapp } = platform.settings;
  if (!whatsapp || !isSignature(whatsapp.appSecret, rawBody, signature.replace(/^sha256=/, ''))) {
    platform.security.failure('webhook', { why: signature ? 'signature' : 'no-signature' });
    throw new Fault('forbidden', 'signature-foreign');
  }
  const { stops, reports } = readWhatsappNews(rawBody);
  if (stops.length === 0 && reports.length === 0) return;
  const at = platform.clock.now();
  await transact(platform, async ({ trx }) => {
    for (const phone of stops) await endConsent(trx, { phone }, 'stop-word', at);
    for (const { id, failed } of reports)
      await noteReport(trx, id, failed === undefined ? { delivered: at } : { failed });
  });
}
