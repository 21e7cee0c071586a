import { useEffect } from 'react';
import { readToken } from '#src/web/features/mail-link/token.ts';
import { noteReturn } from '#src/wire/client/cart-reminders.ts';

/** Records that the cart was opened by a reminder's link, and takes the token out of the address. Nobody waits for it, so a failure is silent. */
export function useReminderLink(): void {
  useEffect(() => {
    const token = readToken();
    if (!token) return;
    history.replaceState(history.state, '', `${location.pathname}${location.search}`);
    noteReturn(token).catch(() => undefined);
  }, []);
}
