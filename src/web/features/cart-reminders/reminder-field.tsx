import { useTranslations } from 'use-intl';
import { ConsentBox } from '#src/web/ui/consent-box.tsx';
import { chooseReminders } from '#src/wire/client/cart-reminders.ts';

/** Consent to an email about an abandoned cart. */
export function ReminderField({ wanted }: { wanted: boolean }) {
  const t = useTranslations('cartReminders');
  return (
    <ConsentBox
      area="cartReminders"
      label={t('agree')}
      hint={t('lead')}
      given={wanted}
      done={{ given: t('saved'), withdrawn: t('ended') }}
      save={chooseReminders}
    />
  );
}
