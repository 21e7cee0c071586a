import { useTranslations } from 'use-intl';
import type { Marks } from './bulk/use-marks.ts';
import { ProductTableRow } from './product-table-row.tsx';
import type { ProductRow } from './row.ts';

export type TableActions = {
  selected: string | undefined;
  onEdit: (id: string) => void;
  onDelete: (row: ProductRow) => void;
  onRestore: (row: ProductRow) => void;
};

const HEAD = 'px-3 py-2.5 text-start text-tiny font-semibold text-soft';
/** Columns that a narrow place does without: the first cell then names price, stock and placement. */
export const WIDE = 'hidden @3xl:table-cell';
export const WIDEST = 'hidden @5xl:table-cell';

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

/** A checkbox with room for a finger around it. */
export function Tick({ label, checked, onChange }: { label: string; checked: boolean; onChange: () => void }) {
  return (
    <label className="grid size-11 cursor-pointer place-items-center">
      <span className="sr-only">{label}</span>
      <input type="checkbox" checked={checked} onChange={onChange} className="size-5 cursor-pointer accent-brand" />
    </label>
  );
}
