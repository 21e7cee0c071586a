import { useTranslations } from 'use-intl';
import { ReminderField } from '#src/web/features/cart-reminders/reminder-field.tsx';
import { ProfileSection } from './profile-section.tsx';

/** Mails about abandoned carts, to the account's confirmed address. */
export function ReminderSection({ proved, wanted }: { proved: boolean; wanted: boolean }) {
  const t = useTranslations('cartReminders');
  return (
    <ProfileSection title={t('title')}>
      {proved || wanted ? <ReminderField wanted={wanted} /> : <p className="text-soft">{t('needsAddress')}</p>}
    </ProfileSection>
  );
}
