import { useTranslations } from 'use-intl';
import type { Marks } from './bulk/use-marks.ts';
import { type TableActions, Tick, WIDE, WIDEST } from './product-columns.tsx';
import { ProductTableRow } from './product-table-row.tsx';
import type { ProductRow } from './row.ts';

const HEAD = 'px-3 py-2.5 text-start text-tiny font-semibold text-soft';

/** The products by columns; their number follows the room, not the screen. */
export function ProductTable({
  rows,
  marks,
  selected,
  ...actions
}: { rows: ProductRow[]; marks: Marks } & TableActions) {
  const t = useTranslations('manage.columns');
  return (
    <table className="w-full border-collapse border-b border-line">
      <thead className="border-b border-line">
        <tr>
          <th scope="col" className="w-11">
            <Tick label={t('selectPage')} checked={marks.wholePage} onChange={marks.togglePage} />
          </th>
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
          <ProductTableRow key={row.id} row={row} current={row.id === selected} marks={marks} {...actions} />
        ))}
      </tbody>
    </table>
  );
}
