import { z } from '@hono/zod-openapi';
import { success } from '#src/contract/wire/values.ts';

const values = z.record(z.string().max(60), z.union([z.string().max(1000), z.number()])).openapi({ example: { 'contact.phone': '+91 79 0000 0000' } });

/** Settings by their key, e.g. `contact.phone`; those that are absent stay. `version` is the one that they were read with. */
export const settingsBody = z.object({ version: z.number({ error: 'Required' }).int(), values });
export const settingsAnswer = z.object({ status: success, data: z.object({ version: z.number().int(), values }) });
