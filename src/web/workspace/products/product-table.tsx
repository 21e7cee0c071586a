import { useTranslations } from 'use-intl';
import { useDense } from '#src/web/features/workspace-list/density.tsx';
import { Badge } from '#src/web/ui/badge.tsx';
import { formatCount, formatPrice } from '#src/web/ui/price.tsx';
import { Table } from '#src/web/ui/table.tsx';
import type { Marks } from './bulk/use-marks.ts';
import { ProductCell, RowActions, type TableActions } from './product-cells.tsx';
import type { ProductRow } from './row.ts';

/** Columns hidden where space is narrow: the product's cell then shows price, stock and placement. */
const WIDE = 'hidden @3xl:table-cell align-middle';
const WIDEST = 'hidden @5xl:table-cell align-middle';

type ProductTableProps = { rows: ProductRow[]; marks: Marks; selected: string | undefined } & TableActions;

/** The products in columns; their number depends on the space, not the screen. */
export function ProductTable({ rows, marks, selected, ...actions }: ProductTableProps) {
  const t = useTranslations('manage');
  const dense = useDense();
  return (
    <Table
      caption={t('list')}
      className={`border-b border-line ${dense ? '[&_tbody_:is(td,th)]:py-0.5' : ''}`}
      rows={rows}
      keyOf={({ id }) => id}
      rowProps={({ id }) =>
        id === selected ? { 'aria-current': true, className: 'bg-brand-wash' } : { className: 'hover:bg-mist' }
      }
      columns={[
        {
          key: 'mark',
          name: (
            <span className="-my-2 block">
              <Tick label={t('columns.selectPage')} checked={marks.wholePage} onChange={marks.togglePage} />
            </span>
          ),
          className: 'w-11',
          cellLook: 'align-middle',
          cell: ({ id, name }) => (
            <Tick label={t('select', { name })} checked={marks.has(id)} onChange={() => marks.toggle(id)} />
          ),
        },
        {
          key: 'product',
          name: t('columns.product'),
          heads: true,
          className: 'max-sm:ps-0',
          cell: (row) => <ProductCell row={row} dense={dense} />,
        },
        {
          key: 'category',
          name: t('columns.category'),
          className: `text-soft ${WIDEST}`,
          cell: ({ category }) => category || t('noCategory'),
        },
        {
          key: 'price',
          name: t('columns.price'),
          figure: true,
          className: WIDE,
          cell: ({ draft, price }) =>
            draft ? <Badge>{t('draft')}</Badge> : <span className="font-semibold">{formatPrice(price)}</span>,
        },
        {
          key: 'discount',
          name: t('columns.discount'),
          figure: true,
          className: WIDEST,
          cell: ({ discount }) => t('percent', { discount }),
        },
        {
          key: 'stock',
          name: t('columns.stock'),
          figure: true,
          className: WIDE,
          cell: ({ stock }) => (stock > 0 ? formatCount(stock) : <Badge tone="brick">{t('soldOut')}</Badge>),
        },
        {
          key: 'placement',
          name: t('columns.placement'),
          className: `whitespace-nowrap ${WIDE}`,
          cell: ({ placement }) => t(`placements.${placement}`),
        },
        {
          key: 'actions',
          name: <span className="sr-only">{t('columns.actions')}</span>,
          className: 'align-middle',
          cell: (row) => <RowActions row={row} {...actions} />,
        },
      ]}
    />
  );
}

/** A checkbox with enough space for a finger. */
const Tick = ({ label, checked, onChange }: { label: string; checked: boolean; onChange: () => void }) => (
  <label className="grid size-11 cursor-pointer place-items-center">
    <span className="sr-only">{label}</span>
    <input type="checkbox" checked={checked} onChange={onChange} className="size-5 cursor-pointer accent-brand" />
  </label>
);
