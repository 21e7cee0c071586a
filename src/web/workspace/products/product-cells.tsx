import { ArchiveRestore, ImageOff, Pencil, Trash2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Sku } from '#src/web/features/product-card/sku.tsx';
import { LiveButton } from '#src/web/ui/live-button.tsx';
import { Picture } from '#src/web/ui/picture.tsx';
import { formatCount, formatPrice } from '#src/web/ui/price.tsx';
import type { ProductRow } from './row.ts';
import { editButtonId } from './use-selection.ts';

export type TableActions = {
  onEdit: (id: string) => void;
  onDelete: (row: ProductRow) => void;
  onRestore: (row: ProductRow) => void;
};

export function ProductCell({ row, dense }: { row: ProductRow; dense: boolean }) {
  return (
    <span className="flex items-center gap-3.5">
      <span
        className={`grid shrink-0 place-items-center ${dense ? 'size-9' : 'size-14'} overflow-hidden rounded-card bg-well text-on-well-soft`}
      >
        {row.picture ? (
          <Picture picture={row.picture} sizes="56px" decorative className="size-full object-cover" />
        ) : (
          <ImageOff aria-hidden className="size-5" />
        )}
      </span>
      <span className={dense ? 'flex min-w-0 flex-wrap items-baseline gap-x-2.5' : 'grid min-w-0 gap-0.5'}>
        <span className={`text-[0.9375rem] leading-snug font-semibold ${dense ? 'line-clamp-1' : 'line-clamp-3'}`}>
          {row.name}
        </span>
        <Sku sku={row.sku} className="text-xs text-soft" />
        <RowSummary row={row} />
      </span>
    </span>
  );
}

/** A row's two actions. Their names are the same in each row; the product's name describes them. */
export function RowActions({ row, onEdit, onDelete, onRestore }: { row: ProductRow } & TableActions) {
  const t = useTranslations('manage');
  return (
    <span className="flex justify-end gap-1">
      {row.archived ? (
        <LiveButton
          look="quiet"
          size="small"
          aria-description={row.name}
          className={ACTION}
          onClick={() => onRestore(row)}
        >
          <ArchiveRestore aria-hidden className="size-4.5" />
          <span className={WORD}>{t('restore')}</span>
        </LiveButton>
      ) : (
        <>
          <LiveButton
            id={editButtonId(row.id)}
            look="quiet"
            size="small"
            aria-description={row.name}
            className={ACTION}
            onClick={() => onEdit(row.id)}
          >
            <Pencil aria-hidden className="size-4.5" />
            <span className={WORD}>{t('edit')}</span>
          </LiveButton>
          <LiveButton
            look="quiet"
            size="small"
            aria-description={row.name}
            className={`${ACTION} text-brick! hover:bg-brick-wash!`}
            onClick={() => onDelete(row)}
          >
            <Trash2 aria-hidden className="size-4.5" />
            <span className={WORD}>{t('delete')}</span>
          </LiveButton>
        </>
      )}
    </span>
  );
}

const ACTION = 'min-w-11 px-2.5! @3xl:px-3!';
const WORD = 'sr-only @5xl:not-sr-only @5xl:whitespace-nowrap';

/** Below the name: the contents of the hidden columns. */
function RowSummary({ row }: { row: ProductRow }) {
  const t = useTranslations('manage');
  const words = [
    row.draft ? t('draft') : formatPrice(row.price),
    row.stock > 0 ? t('inStock', { count: formatCount(row.stock) }) : t('soldOut'),
    t(`placements.${row.placement}`),
  ];
  return (
    <>
      <span className="text-xs text-soft @5xl:hidden">{row.category || t('noCategory')}</span>
      <span className="tabular text-xs text-soft @3xl:hidden">{words.join(' · ')}</span>
    </>
  );
}
