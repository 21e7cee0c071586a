import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { filterHref, type ProductFilter } from '#src/web/features/product-filter/filter.ts';
import { ahead } from '#src/web/ui/prefetch.ts';

const ITEM =
  'tabular inline-grid h-11 min-w-11 place-items-center rounded-full px-2 font-semibold hover:bg-mist aria-[current=page]:bg-night aria-[current=page]:text-on-night dark:aria-[current=page]:bg-brand dark:aria-[current=page]:text-on-brand';

/** Paging by links; nothing if one page holds all. */
export function Paging({ filter, pages }: { filter: ProductFilter; pages: number }) {
  const t = useTranslations('products');
  const here = filter.page ?? 1;
  if (pages < 2) return null;
  const to = (page: number) => filterHref(filter, { page: page > 1 ? page : undefined });
  return (
    <nav aria-label={t('pages')} className="mt-14 flex items-center justify-center gap-1">
      {here > 1 && (
        <Link to={to(here - 1)} prefetch={ahead()} rel="prev" aria-label={t('previous')} className={ITEM}>
          <ChevronLeft aria-hidden className="size-5" />
        </Link>
      )}
      {near(here, pages).map((page, at, all) => (
        <span key={page} className="flex items-center gap-1">
          {at > 0 && page - (all[at - 1] ?? 0) > 1 && (
            <span aria-hidden className="px-1 text-soft">
              …
            </span>
          )}
          <Link
            to={to(page)}
            prefetch={ahead()}
            aria-label={t('page', { page })}
            aria-current={page === here ? 'page' : undefined}
            className={ITEM}
          >
            {page}
          </Link>
        </span>
      ))}
      {here < pages && (
        <Link to={to(here + 1)} prefetch={ahead()} rel="next" aria-label={t('next')} className={ITEM}>
          <ChevronRight aria-hidden className="size-5" />
        </Link>
      )}
    </nav>
  );
}

/** The first, the last, and those around the current page: at most seven links, for a phone. */
const near = (here: number, pages: number): number[] =>
  [...new Set([1, here - 1, here, here + 1, pages])].filter((page) => page >= 1 && page <= pages).sort((a, b) => a - b);
