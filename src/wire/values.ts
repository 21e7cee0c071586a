import { z } from '@hono/zod-openapi';
import { LANGUAGES } from '#src/kernel/locales.ts';

/** Characters that no text of ours has: PostgreSQL refuses NUL and half of a surrogate pair, and the others only hide things. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is refused
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

export const isPlain = (value: string): boolean => value.isWellFormed() && !CONTROL.test(value);

/** The language that a text is in, or that somebody reads. */
export const language = z.enum(LANGUAGES, { error: `Must be ${LANGUAGES.join(', ').replace(/, (?=[^,]*$)/, ' or ')}` });

/** A line or paragraph that a person wrote, trimmed. */
export const words = (max: number, min = 1) =>
  z
    .string({ error: 'Must be text' })
    .trim()
    .min(min, 'Required')
    .max(max, `At most ${max} characters`)
    .refine(isPlain, 'Contains characters that cannot be kept');

/** An id as it stands in an address or a body. Anything else is an unknown id, not a broken request. */
export const id = z.string({ error: 'Required' }).min(1, 'Required').max(200).refine(isPlain, 'Unknown id');

export const isTest = z
  .boolean()
  .openapi({ description: 'Paid without money, in the sandbox or the provider’s test mode' });

/** Whole rupees. */
export const rupees = z
  .number({ error: 'Must be a number' })
  .int('Must be a whole number')
  .min(0, 'Must be 0 or more')
  .max(1_000_000_000);

/** `page` and `limit` of a list: at most 200 rows a page (rules.md §3). */
export const paging = {
  page: z.coerce.number({ error: 'Must be a number' }).int().min(1).max(1_000_000).default(1),
  limit: z.coerce.number({ error: 'Must be a number' }).int().min(1).max(200, 'At most 200').default(200),
};

/** What every list answers beside its rows. */
export const listed = { total: z.number().int(), next: z.number().int().nullable() };

export const success = z.literal('success');

/** The answer of a call that has nothing to tell. */
export const done = z.object({ status: success });

/** A refusal's body (rules.md §3). */
export const refusal = z
  .object({
    status: z.enum(['fail', 'error']),
    code: z.string(),
    message: z.string(),
    fields: z.record(z.string(), z.string()).optional(),
    requestId: z.string().optional(),
  })
  .loose()
  .openapi('Refusal');
