import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { ComparedRow, CompareView } from '#src/web/features/compare/compare-view.ts';
import { CompareHead } from './compare-head.tsx';

const differs = ({ values }: ComparedRow): boolean => new Set(values).size > 1;

/**
 * The figures side by side under the headings of the specification; the best of a row is bold. Names and prices stay in sight. On a phone a figure's
 * name stands above its values, so that four products fit beside one another.
 */
export function CompareTable({ view: { products, groups } }: { view: CompareView }) {
  const t = useTranslations('compare');
  const [onlyDifferent, setOnlyDifferent] = useState(false);
  const shown = groups
    .map(({ heading, rows }) => ({ heading, rows: onlyDifferent ? rows.filter(differs) : rows }))
    .filter(({ rows }) => rows.length);
  return (
    <table className="compare tabular text-sm" data-products={products.length}>
      <caption className="sr-only">{t('tableLabel')}</caption>
      <CompareHead products={products}>
        {products.length > 1 && (
          <label className="inline-flex min-h-11 items-center gap-3 font-semibold">
            <input
              type="checkbox"
              className="size-5 shrink-0 accent-[var(--color-link)]"
              checked={onlyDifferent}
              onChange={(event) => setOnlyDifferent(event.target.checked)}
            />
            {t('differences')}
          </label>
        )}
      </CompareHead>
      {shown.map(({ heading, rows }) => (
        <tbody key={heading}>
          <tr>
            <th scope="rowgroup" colSpan={products.length + 1} className="text-start text-lg font-bold">
              {heading}
            </th>
          </tr>
          {rows.map((row) => (
            <Row key={row.name} row={row} />
          ))}
        </tbody>
      ))}
      {shown.length === 0 && (
        <tbody>
          <tr>
            <td colSpan={products.length + 1} className="py-6 text-soft">
              {t('same')}
            </td>
          </tr>
        </tbody>
      )}
    </table>
  );
}

function Row({ row: { name, values, best } }: { row: ComparedRow }) {
  const t = useTranslations('compare');
  return (
    <tr>
      <th scope="row" className="text-start font-normal text-soft">
        {name}
      </th>
      {values.map((value, at) => (
        <td key={at} className={best?.[at] ? 'font-bold' : ''}>
          {value || t('missing')}
          {best?.[at] && <span className="sr-only">, {t('best')}</span>}
        </td>
      ))}
    </tr>
  );
}
