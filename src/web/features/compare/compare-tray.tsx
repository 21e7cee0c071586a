import { useTranslations } from 'use-intl';
import { Button, LinkButton } from '#src/web/ui/button.tsx';
import { hrefs } from '#src/wire/pages.ts';
import { clearCompared, useCompared } from './compare-list.ts';

/** The products to compare, at the bottom edge while there are any. */
export function CompareTray() {
  const t = useTranslations('compare');
  const list = useCompared();
  if (list.length === 0) return null;
  return (
    <section
      aria-label={t('tray')}
      className="sticky bottom-[calc(4.5rem+env(safe-area-inset-bottom))] z-20 mx-auto mt-8 flex w-fit max-w-full items-center gap-3 rounded-full border border-line bg-paper py-2 ps-5 pe-2 shadow-soft md:bottom-6"
    >
      <p className="min-w-0 truncate text-sm max-sm:hidden">{list.map(({ name }) => name).join(', ')}</p>
      <Button look="quiet" size="small" onClick={clearCompared}>
        {t('clear')}
      </Button>
      <LinkButton size="small" to={hrefs.compare(list.map(({ id }) => id))}>
        {t('open', { count: list.length })}
      </LinkButton>
    </section>
  );
}
