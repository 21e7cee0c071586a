import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFaultWords } from '#src/web/ui/fault-words.ts';
import { LiveButton } from '#src/web/ui/live-button.tsx';
import { formatPrice } from '#src/web/ui/price.tsx';
import { sendVerification } from '#src/wire/client/account.ts';
import { hrefs } from '#src/wire/pages.ts';

/** `value` in rupees. */
type Limits = { value?: number; units?: number };

/** More than somebody may hold who cannot be reached yet: two ways to change that, and then the same button again. */
export function VerifyFirst({ limits: { value = 0, units = 0 } }: { limits: Limits }) {
  const t = useTranslations('checkout.verify');
  const words = useFaultWords('checkout');
  const [state, setState] = useState<'ready' | 'sending' | 'sent' | { error: unknown }>('ready');
  const send = async () => {
    setState('sending');
    try {
      await sendVerification();
      setState('sent');
    } catch (error) {
      setState({ error });
    }
  };
  return (
    <div className="grid gap-2">
      <p className="font-semibold">{t('text', { value: formatPrice(value * 100), units })}</p>
      {state === 'sent' ? <p>{t('sent')}</p> : <p>{t('how')}</p>}
      {typeof state === 'object' && <p>{words(state.error)}</p>}
      <div className="flex flex-wrap gap-x-5">
        <LiveButton look="secondary" size="small" loading={state === 'sending'} onClick={() => void send()}>
          {t(state === 'sent' ? 'again' : 'mail')}
        </LiveButton>
        <a
          href={hrefs.updateProfile}
          target="_blank"
          rel="noopener"
          className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
        >
          {t('phone')}
        </a>
      </div>
    </div>
  );
}
