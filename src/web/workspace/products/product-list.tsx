import { Download } from 'lucide-react';
import { useNavigation } from 'react-router';
import { useTranslations } from 'use-intl';
import { placementNamed } from '#src/kernel/placements.ts';
import { DensitySwitch } from '#src/web/features/workspace-list/density.tsx';
import { LinkButton } from '#src/web/ui/button.tsx';
import { Paging } from '#src/web/ui/paging.tsx';
import { EmptyState } from '#src/web/ui/states.tsx';
import { exportHref } from '#src/wire/client/product-import.ts';
import { BulkBar } from './bulk/bulk-bar.tsx';
import { useMarks } from './bulk/use-marks.ts';
import { filterOf, isManager, type ManagerView, viewHref } from './list-address.ts';
import { ListTools } from './list-tools.tsx';
import type { TableActions } from './product-cells.tsx';
import { ProductTable } from './product-table.tsx';
import type { Choice, ProductRow } from './row.ts';

type ListProps = {
  view: ManagerView;
  rows: ProductRow[];
  total: number;
  pages: number;
  categories: Choice[];
  brands: Choice[];
  selected: string | undefined;
} & TableActions;

/** All products, drafts included, with search, filters, order and paging; pale while another answer is loading. */
export function ProductList({ view, rows, total, pages, categories, brands, ...actions }: ListProps) {
  const t = useTranslations('manage');
  const { location } = useNavigation();
  const waiting = isManager(location) && new URLSearchParams(location.search).get('edit') === (view.edit ?? null);
  const marks = useMarks(view, rows, total);
  return (
    <section aria-labelledby="manage-count" aria-busy={waiting || undefined} className="@container min-w-0">
      <ListTools view={view} categories={categories} brands={brands} />
      <h2 className="sr-only">{t('list')}</h2>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p
          id="manage-count"
          role="status"
          className="tabular flex min-h-11 items-center text-sm font-semibold text-soft"
        >
          {t('count', { count: total })}
        </p>
        <span className="flex items-center gap-1">
          {total > 0 && <TakeOutLinks view={view} />}
          {total > 0 && <DensitySwitch />}
        </span>
      </div>
      <BulkBar marks={marks} total={total} categories={categories} archived={view.state === 'archived'} />
      <div className={waiting ? 'text-soft [&_img]:opacity-50' : ''}>
        {rows.length > 0 ? <ProductTable rows={rows} marks={marks} {...actions} /> : <NothingHere view={view} />}
      </div>
      <Paging
        area="manage"
        page={view.page ?? 1}
        pages={pages}
        to={(page) => viewHref(view, { page: page > 1 ? page : undefined })}
      />
    </section>
  );
}

/** Exports the matching products as a sheet. */
function TakeOutLinks({ view }: { view: ManagerView }) {
  const t = useTranslations('manage');
  const { placement, ...filter } = filterOf(view);
  const href = (format: 'xlsx' | 'csv') =>
    exportHref('products', format, { ...filter, ...(placement && { placement: placementNamed(placement) }) });
  return (
    <ul aria-label={t('takeOut')} className="flex text-sm">
      {(['xlsx', 'csv'] as const).map((format) => (
        <li key={format}>
          <a
            href={href(format)}
            download
            className="flex min-h-11 items-center gap-1.5 px-2 font-semibold text-link hover:underline"
          >
            <Download aria-hidden className="size-4" />
            {t('takeOutAs', { format: format.toUpperCase() })}
          </a>
        </li>
      ))}
    </ul>
  );
}

function NothingHere({ view }: { view: ManagerView }) {
  const t = useTranslations('manage');
  if (Object.values(filterOf(view)).every((one) => !one))
    return <EmptyState as="h3" title={t('empty.title')} text={t('empty.text')} />;
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
