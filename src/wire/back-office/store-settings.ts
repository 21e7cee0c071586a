import { z } from '@hono/zod-openapi';
import { coded } from '#src/wire/coded.ts';
import { success } from '#src/wire/values.ts';

const values = z
  .record(z.string().max(60), z.union([z.string().max(1000), z.number()]))
  .openapi({ example: { 'contact.phone': '+91 79 0000 0000' } });

/** Settings by their key, e.g. `contact.phone`; missing ones stay. `version` is the one they were read with. */
export const settingsBody = z.object({ version: z.number({ error: coded('required') }).int(), values });
export const settingsAnswer = z.object({ status: success, data: z.object({ version: z.number().int(), values }) });

/** `#rrggbb`, in lower case. */
export const colour = z.string().regex(/^#[0-9a-f]{6}$/, coded('must-be-colour'));
const shade = z.object({ chosen: z.string(), shade: z.string() });
const pair = z.object({
  theme: z.enum(['light', 'dark']),
  over: z.string(),
  under: z.string(),
  ratio: z.number(),
  least: z.number(),
});
/** `shade` is what can be saved for `chosen`; `sheet` holds the custom properties that pages would get. */
export const coloursAnswer = z.object({
  status: success,
  data: z.object({
    brand: shade.optional(),
    sun: shade.optional(),
    chosen: z.array(pair),
    pairs: z.array(pair),
    sheet: z.string(),
  }),
});
