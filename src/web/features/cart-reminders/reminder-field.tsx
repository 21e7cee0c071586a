import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { CheckField } from '#src/web/ui/check-field.tsx';
import { ErrorNotice } from '#src/web/ui/notice.tsx';
import { announce } from '#src/web/ui/status-region.tsx';
import { useMutation } from '#src/web/ui/use-mutation.ts';
import { chooseReminders } from '#src/wire/client/cart-reminders.ts';

/** Asking for a mail about a cart that is left, or ending it: unticked until somebody ticks it, and kept at once. */
export function ReminderField({ wanted }: { wanted: boolean }) {
  const t = useTranslations('cartReminders');
  const { busy, error, run } = useMutation('cartReminders', { refresh: 'never' });
  const [ticked, setTicked] = useState(wanted);
  const change = async (now: boolean) => {
    if (busy) return;
    setTicked(now);
    if (await run(() => chooseReminders(now))) announce(t(now ? 'saved' : 'ended'));
    else setTicked(!now);
  };
  return (
    <div className="grid gap-2">
      {error && <ErrorNotice>{error}</ErrorNotice>}
      <CheckField
        label={t('agree')}
        hint={t('lead')}
        checked={ticked}
        aria-busy={busy || undefined}
        onChange={({ target }) => void change(target.checked)}
      />
    </div>
  );
}
