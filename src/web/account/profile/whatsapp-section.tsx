import { useTranslations } from 'use-intl';
import { ConsentField } from '#src/web/features/whatsapp/consent-field.tsx';
import { ProfileSection } from './profile-section.tsx';

/** Messages by WhatsApp, to the number that the account has proved. */
export function WhatsappSection({ phone, allowed }: { phone: string | undefined; allowed: boolean }) {
  const t = useTranslations('whatsappConsent');
  return (
    <ProfileSection title={t('title')} lead={t('lead')}>
      {phone ? (
        <ConsentField key={`${phone} ${allowed}`} phone={phone} allowed={allowed} />
      ) : (
        <p className="text-soft">{t('needsNumber')}</p>
      )}
    </ProfileSection>
  );
}
