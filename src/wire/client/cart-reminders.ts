import type {
  reminderEndAnswer,
  reminderLinkBody,
  reminderLookAnswer,
  remindersAnswer,
  remindersBody,
} from '#src/wire/sales/cart-reminder.ts';
import { call } from './call.ts';

/** Switches mails about abandoned carts on or off. Throws {@link Refusal}. */
export const chooseReminders = (wanted: boolean): Promise<unknown> =>
  call<{ body: typeof remindersBody; answer: typeof remindersAnswer }>('PUT', '/account/cart-reminders', { wanted });

/** Whether the link of a mail still ends something. */
export const lookAtReminderLink = async (token: string): Promise<boolean> =>
  (
    await call<{ body: typeof reminderLinkBody; answer: typeof reminderLookAnswer }>(
      'POST',
      '/cart-reminders/link/look',
      { token: token || '-' },
    )
  ).data.active;

export const endRemindersByLink = (token: string) =>
  call<{ body: typeof reminderLinkBody; answer: typeof reminderEndAnswer }>('POST', '/cart-reminders/link/end', {
    token,
  });

/** Notes that the signed-in customer came back by a mail's link. */
export const noteReturn = (token: string) =>
  call<{ body: typeof reminderLinkBody }>('POST', '/cart-reminders/link/return', { token });
