import { z } from '@hono/zod-openapi';
import { coded } from '#src/wire/coded.ts';
import { success } from '#src/wire/values.ts';

/** A month in India's time. */
export const monthQuery = z.object({
  month: z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, coded('must-be-month')),
});
export const settledAnswer = z.object({
  status: success,
  data: z.object({ state: z.string().openapi({ example: 'settled' }) }),
});
