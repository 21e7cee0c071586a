import { z } from '@hono/zod-openapi';
import { coded } from '#src/wire/coded.ts';
import { success } from '#src/wire/values.ts';

export const whatsappBody = z.object({ allowed: z.boolean({ error: coded('required') }) }).openapi('WhatsappConsent');
export const whatsappAnswer = z.object({ status: success, allowed: z.boolean() });
