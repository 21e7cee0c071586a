import { useTranslations } from 'use-intl';
import type { MessageKey } from '#src/web/messages/keys.ts';
import { FoldSummary } from '#src/web/ui/fold-summary.tsx';

type GuideProps = {
  columns: { name: string; holds: string; values: string }[];
  categories: { slug: string; name: string; figures: string[] }[];
};

/** What each column of a sheet holds. */
export function ColumnGuide({ columns, categories }: GuideProps) {
  const t = useTranslations('imports.guide');
  return (
    <details className="group rounded-card border border-line bg-paper">
      <FoldSummary>{t('title')}</FoldSummary>
      <div className="grid gap-5 border-t border-line p-4 text-sm">
        <ul className="grid list-disc gap-1.5 ps-5">
          {(['key', 'missing', 'empty', 'pictures'] as const).map((rule) => (
            <li key={rule}>{t(`rules.${rule}`)}</li>
          ))}
        </ul>
        <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
          {columns.map(({ name, holds, values }) => (
            <div key={name} className="grid gap-0.5">
              <dt className="font-mono text-[0.8125rem] font-semibold">{name}</dt>
              <dd className="text-soft">{t(`holds.${holds}` as MessageKey<'imports.guide'>, { values })}</dd>
            </div>
          ))}
        </dl>
        <div className="grid gap-3">
          <p>{t('figures')}</p>
          {categories
            .filter(({ figures }) => figures.length)
            .map(({ slug, name, figures }) => (
              <p key={slug} className="wrap-anywhere">
                <span className="font-semibold">{name}: </span>
                <span className="font-mono text-[0.8125rem] text-soft">{figures.join(', ')}</span>
              </p>
            ))}
        </div>
      </div>
    </details>
  );
}
