import { useTranslations } from 'use-intl';
import { useRoot } from '#src/web/context/use-root.ts';

/** One line about the shop, on the home page only. */
export function AnnouncementBar() {
  const t = useTranslations('shell');
  const { area } = useRoot();
  return (
    <aside aria-label={t('stripLabel')} className="bg-night text-on-night">
      <p className="column py-2 text-center text-xs font-normal sm:text-[0.8125rem]">
        <span className="sm:hidden">{t('strip', { state: area })}</span>
        <span className="hidden sm:inline">{t('stripLong', { state: area })}</span>
      </p>
    </aside>
  );
}
