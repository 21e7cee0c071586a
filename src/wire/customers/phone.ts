import { z } from '@hono/zod-openapi';
import { coded } from '#src/wire/coded.ts';
import { id, success } from '#src/wire/values.ts';
import { proof } from './account.ts';
import { displayName, ruled } from './user.ts';

const phone = z
  .string({ error: coded('phone-format') })
  .max(40, coded('phone-format'))
  .openapi({ description: 'Ten digits; +91 is assumed' });
/** Six digits, however they are typed. */
export const phoneCode = z
  .string({ error: coded('must-be-text') })
  .max(40)
  .transform((value) => value.replace(/\D/g, ''))
  .openapi({ description: 'The six digits of the SMS' });

export const phoneAskBody = z.object({ phone }).openapi('PhoneCodeAsk');
export const phoneChangeBody = z.object({ phone, ...proof }).openapi('PhoneChangeAsk');
export const phoneAskAnswer = z.object({
  status: success,
  challenge: z.string().openapi({ description: 'Goes with the code' }),
  expiresIn: z.number().int(),
  resendIn: z.number().int().openapi({ description: 'Seconds until another code may be asked for' }),
});
export const phoneCodeBody = z.object({ challenge: id, code: phoneCode }).openapi('PhoneCode');
export const phoneEntered = z.object({
  status: success,
  entered: z
    .enum(['session', 'second-factor', 'newcomer'])
    .openapi({ description: 'newcomer: no account has this number; give name and e-mail next' }),
});
export const phoneSignUpBody = z
  .object({
    challenge: id,
    name: displayName,
    email: ruled('email').transform((value) => value.normalize('NFC').toLowerCase()),
  })
  .openapi('PhoneSignUp');
export const phoneChanged = z.object({ status: success, phone: z.string().openapi({ description: 'E.164' }) });
