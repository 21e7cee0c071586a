import { useTranslations } from 'use-intl';
import { spoken } from '#src/web/features/phone-number/spoken-number.ts';
import { ConsentBox } from '#src/web/ui/consent-box.tsx';
import { allowWhatsapp } from '#src/wire/client/whatsapp.ts';

/** Consent to messages by WhatsApp at a proved number. */
export function ConsentField({ phone, allowed }: { phone: string; allowed: boolean }) {
  const t = useTranslations('whatsappConsent');
  return (
    <ConsentBox
      area="whatsappConsent"
      label={t('agree', { phone: spoken(phone) })}
      hint={t('hint')}
      given={allowed}
      done={{ given: t('saved'), withdrawn: t('ended') }}
      save={allowWhatsapp}
    />
  );
}
