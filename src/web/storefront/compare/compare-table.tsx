import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { ComparedRow, CompareView } from '#src/web/features/compare/compare-view.ts';
import { Comparison } from '#src/web/ui/comparison.tsx';
import { CompareHead } from './compare-head.tsx';

const differs = ({ values }: ComparedRow): boolean => new Set(values).size > 1;

/** The products' figures side by side, all or only those that differ. */
export function CompareTable({ view: { products, groups } }: { view: CompareView }) {
  const t = useTranslations('compare');
  const [onlyDifferent, setOnlyDifferent] = useState(false);
  const shown = groups
    .map(({ heading, rows }) => ({ heading, rows: onlyDifferent ? rows.filter(differs) : rows }))
    .filter(({ rows }) => rows.length);
  return (
    <Comparison
      caption={t('tableLabel')}
      count={products.length}
      groups={shown}
      words={{ missing: t('missing'), best: t('best'), none: t('same') }}
      head={
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
      }
    />
  );
}
