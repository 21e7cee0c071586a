import { z } from '@hono/zod-openapi';
import { LANGUAGES } from '#src/kernel/locales.ts';
import { MOST_RUPEES } from '#src/kernel/product-fields.ts';
import { coded } from '#src/wire/coded.ts';

/** Characters that our texts never contain: PostgreSQL refuses NUL and half a surrogate pair, and the others only hide things. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is refused
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

export const isPlain = (value: string): boolean => value.isWellFormed() && !CONTROL.test(value);

/** A text's or a reader's language. */
export const language = z.enum(LANGUAGES, { error: coded('one-of') });

/** A line or paragraph written by a person, trimmed. */
export const words = (max: number, min = 1) =>
  z
    .string({ error: coded('must-be-text') })
    .trim()
    .min(min, coded('required'))
    .max(max, coded('at-most-characters'))
    .refine(isPlain, coded('unkeepable-characters'));

/** An id in an address or a body. Anything else is an unknown id, not a malformed request. */
export const id = z
  .string({ error: coded('required') })
  .min(1, coded('required'))
  .max(200)
  .refine(isPlain, coded('unknown-id'));

export const isTest = z
  .boolean()
  .openapi({ description: 'Paid without money, in the sandbox or the provider’s test mode' });

/** Whole rupees. */
export const rupees = z
  .number({ error: coded('must-be-number') })
  .int(coded('must-be-whole'))
  .min(0, coded('at-least'))
  .max(MOST_RUPEES);

/** `page` and `limit` of a list: at most 200 rows per page (rules.md §3). */
export const paging = {
  page: z.coerce
    .number({ error: coded('must-be-number') })
    .int()
    .min(1)
    .max(1_000_000)
    .default(1),
  limit: z.coerce
    .number({ error: coded('must-be-number') })
    .int()
    .min(1)
    .max(200, coded('at-most'))
    .default(200),
};

/** What every list answers besides its rows. */
export const listed = { total: z.number().int(), next: z.number().int().nullable() };

export const success = z.literal('success');

/** The answer of a call that returns nothing. */
export const done = z.object({ status: success });

const reasonParams = z.record(z.string(), z.union([z.string(), z.number()]));
/** The reason for a refusal, as pages word it. */
export const sentReason = z.object({ code: z.string(), params: reasonParams.optional() });

/** A refusal's body (rules.md §3). */
export const refusal = z
  .object({
    status: z.enum(['fail', 'error']),
    code: z.string(),
    message: z.string(),
    reasonCode: z.string().optional().openapi({ description: 'Why, as a code that stays the same in every language' }),
    params: reasonParams
      .optional()
      .openapi({ description: 'What belongs into the words of `reasonCode`; `amount` is in paise' }),
    fields: z.record(z.string(), z.string()).optional(),
    fieldReasons: z
      .record(z.string(), sentReason)
      .optional()
      .openapi({ description: 'The same as `fields`, as codes' }),
    requestId: z.string().optional(),
  })
  .loose()
  .openapi('Refusal');
