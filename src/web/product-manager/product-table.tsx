import { useTranslations } from 'use-intl';
import { ProductTableRow } from './product-table-row.tsx';
import type { ProductRow } from './row.ts';

export type TableActions = { selected: string | undefined; onEdit: (id: string) => void; onDelete: (row: ProductRow) => void };

const HEAD = 'px-3 py-2.5 text-start text-tiny font-semibold text-soft';
/** Columns that a narrow place does without: the first cell then names price, stock and placement. */
export const WIDE = 'hidden @3xl:table-cell';
export const WIDEST = 'hidden @5xl:table-cell';

/** The products by columns; their number follows the room, not the screen. */
export function ProductTable({ rows, selected, onEdit, onDelete }: { rows: ProductRow[] } & TableActions) {
  const t = useTranslations('manage.columns');
  return (
    <table className="w-full border-collapse border-b border-line">
      <thead className="border-b border-line max-md:sr-only">
        <tr>
          <th scope="col" className={`${HEAD} ps-2`}>
            {t('product')}
          </th>
          <th scope="col" className={`${HEAD} ${WIDEST}`}>
            {t('category')}
          </th>
          <th scope="col" className={`${HEAD} ${WIDE} text-end`}>
            {t('price')}
          </th>
          <th scope="col" className={`${HEAD} ${WIDEST} text-end`}>
            {t('discount')}
          </th>
          <th scope="col" className={`${HEAD} ${WIDE} text-end`}>
            {t('stock')}
          </th>
          <th scope="col" className={`${HEAD} ${WIDE}`}>
            {t('placement')}
          </th>
          <th scope="col" className={HEAD}>
            <span className="sr-only">{t('actions')}</span>
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {rows.map((row) => (
          <ProductTableRow key={row.id} row={row} current={row.id === selected} onEdit={onEdit} onDelete={onDelete} />
        ))}
      </tbody>
    </table>
  );
}
