import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTextsOf } from '#src/web/messages/use-texts-of.ts';
import { LinkButton } from '#src/web/ui/button.tsx';
import { type OrderListFilter, ordersHref } from './order-search.tsx';

type Pages = { page: number; pages: number };

export const OrderPaging = ({ filter, ...pages }: { filter: OrderListFilter } & Pages) => (
  <ListPaging area="orders" href={(page) => ordersHref({ ...filter, page })} {...pages} />
);

/** Newer and older; nothing where one page holds all. `area`: whose words. */
export function ListPaging({ area, href: to, page, pages }: { area: string; href: (page: number) => string } & Pages) {
  const t = useTextsOf(area);
  if (pages < 2) return null;
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
