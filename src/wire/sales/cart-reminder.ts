import { z } from '@hono/zod-openapi';
import { coded } from '#src/wire/coded.ts';
import { id, success } from '#src/wire/values.ts';

// Mails about abandoned carts: calls beyond spec.md §7.

export const remindersBody = z
  .object({ wanted: z.boolean({ error: coded('required') }) })
  .openapi('CartReminderChoice');
export const remindersAnswer = z.object({ status: success, wanted: z.boolean() });
export const reminderLinkBody = z.object({ token: id }).openapi('CartReminderLinkBody');
export const reminderLookAnswer = z.object({
  status: success,
  data: z.object({
    active: z.boolean().openapi({ description: 'False for an unknown link, or once the reminders have ended' }),
  }),
});
export const reminderEndAnswer = z.object({ status: success, ended: z.boolean() });
