import { useNavigation } from 'react-router';
import { useTranslations } from 'use-intl';
import { LinkButton } from '../components/button.tsx';
import { EmptyState } from '../components/states.tsx';
import { isManager, type ManagerView, viewHref } from './list-address.ts';
import { ListPaging } from './list-paging.tsx';
import { ListTools } from './list-tools.tsx';
import { ProductTable, type TableActions } from './product-table.tsx';
import type { ProductRow } from './row.ts';

type ListProps = { view: ManagerView; rows: ProductRow[]; total: number; pages: number } & TableActions;

/** All products, drafts too, with search, placement and pages; pale while another answer is on its way. */
export function ProductList({ view, rows, total, pages, ...actions }: ListProps) {
  const t = useTranslations('manage');
  const { location } = useNavigation();
  const waiting = isManager(location) && new URLSearchParams(location.search).get('edit') === (view.edit ?? null);
  return (
    <section aria-labelledby="manage-count" aria-busy={waiting || undefined} className="@container min-w-0">
      <ListTools view={view} />
      <h2 className="sr-only">{t('list')}</h2>
      <p id="manage-count" role="status" className="tabular flex min-h-11 items-center text-sm font-semibold text-soft">
        {t('count', { count: total })}
      </p>
      <div className={`transition-opacity duration-200 ${waiting ? 'opacity-50' : ''}`}>
        {rows.length > 0 ? <ProductTable rows={rows} {...actions} /> : <NothingHere view={view} />}
      </div>
      <ListPaging view={view} pages={pages} />
    </section>
  );
}

function NothingHere({ view }: { view: ManagerView }) {
  const t = useTranslations('manage');
  if (!view.q && !view.placement) return <EmptyState as="h3" title={t('empty.title')} text={t('empty.text')} />;
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
