import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { dateFormat } from '#src/kernel/format.ts';
import { snakeCase } from '#src/kernel/snake-case.ts';
import { Button } from '#src/web/ui/button.tsx';
import { ConfirmDialog } from '#src/web/ui/confirm-dialog.tsx';
import { Notice } from '#src/web/ui/notice.tsx';
import type { ProductFile } from '#src/wire/client/product-import.ts';
import { useColumnNames } from './use-column-names.ts';

const WHEN = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Kolkata' } as const;

/** Undoes an import, after a question. */
export function UndoButton({
  file,
  locale,
  busy,
  onUndo,
}: {
  file: ProductFile;
  locale: string;
  busy: boolean;
  onUndo: () => Promise<void>;
}) {
  const t = useTranslations('imports.undo');
  const [asked, setAsked] = useState(false);
  if (!file.undoUntil) return null;
  const until = dateFormat(locale, WHEN).format(new Date(file.undoUntil));
  return (
    <>
      <Button look="danger" onClick={() => setAsked(true)}>
        <Undo2 aria-hidden className="size-4.5" />
        {t('ask')}
      </Button>
      <ConfirmDialog
        open={asked}
        onClose={() => setAsked(false)}
        title={t('title')}
        keep={t('keep')}
        act={t('confirm')}
        busy={busy}
        onAct={async () => {
          await onUndo();
          setAsked(false);
        }}
      >
        <p>{t('text', { until })}</p>
      </ConfirmDialog>
    </>
  );
}

/** The result of undoing it. */
export function Undone({ undone }: { undone: NonNullable<ProductFile['undone']> }) {
  const t = useTranslations('imports');
  const columnName = useColumnNames();
  return (
    <div className="grid gap-3">
      <Notice tone="success" live>
        {t('undo.done', { removed: undone.removed, restored: undone.restored })}
        {undone.archived > 0 && ` ${t('undo.archived', { count: undone.archived })}`}
        {undone.brands + undone.categories > 0 &&
          ` ${t('undo.names', { brands: undone.brands, categories: undone.categories })}`}
      </Notice>
      {undone.keptCount > 0 && (
        <Notice tone="warning">
          <p>{t('undo.kept', { count: undone.keptCount })}</p>
          <ul className="mt-2 list-disc ps-5">
            {undone.kept.slice(0, SHOWN).map(({ id, name, fields }) => (
              <li key={id}>
                {name}: {fields.map((field) => columnName(snakeCase(field))).join(', ')}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  );
}

const SHOWN = 20;
