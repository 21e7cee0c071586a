import type { whatsappAnswer, whatsappBody } from '#src/wire/notifications/whatsapp.ts';
import { call } from './call.ts';

/** Agrees to messages by WhatsApp at the account's number, or ends it. Throws {@link Refusal}. */
export const allowWhatsapp = (allowed: boolean): Promise<unknown> =>
  call<{ body: typeof whatsappBody; answer: typeof whatsappAnswer }>('PUT', '/account/whatsapp', { allowed });
