import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { BoardSection, ROW } from '#src/web/ui/board-section.tsx';
import { formatPrice } from '#src/web/ui/price.tsx';
import { hrefs } from '#src/wire/pages.ts';
import type { DashboardData } from './page.server.ts';

/** What earned most in the period. */
export function TopList({ products }: { products: DashboardData['top'] }) {
  const t = useTranslations('dashboard');
  return (
    <BoardSection title={t('top')} none={products.length === 0 && t('noTop')}>
      {products.map(({ id, name, units, paise }) => (
        <li key={id} className={ROW}>
          <div className="min-w-0">
            <Link to={hrefs.product(id)} className="font-semibold wrap-anywhere hover:text-link hover:underline">
              {name}
            </Link>
            <p className="tabular text-sm text-soft">{t('units', { count: units })}</p>
          </div>
          <p className="tabular font-semibold whitespace-nowrap">{formatPrice(paise)}</p>
        </li>
      ))}
    </BoardSection>
  );
}
