import { z } from '@hono/zod-openapi';

// The identity library answers these calls itself (docs/decisions/0013); the schemas say what of it our client reads.

const user = z.object({ id: z.string(), name: z.string(), email: z.string() });

export const signUpBody = z.object({ name: z.string(), email: z.string(), password: z.string() });
export const signUpAnswer = z.object({ user });
export const signInBody = z.object({ email: z.string(), password: z.string() });
/** `secondFactor`: a code is still to come. */
export const signInAnswer = z.object({ secondFactor: z.boolean().optional() });
export const googleBody = z.object({
  provider: z.literal('google'),
  callbackURL: z.string(),
  errorCallbackURL: z.string(),
  disableRedirect: z.literal(true),
});
export const googleAnswer = z.object({ url: z.string() });
/** Null for nobody. */
export const sessionAnswer = z.object({ user: user.optional() }).nullable();
