import { z } from '@hono/zod-openapi';
import { coded } from '#src/wire/coded.ts';
import { success } from '#src/wire/values.ts';
import { proof } from './account.ts';

const code = z
  .string({ error: coded('must-be-text') })
  .trim()
  .min(1, coded('enter-code'))
  .max(40, coded('code-not-right'));

export const beginBody = z.object({ ...proof }).openapi('SecondFactorBegin');
export const beginAnswer = z.object({
  status: success,
  secret: z.string().openapi({ description: 'To be typed in where no QR code can be read: base32' }),
  address: z.string().openapi({ description: 'otpauth://, for the QR code' }),
});
export const codeBody = z.object({ code }).openapi('SecondFactorCode');
export const recoveryAnswer = z.object({ status: success, recoveryCodes: z.array(z.string()) });
export const removeBody = z
  .object({ ...proof, factorCode: code.openapi({ description: 'Of the app, or a recovery code' }) })
  .openapi('SecondFactorRemoval');
