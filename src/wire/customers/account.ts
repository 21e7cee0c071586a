import { z } from '@hono/zod-openapi';
import type { SignedInDevice } from '#src/shop/customers/identity/account-sessions.ts';
import { coded } from '#src/wire/coded.ts';
import { success } from '#src/wire/values.ts';
import { displayName, ruled } from './user.ts';

/** A password is taken exactly as typed: no trimming, and its rules are checked by the identity area. */
const password = z.string({ error: coded('password-empty') }).max(1000, coded('password-too-long'));
const token = z
  .string({ error: coded('required') })
  .min(1, coded('required'))
  .max(200);
const email = ruled('email').transform((value) => value.normalize('NFC').toLowerCase());
const code = z
  .string({ error: coded('must-be-text') })
  .max(40)
  .transform((value) => value.replace(/\D/g, ''));
/** Proof that the request comes from the account's holder: the password, or a code for an account without one. */
export const proof = { password: password.optional(), code: code.optional() };
export const proofBody = z.object({ ...proof }).openapi('Proof');

/** Where to send the code that replaces the password; if absent, to what has been verified. */
export const codeAskBody = z
  .object({ channel: z.enum(['mail', 'sms'], { error: coded('one-of') }).optional() })
  .openapi('CodeAsk');

export const resetAskBody = z.object({ email }).openapi('PasswordResetAsk');
export const resetBody = z.object({ token, newPassword: password }).openapi('PasswordReset');
export const verifyBody = z.object({ token, newPassword: password.optional() }).openapi('EmailProof');
/** Sign-in methods and sessions that no longer work. */
const ended = z.array(z.enum(['password', 'google', 'phone', 'sessions']));
export const verifyAnswer = z.object({
  status: success,
  state: z.enum(['good', 'already', 'expired', 'unknown']),
  ended,
});
export const resetAnswer = z.object({ status: success, ended });
/** Checks a link from a mail without using it. */
export const linkBody = z.object({ token: z.string({ error: coded('must-be-text') }).max(200) }).openapi('MailLink');
export const resetLinkAnswer = z.object({ status: success, good: z.boolean() });
/** `mine`: its account is signed in here. `signedIn`, `verified`: about the signed-in account, whichever it is. */
export const verifyLinkAnswer = z.object({
  status: success,
  state: z.enum(['good', 'already', 'expired', 'unknown']),
  email: z.string().optional(),
  mine: z.boolean(),
  signedIn: z.boolean(),
  verified: z.boolean(),
});
export const changePasswordBody = z
  .object({ currentPassword: password, newPassword: password })
  .openapi('PasswordChange');
export const changeEmailBody = z.object({ newEmail: email, ...proof }).openapi('EmailChange');
export const photoAnswer = z.object({ status: success, image: z.string() });
/** DELETE /auth/sessions: the number of devices. */
export const endedAnswer = z.object({ status: success, ended: z.number().int() });
export const nameBody = z.object({ name: displayName }).openapi('NameChange');

/** PUT /admin/customers/{id}/ban */
export const banBody = z.object({ banned: z.boolean({ error: coded('required') }) });

/** The contents of an export; each subject is a list of what the shop stores about it. */
export const exportAnswer = z.object({ exportedAt: z.iso.datetime() }).loose().openapi('AccountExport');

export const wireDevice = z
  .object({
    _id: z.string(),
    here: z.boolean(),
    kind: z.enum(['phone', 'tablet', 'computer']),
    browser: z.string().nullable(),
    system: z.string().nullable(),
    signedInAt: z.iso.datetime(),
    lastUsed: z.iso.datetime(),
  })
  .openapi('SignedInDevice');
export const devicesAnswer = z.object({ status: success, data: z.object({ sessions: z.array(wireDevice) }) });

export const encodeDevice = ({
  id,
  here,
  device,
  signedInAt,
  lastUsed,
}: SignedInDevice): z.infer<typeof wireDevice> => ({
  _id: id,
  here,
  kind: device.kind,
  browser: device.browser ?? null,
  system: device.system ?? null,
  signedInAt: signedInAt.toISOString(),
  lastUsed: lastUsed.toISOString(),
});
