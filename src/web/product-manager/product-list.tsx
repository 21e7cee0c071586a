import { useNavigation } from 'react-router';
import { useTranslations } from 'use-intl';
import { LinkButton } from '../components/button.tsx';
import { EmptyState } from '../components/states.tsx';
import { BulkBar } from './bulk/bulk-bar.tsx';
import { useMarks } from './bulk/use-marks.ts';
import { filterOf, isManager, type ManagerView, viewHref } from './list-address.ts';
import { ListPaging } from './list-paging.tsx';
import { ListTools } from './list-tools.tsx';
import { ProductTable, type TableActions } from './product-table.tsx';
import type { Choice, ProductRow } from './row.ts';

type ListProps = { view: ManagerView; rows: ProductRow[]; total: number; pages: number; categories: Choice[]; brands: Choice[] } & TableActions;

/** All products, drafts too, with search, filters, order and pages; pale while another answer is on its way. */
export function ProductList({ view, rows, total, pages, categories, brands, ...actions }: ListProps) {
  const t = useTranslations('manage');
  const { location } = useNavigation();
  const waiting = isManager(location) && new URLSearchParams(location.search).get('edit') === (view.edit ?? null);
  const marks = useMarks(view, rows, total);
  return (
    <section aria-labelledby="manage-count" aria-busy={waiting || undefined} className="@container min-w-0">
      <ListTools view={view} categories={categories} brands={brands} />
      <h2 className="sr-only">{t('list')}</h2>
      <p id="manage-count" role="status" className="tabular flex min-h-11 items-center text-sm font-semibold text-soft">
        {t('count', { count: total })}
      </p>
      <BulkBar marks={marks} total={total} categories={categories} archived={view.state === 'archived'} />
      <div className={`transition-opacity duration-200 ${waiting ? 'opacity-50' : ''}`}>
        {rows.length > 0 ? <ProductTable rows={rows} marks={marks} {...actions} /> : <NothingHere view={view} />}
      </div>
      <ListPaging view={view} pages={pages} />
    </section>
  );
}

function NothingHere({ view }: { view: ManagerView }) {
  const t = useTranslations('manage');
  if (Object.values(filterOf(view)).every((one) => !one)) return <EmptyState as="h3" title={t('empty.title')} text={t('empty.text')} />;
  return (
    <EmptyState
      as="h3"
      title={t('empty.nothingFits')}
      text={t('empty.nothingFitsText')}
      action={
        <LinkButton look="secondary" to={viewHref({ edit: view.edit })} preventScrollReset>
          {t('clear')}
        </LinkButton>
      }
    />
  );
}
