import { useTranslations } from 'use-intl';
import type { ProductFile } from '#src/wire/client/product-import.ts';

/** The file's format, and what in it is not a product here. */
export function SourceNotes({ file }: { file: ProductFile }) {
  const t = useTranslations('imports.read');
  const notes = [
    file.source !== 'sheet' && t(`source.${file.source}`),
    file.variants > 0 && t('variants', { count: file.variants }),
    file.unpublished > 0 && t('unpublished', { count: file.unpublished }),
    file.skipped.count > 0 &&
      t('skipped', {
        count: file.skipped.count,
        lines: file.skipped.lines.join(', ') + (file.skipped.count > file.skipped.lines.length ? ' …' : ''),
      }),
  ].filter((note) => note !== false);
  return (
    <div className="grid gap-1">
      <p className="text-base font-semibold">{t('count', { count: file.counts.rows })}</p>
      {notes.map((note) => (
        <p key={note} className="text-sm text-soft">
          {note}
        </p>
      ))}
    </div>
  );
}
