import { useTranslations } from 'use-intl';
import { LinkButton } from '#src/web/ui/button.tsx';
import { hrefs } from '#src/wire/pages.ts';

/** No product in stock suits: what can be done instead. */
export function NothingSuits({ category }: { category: string }) {
  const t = useTranslations('solarChecks.none');
  return (
    <div className="grid justify-items-start gap-3 rounded-card bg-mist p-5">
      <p className="font-semibold">{t('title')}</p>
      <p className="text-pretty text-soft">{t('text')}</p>
      <div className="mt-1 flex flex-wrap gap-3">
        <LinkButton to={hrefs.contact}>{t('ask')}</LinkButton>
        <LinkButton look="secondary" to={hrefs.products({ category })}>
          {t('all')}
        </LinkButton>
      </div>
    </div>
  );
}
