import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { type ManagerView, viewHref } from './list-address.ts';

const ARROW = 'grid size-11 place-items-center rounded-full hover:bg-mist';

/** One page back, one on; nothing where one page holds all. */
export function ListPaging({ view, pages }: { view: ManagerView; pages: number }) {
  const t = useTranslations('manage');
  const here = view.page ?? 1;
  if (pages < 2) return null;
  const to = (page: number) => viewHref(view, { page: page > 1 ? page : undefined });
  return (
    <nav aria-label={t('pages')} className="mt-5 flex items-center justify-center gap-2">
      {here > 1 ? (
        <Link to={to(here - 1)} rel="prev" aria-label={t('previous')} className={ARROW}>
          <ChevronLeft aria-hidden className="size-5" />
        </Link>
      ) : (
        <span className="size-11" />
      )}
      <span className="tabular text-sm font-semibold">{t('pageOf', { page: here, pages })}</span>
      {here < pages ? (
        <Link to={to(here + 1)} rel="next" aria-label={t('next')} className={ARROW}>
          <ChevronRight aria-hidden className="size-5" />
        </Link>
      ) : (
        <span className="size-11" />
      )}
    </nav>
  );
}
