import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { spoken } from '#src/web/features/phone-number/spoken-number.ts';
import { CheckField } from '#src/web/ui/check-field.tsx';
import { ErrorNotice } from '#src/web/ui/notice.tsx';
import { announce } from '#src/web/ui/status-region.tsx';
import { useMutation } from '#src/web/ui/use-mutation.ts';
import { allowWhatsapp } from '#src/wire/client/whatsapp.ts';

/** Agreeing to messages by WhatsApp at a proved number, or ending them: unticked until somebody ticks it, and kept at once. */
export function ConsentField({ phone, allowed }: { phone: string; allowed: boolean }) {
  const t = useTranslations('whatsappConsent');
  const { busy, error, run } = useMutation('whatsappConsent', { refresh: 'conflict' });
  const [ticked, setTicked] = useState(allowed);
  const change = async (wanted: boolean) => {
    if (busy) return;
    setTicked(wanted);
    if (await run(() => allowWhatsapp(wanted))) announce(t(wanted ? 'saved' : 'ended'));
    else setTicked(!wanted);
  };
  return (
    <div className="grid gap-2">
      {error && <ErrorNotice>{error}</ErrorNotice>}
      <CheckField
        label={t('agree', { phone: spoken(phone) })}
        hint={t('hint')}
        checked={ticked}
        aria-busy={busy || undefined}
        onChange={({ target }) => void change(target.checked)}
      />
    </div>
  );
}
