import { Download } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { FaultTable } from '#src/web/features/sheet-file/fault-table.tsx';
import type { MessageKey } from '#src/web/messages/keys.ts';
import { Button, buttonLook } from '#src/web/ui/button.tsx';
import { LiveButton } from '#src/web/ui/live-button.tsx';
import { ErrorNotice, Notice } from '#src/web/ui/notice.tsx';
import { formatCount } from '#src/web/ui/price.tsx';
import { Card } from '#src/web/ui/surface.tsx';
import { useMutation } from '#src/web/ui/use-mutation.ts';
import { type MovingFile, movingFaultsHref, takeBack, takeIn } from '#src/wire/client/moving-in.ts';
import { UndoButton } from './undo-button.tsx';

/** What a file would bring, the step that takes it in, and what has come of it. */
export function MovingReport({ file, locale, onAgain }: { file: MovingFile; locale: string; onAgain: () => void }) {
  const t = useTranslations('movingIn');
  const { busy, error, run } = useMutation('movingIn', { refresh: 'always' });
  const { kind, state, counts } = file;
  const leaves = counts.refused > 0;
  return (
    <section aria-labelledby="moving-file" className="grid gap-5">
      <div>
        <h2 id="moving-file" className="text-lg font-bold wrap-anywhere">
          {file.fileName}
        </h2>
        <p className="text-sm text-soft">
          {t(`found.${kind}`, { count: counts.rows, source: t(`sources.${file.source}`) })}
        </p>
      </div>
      {error && <ErrorNotice>{error}</ErrorNotice>}
      <Outcome file={file} />
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {(['new', kind === 'customers' ? 'known' : undefined, 'same', 'refused'] as const).map(
          (count) =>
            count && (
              <Card key={count} className="flex flex-col-reverse justify-end gap-0.5 p-4">
                <dt className="text-sm text-soft">{t(`counts.${count}`)}</dt>
                <dd className={`tabular text-2xl font-bold ${count === 'refused' && leaves ? 'text-brick' : ''}`}>
                  {formatCount(counts[count])}
                </dd>
              </Card>
            ),
        )}
      </dl>
      {file.consented > 0 && <p className="text-sm text-soft">{t('consented', { count: file.consented })}</p>}
      <div className="flex flex-wrap gap-3">
        {state === 'checked' && counts.new > 0 && (
          <LiveButton loading={busy} onClick={() => run(() => takeIn(file.id, leaves))}>
            {leaves
              ? t('takeInLeavingOut', { count: counts.new, refused: counts.refused })
              : t(`takeIn.${kind}`, { count: counts.new })}
          </LiveButton>
        )}
        {file.faultCount > 0 && (
          <a href={movingFaultsHref(file.id)} download className={buttonLook({ look: 'secondary' })}>
            <Download aria-hidden className="size-4.5" />
            {t('faultsFile')}
          </a>
        )}
        {file.undoUntil && (
          <UndoButton until={file.undoUntil} locale={locale} busy={busy} onUndo={() => run(() => takeBack(file.id))} />
        )}
        <Button look="secondary" onClick={onAgain}>
          {t('another')}
        </Button>
      </div>
      {file.faults.length > 0 && (
        <FaultTable
          count={file.faultCount}
          faults={file.faults}
          wordsOf={({ code, detail }) => t(`rowFaults.${code}` as MessageKey<'movingIn'>, { detail })}
        />
      )}
      {file.sample.length > 0 && (
        <section aria-labelledby="moving-sample" className="grid gap-2">
          <h3 id="moving-sample" className="text-base font-bold">
            {t('sample')}
          </h3>
          <ul className="divide-y divide-line rounded-card border border-line bg-paper">
            {file.sample.map((one) => (
              <li key={one} className="px-4 py-2.5 text-[0.9375rem] wrap-anywhere">
                {one}
              </li>
            ))}
          </ul>
        </section>
      )}
    </section>
  );
}

function Outcome({ file: { kind, state, counts, undone } }: { file: MovingFile }) {
  const t = useTranslations('movingIn');
  if (state === 'done')
    return (
      <Notice tone="success" live>
        {t(`done.${kind}`, { count: counts.new })}
      </Notice>
    );
  if (state === 'undone')
    return (
      <Notice tone="success" live>
        {t('undone', { removed: undone?.removed ?? 0 })}{' '}
        {undone && undone.kept > 0 && t('keptInvited', { count: undone.kept })}
      </Notice>
    );
  if (counts.refused > 0) return <Notice tone="warning">{t(`someRefused.${kind}`, { count: counts.refused })}</Notice>;
  return <Notice>{counts.new === 0 ? t('nothing') : t('ready')}</Notice>;
}
