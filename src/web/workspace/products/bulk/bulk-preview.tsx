import { ArrowRight } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Badge } from '#src/web/ui/badge.tsx';
import { formatCount, formatPrice } from '#src/web/ui/price.tsx';
import { Table } from '#src/web/ui/table.tsx';
import type { ChangedValues, Preview } from '#src/wire/client/product-changes.ts';
import type { Choice } from '../row.ts';

/** What a change would do: how many products, and before and after for the first hundred, those it cannot change first. */
export function BulkPreview({ preview, categories }: { preview: Preview; categories: Choice[] }) {
  const t = useTranslations('manage');
  const tell = ({ price, stock, placement, category, archived }: ChangedValues): string => {
    if (price !== undefined) return price === 0 ? t('draft') : formatPrice(price * 100);
    if (stock !== undefined) return formatCount(stock);
    if (placement !== undefined) return t(`placements.${placement}`);
    if (archived !== undefined) return t(archived ? 'states.archived' : 'bulk.inShop');
    return categories.find(({ slug }) => slug === category)?.name ?? t('noCategory');
  };
  const change = (line: Preview['lines'][number]) =>
    line.refused ? (
      <span className="grid justify-items-end gap-1">
        <span className="text-soft">{tell(line.before)}</span>
        <Badge tone="brick">{t(`bulk.refusals.${line.refused}`)}</Badge>
      </span>
    ) : line.after ? (
      <span className="inline-flex flex-wrap items-center justify-end gap-x-2">
        <s className="text-soft">{tell(line.before)}</s>
        <ArrowRight aria-hidden className="size-4 text-soft" />
        <ins className="font-semibold no-underline">{tell(line.after)}</ins>
      </span>
    ) : (
      <span className="text-soft">{t('bulk.same', { value: tell(line.before) })}</span>
    );
  return (
    <div className="grid gap-4">
      <p role="status" className="font-semibold">
        {t('bulk.summary', { changed: preview.changed, unchanged: preview.unchanged, refused: preview.refused })}
      </p>
      <Table
        caption={t('bulk.beforeAfter')}
        rows={preview.lines}
        keyOf={({ id }) => id}
        columns={[
          {
            key: 'product',
            name: t('columns.product'),
            heads: true,
            className: 'wrap-anywhere',
            cell: ({ name }) => name,
          },
          { key: 'change', name: t('bulk.beforeAfter'), className: 'tabular text-end', cell: change },
        ]}
      />
      {preview.lines.length < preview.changed + preview.unchanged + preview.refused && (
        <p className="text-sm text-soft">{t('bulk.first', { count: preview.lines.length })}</p>
      )}
    </div>
  );
}
