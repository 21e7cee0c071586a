import { z } from '@hono/zod-openapi';
import type { Account } from '#src/shop/customers/identity/show-account.ts';
import { coded } from '#src/wire/coded.ts';

const user = z.object({ id: z.string(), name: z.string(), email: z.string() });

export const signUpBody = z.object({ name: z.string(), email: z.email(coded('email-format')), password: z.string() });
export const signUpAnswer = z.object({ user });
export const signInBody = z.object({ email: z.email(coded('email-format')), password: z.string() });
/** `secondFactor`: a code is still needed. */
export const signInAnswer = z.object({ secondFactor: z.boolean().optional() });
export const signOutBody = z.object({});
/** No other field is allowed: no token from the page, no further scope. */
export const googleBody = z.strictObject({
  provider: z.literal('google'),
  callbackURL: z.string(),
  errorCallbackURL: z.string(),
  disableRedirect: z.boolean().optional(),
});
export const googleAnswer = z.object({ url: z.string() });
/** Null if nobody is signed in. */
export const sessionAnswer = z.object({ user: user.optional() }).nullable();

type User = Omit<Account, 'providers' | 'hasPassword' | 'phone'>;

/** The signed-in account, as it is shown itself. */
export function encodeUser({ uid, name, email, emailVerified, image, createdAt, updatedAt, role, banned }: User) {
  return { name, email, emailVerified, image, createdAt, updatedAt, role, banned, id: uid };
}
