import { ArrowRight } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Badge } from '#src/web/ui/badge.tsx';
import { formatCount, formatPrice } from '#src/web/ui/price.tsx';
import type { ChangedValues, Preview } from '#src/wire/client/product-changes.ts';
import type { Choice } from '../row.ts';

/** What a change would do: how many, and before and after of the first hundred, those that it cannot touch first. */
export function BulkPreview({ preview, categories }: { preview: Preview; categories: Choice[] }) {
  const t = useTranslations('manage');
  const tell = ({ price, stock, placement, category, archived }: ChangedValues): string => {
    if (price !== undefined) return price === 0 ? t('draft') : formatPrice(price * 100);
    if (stock !== undefined) return formatCount(stock);
    if (placement !== undefined) return t(`placements.${placement}`);
    if (archived !== undefined) return t(archived ? 'states.archived' : 'bulk.inShop');
    return categories.find(({ slug }) => slug === category)?.name ?? t('noCategory');
  };
  return (
    <div className="grid gap-4">
      <p role="status" className="font-semibold">
        {t('bulk.summary', { changed: preview.changed, unchanged: preview.unchanged, refused: preview.refused })}
      </p>
      <table className="w-full border-collapse text-sm">
        <thead className="border-b border-line text-tiny text-soft">
          <tr>
            <th scope="col" className="py-2 pe-3 text-start font-semibold">
              {t('columns.product')}
            </th>
            <th scope="col" className="py-2 text-end font-semibold">
              {t('bulk.beforeAfter')}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {preview.lines.map((line) => (
            <tr key={line.id}>
              <th scope="row" className="py-2.5 pe-3 text-start font-medium wrap-anywhere">
                {line.name}
              </th>
              <td className="tabular py-2.5 text-end">
                {line.refused ? (
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
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {preview.lines.length < preview.changed + preview.unchanged + preview.refused && (
        <p className="text-sm text-soft">{t('bulk.first', { count: preview.lines.length })}</p>
      )}
    </div>
  );
}
