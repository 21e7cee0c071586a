import { ListChecks, X } from 'lucide-react';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button, IconButton } from '#src/web/ui/button.tsx';
import { Notice } from '#src/web/ui/notice.tsx';
import { useMutation } from '#src/web/ui/use-mutation.ts';
import { type ChangeMade, undoChange } from '#src/wire/client/product-changes.ts';
import type { Choice } from '../row.ts';
import { BulkDialog } from './bulk-dialog.tsx';
import type { Marks } from './use-marks.ts';

type BarProps = { marks: Marks; total: number; categories: Choice[]; archived: boolean };

/** Actions for the selected products and, once done, a way to undo them. */
export function BulkBar({ marks, total, categories, archived }: BarProps) {
  const t = useTranslations('manage.bulk');
  const { revalidate } = useRevalidator();
  const [open, setOpen] = useState(false);
  const [made, setMade] = useState<ChangeMade>();
  return (
    <>
      {made && (
        <div className="pb-3">
          <MadeNotice key={made.id} made={made} onClose={() => setMade(undefined)} />
        </div>
      )}
      {marks.count > 0 && (
        <section
          aria-label={t('label')}
          className="sticky top-14 z-10 mb-3 flex flex-wrap items-center gap-x-4 gap-y-1 rounded-card bg-brand-wash py-1.5 ps-4 pe-1.5 text-sm"
        >
          <p role="status" className="tabular font-semibold">
            {t('selected', { count: marks.count })}
          </p>
          {!marks.all && marks.wholePage && total > marks.count && (
            <Button look="quiet" size="small" className="px-2!" onClick={marks.takeAll}>
              {t('takeAll', { count: total })}
            </Button>
          )}
          <span className="ms-auto flex items-center gap-1">
            <Button size="small" onClick={() => setOpen(true)}>
              <ListChecks aria-hidden className="size-4.5" />
              {t('change')}
            </Button>
            <IconButton label={t('clear')} onClick={marks.clear}>
              <X />
            </IconButton>
          </span>
        </section>
      )}
      <BulkDialog
        open={open}
        marks={marks}
        categories={categories}
        archived={archived}
        onClose={() => setOpen(false)}
        onMade={(change) => {
          setOpen(false);
          setMade(change);
          marks.clear();
          void revalidate();
        }}
      />
    </>
  );
}

function MadeNotice({ made, onClose }: { made: ChangeMade; onClose: () => void }) {
  const t = useTranslations('manage.bulk');
  const { busy, error, run } = useMutation('manage');
  const [undone, setUndone] = useState<{ restored: number; kept: { name: string }[] }>();
  const undo = () => run(async () => setUndone(await undoChange(made.id)));
  const failure = error && `${t('undoFailed')} ${error}`;
  const kept = undone?.kept ?? [];
  return (
    <Notice tone={failure ? 'error' : kept.length ? 'warning' : 'success'} live>
      <span className="flex flex-wrap items-center gap-x-2 gap-y-2">
        <span className="me-2 max-sm:basis-full">
          {failure ??
            (undone
              ? `${t('restored', { count: undone.restored })} ${
                  kept.length
                    ? t('kept', {
                        count: kept.length,
                        names: kept
                          .slice(0, 5)
                          .map(({ name }) => name)
                          .join(', '),
                      })
                    : ''
                }`
              : `${t('made', { count: made.changed })} ${made.refused ? t('refused', { count: made.refused }) : ''}`)}
        </span>
        {!undone && (
          <Button look="secondary" size="small" loading={busy} onClick={undo}>
            {t('undo')}
          </Button>
        )}
        <Button look="quiet" size="small" className="px-2!" onClick={onClose}>
          {t('dismiss')}
        </Button>
      </span>
    </Notice>
  );
}
