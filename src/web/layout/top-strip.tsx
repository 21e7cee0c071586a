import { useTranslations } from 'use-intl';

/** One line about the shop, on the home page only. */
export function TopStrip() {
  const t = useTranslations('shell');
  return (
    <aside aria-label={t('stripLabel')} className="bg-night text-on-night">
      <p className="column py-2 text-center text-xs font-medium sm:text-[0.8125rem]">
        <span className="sm:hidden">{t('strip')}</span>
        <span className="hidden sm:inline">{t('stripLong')}</span>
      </p>
    </aside>
  );
}
