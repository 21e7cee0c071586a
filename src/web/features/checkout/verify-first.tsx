import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { LiveButton } from '#src/web/ui/live-button.tsx';
import { formatPrice } from '#src/web/ui/price.tsx';
import { useMutation } from '#src/web/ui/use-mutation.ts';
import { sendVerification } from '#src/wire/client/account.ts';
import { hrefs } from '#src/wire/pages.ts';

/** `value` in rupees. */
type Limits = { value?: number; units?: number; transfer?: boolean };

/** More than an unverified customer may reserve: two ways to verify, and then the same button again. */
export function VerifyFirst({ limits: { value = 0, units = 0, transfer } }: { limits: Limits }) {
  const t = useTranslations('checkout.verify');
  const { busy, error, run } = useMutation('checkout', { refresh: 'never' });
  const [sent, setSent] = useState(false);
  const send = async () => setSent(await run(sendVerification));
  return (
    <div className="grid gap-2">
      <p className="font-semibold">
        {transfer ? t('transfer') : t('text', { value: formatPrice(value * 100), units })}
      </p>
      {sent ? <p>{t('sent')}</p> : <p>{t('how')}</p>}
      {error && <p>{error}</p>}
      <div className="flex flex-wrap gap-x-5">
        <LiveButton look="secondary" size="small" loading={busy} onClick={() => void send()}>
          {t(sent ? 'again' : 'mail')}
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
