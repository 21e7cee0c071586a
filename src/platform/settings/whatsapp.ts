import { z } from 'zod';
import type { WhatsappSettings as Whatsapp } from '#src/platform/whatsapp/cloud-api.ts';
import { allOrNone, type Given, type Problem, securedUrl, text } from './kinds.ts';

export const WHATSAPP = {
  WHATSAPP_URL: securedUrl.default('https://graph.facebook.com/v23.0'),
  WHATSAPP_PHONE_ID: z
    .string()
    .regex(/^\d{5,25}$/, 'must be the digits of the phone number ID, not the number itself')
    .optional(),
  WHATSAPP_TOKEN: text.optional(),
  WHATSAPP_APP_SECRET: text.optional(),
  WHATSAPP_VERIFY_TOKEN: z.string().min(16, 'must have at least 16 characters').max(200).optional(),
};

export type WhatsappSettings = {
  /** WhatsApp's Cloud API; undefined means files in DATA_DIR/outbox. */
  whatsapp: Whatsapp | undefined;
};

type Asked = Given<typeof WHATSAPP>;

export const whatsappProblems = ({
  WHATSAPP_PHONE_ID,
  WHATSAPP_TOKEN,
  WHATSAPP_APP_SECRET,
  WHATSAPP_VERIFY_TOKEN,
}: Asked): Problem[] => [allOrNone({ WHATSAPP_PHONE_ID, WHATSAPP_TOKEN, WHATSAPP_APP_SECRET, WHATSAPP_VERIFY_TOKEN })];

export const readWhatsapp = (s: Asked): WhatsappSettings => ({
  whatsapp:
    s.WHATSAPP_PHONE_ID && s.WHATSAPP_TOKEN && s.WHATSAPP_APP_SECRET && s.WHATSAPP_VERIFY_TOKEN
      ? {
          url: s.WHATSAPP_URL.replace(/\/$/, ''),
          phoneId: s.WHATSAPP_PHONE_ID,
          token: s.WHATSAPP_TOKEN,
          appSecret: s.WHATSAPP_APP_SECRET,
          verifyToken: s.WHATSAPP_VERIFY_TOKEN,
        }
      : undefined,
});
