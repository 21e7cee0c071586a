import { useTranslations } from 'use-intl';
import { formatCount, formatPrice } from '#src/web/ui/price.tsx';
import type { DashboardData } from './page.server.ts';

/** What became of the mails about abandoned carts, in the period shown. */
export function RemindersLine({ reminders }: { reminders: NonNullable<DashboardData['reminders']> }) {
  const t = useTranslations('dashboard');
  const { sent, returned, orders, ordersPaise, days } = reminders;
  return (
    <p className="text-sm text-soft">
      {t('reminders', { sent, returned: formatCount(returned), orders, amount: formatPrice(ordersPaise), days })}
    </p>
  );
}
