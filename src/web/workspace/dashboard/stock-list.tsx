import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { Badge } from '#src/web/ui/badge.tsx';
import { BoardSection, ROW } from '#src/web/ui/board-section.tsx';
import { hrefs } from '#src/wire/pages.ts';
import type { DashboardData } from './page.server.ts';

/** What is sold out or soon will be, at the recent rate of sale. */
export function StockList({ products, days }: { products: DashboardData['stock']; days: number }) {
  const t = useTranslations('dashboard');
  return (
    <BoardSection title={t('stock')} text={t('stockText', { days })} none={products.length === 0 && t('noStock')}>
      {products.map(({ id, name, stock, units, daysLeft }) => (
        <li key={id} className={ROW}>
          <div className="min-w-0">
            <Link
              to={hrefs.manageProduct({ edit: id })}
              className="font-semibold wrap-anywhere hover:text-link hover:underline"
            >
              {name}
            </Link>
            <p className="tabular text-sm text-soft">{t('stockLeft', { stock, units })}</p>
          </div>
          <Badge tone={stock === 0 ? 'brick' : 'plain'} className="tabular shrink-0 whitespace-nowrap">
            {stock === 0 ? t('soldOut') : t('daysLeft', { days: daysLeft ?? 0 })}
          </Badge>
        </li>
      ))}
    </BoardSection>
  );
}
