import { z } from 'zod';
import { LANGUAGES } from '#src/kernel/locales.ts';
import type { SmsSettings } from '#src/platform/sms/sms-provider.ts';
import { allOrNone, type Given, type Problem, securedUrl, text } from './kinds.ts';

/** `shop@kiran.example` or `Kiran <shop@kiran.example>`; no line ends, which would begin another header. */
const MAIL_FROM = /^(?:[^<>"\r\n]*<[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/;
/** `kind=id` or `kind.language=id`, comma-separated. */
const SMS_TEMPLATE = String.raw`\s*[a-z-]+(?:\.(?:${LANGUAGES.join('|')}))?=\d{10,25}\s*`;
const SMS_TEMPLATES = new RegExp(`^${SMS_TEMPLATE}(?:,${SMS_TEMPLATE})*$`);

export const MAIL_AND_SMS = {
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// address' }).optional(),
  MAIL_FROM: text
    .regex(MAIL_FROM, 'must be an e-mail address, or a name and an address: Kiran <shop@kiran.example>')
    .default('shop@kiran.example'),
  SMS_URL: securedUrl.optional(),
  SMS_TOKEN: text.optional(),
  SMS_SENDER: z
    .string()
    .regex(/^(?:[A-Za-z]{6}|\d{3,6})$/, 'must be six letters or three to six digits, as registered with DLT')
    .optional(),
  SMS_ENTITY_ID: z
    .string()
    .regex(/^\d{10,25}$/, 'must be the digits of the DLT entity ID')
    .optional(),
  SMS_TEMPLATES: z
    .string()
    .regex(SMS_TEMPLATES, 'must be like sign-in-code=1107160000000000001,order-placed.en=1107160000000000002')
    .optional(),
};

export type MailAndSmsSettings = {
  /** A mail server; undefined means files in DATA_DIR/outbox. */
  smtpUrl: string | undefined;
  mailFrom: string;
  /** An SMS provider; undefined means files in DATA_DIR/outbox. */
  sms: SmsSettings | undefined;
};

type Asked = Given<typeof MAIL_AND_SMS>;

export const mailAndSmsProblems = ({
  SMS_URL,
  SMS_TOKEN,
  SMS_SENDER,
  SMS_ENTITY_ID,
  SMS_TEMPLATES,
}: Asked): Problem[] => [allOrNone({ SMS_URL, SMS_TOKEN, SMS_SENDER, SMS_ENTITY_ID, SMS_TEMPLATES })];

export const readMailAndSms = (s: Asked): MailAndSmsSettings => ({
  smtpUrl: s.SMTP_URL,
  mailFrom: s.MAIL_FROM,
  sms:
    s.SMS_URL && s.SMS_TOKEN && s.SMS_SENDER && s.SMS_ENTITY_ID && s.SMS_TEMPLATES
      ? {
          url: s.SMS_URL,
          token: s.SMS_TOKEN,
          sender: s.SMS_SENDER,
          entityId: s.SMS_ENTITY_ID,
          templates: readPairs(s.SMS_TEMPLATES),
        }
      : undefined,
});

/** `a=1,b=2` as a record. */
const readPairs = (pairs: string): Record<string, string> =>
  Object.fromEntries(pairs.split(',').map((pair) => pair.trim().split('=') as [string, string]));
