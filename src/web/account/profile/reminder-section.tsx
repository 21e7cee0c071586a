import { useTranslations } from 'use-intl';
import { ReminderField } from '#src/web/features/cart-reminders/reminder-field.tsx';
import { ProfileSection } from './profile-section.tsx';

/** Mails about carts that are left. */
export function ReminderSection({ wanted }: { wanted: boolean }) {
  const t = useTranslations('cartReminders');
  return (
    <ProfileSection title={t('title')}>
      <ReminderField wanted={wanted} />
    </ProfileSection>
  );
}
