import { RotateCw } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { buttonLook } from '../components/button.tsx';
import { Horizon } from '../components/horizon.tsx';

/** What stands in for a page while the database is away. Retry is a link, so that it works before and without scripts. */
export function RestingPage() {
  const t = useTranslations('errors');
  return (
    <section role="alert" className="column grid min-h-[70dvh] place-content-center justify-items-center gap-3 py-16 text-center">
      <title>{t('resting.title')}</title>
      <Horizon clouded className="mb-4 w-48" />
      <h1 className="text-title font-bold">{t('resting.title')}</h1>
      <p className="max-w-md text-lg text-balance text-soft">{t('resting.text')}</p>
      {/* biome-ignore lint/a11y/useValidAnchor: the empty address is wherever the visitor is */}
      <a href="" className={`${buttonLook({ size: 'large' })} mt-5`}>
        <RotateCw aria-hidden className="size-4.5" />
        {t('again')}
      </a>
    </section>
  );
}
