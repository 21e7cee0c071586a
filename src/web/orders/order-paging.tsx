import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { LinkButton } from '../components/button.tsx';
import { type OrderListFilter, ordersHref } from './order-search.tsx';

/** Newer and older; nothing where one page holds all. */
export function OrderPaging({ filter, page, pages }: { filter: OrderListFilter; page: number; pages: number }) {
  const t = useTranslations('orders');
  if (pages < 2) return null;
  const to = (target: number) => ordersHref({ ...filter, page: target });
  return (
    <nav aria-label={t('pages')} className="flex flex-wrap items-center justify-center gap-3 pt-4">
      {page > 1 && (
        <LinkButton look="secondary" to={to(page - 1)} rel="prev">
          <ChevronLeft aria-hidden className="size-5" />
          {t('previous')}
        </LinkButton>
      )}
      <p className="tabular text-sm text-soft">{t('page', { page, pages })}</p>
      {page < pages && (
        <LinkButton look="secondary" to={to(page + 1)} rel="next">
          {t('next')}
          <ChevronRight aria-hidden className="size-5" />
        </LinkButton>
      )}
    </nav>
  );
}
