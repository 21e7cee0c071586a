import { Download } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button, buttonLook, LinkButton } from '#src/web/ui/button.tsx';
import { useFetchedReasonWords } from '#src/web/ui/fault-words.ts';
import { ErrorNotice, Notice } from '#src/web/ui/notice.tsx';
import { formatCount } from '#src/web/ui/price.tsx';
import { Card } from '#src/web/ui/surface.tsx';
import { faultsHref, type ProductFile } from '#src/wire/client/product-import.ts';
import { hrefs } from '#src/wire/pages.ts';
import { MappingPanel } from './mapping-panel.tsx';
import { NamesPanel, type ShopNames } from './names-panel.tsx';
import { ProductFaults, SampleTable } from './row-tables.tsx';
import { SourceNotes } from './source-notes.tsx';
import { UndoButton, Undone } from './undo-panel.tsx';
import { useFile } from './use-file.ts';

type ReportProps = { file: ProductFile; fields: string[]; shop: ShopNames; locale: string; onAgain: () => void };

/** What a file would do, the steps to import it, and the result. */
export function FileReport({ file: loaded, fields, shop, locale, onAgain }: ReportProps) {
  const t = useTranslations('imports');
  const { file, on, busy, failure, start, cancel, plan, undo } = useFile(loaded);
  const { counts } = file;
  const wanted = counts.new + counts.changed;
  return (
    <section aria-labelledby="import-file" className="grid gap-5">
      <h2 id="import-file" className="text-lg font-bold wrap-anywhere">
        {file.fileName}
      </h2>
      {failure && <ErrorNotice>{failure}</ErrorNotice>}
      {file.state === 'checked' && file.columns.length > 0 && (
        <>
          <SourceNotes file={file} />
          <MappingPanel file={file} fields={fields} busy={busy} onPlan={plan} />
          <NamesPanel file={file} shop={shop} busy={busy} onPlan={plan} />
        </>
      )}
      <Outcome file={file} />
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {(['new', 'changed', 'unchanged', 'refused'] as const).map((kind) => (
          <Card key={kind} className="flex flex-col-reverse gap-0.5 p-4">
            <dt className="text-sm text-soft">{t(`kinds_of_row.${kind}`)}</dt>
            <dd
              className={`tabular text-2xl font-bold ${kind === 'refused' && counts.refused > 0 ? 'text-brick' : ''}`}
            >
              {formatCount(counts[kind])}
            </dd>
          </Card>
        ))}
      </dl>
      {on && <Progress file={file} wanted={wanted} />}
      <div className="flex flex-wrap gap-3">
        {file.state === 'checked' && wanted > 0 && (
          <Button loading={busy} onClick={() => start(counts.refused > 0)}>
            {counts.refused > 0
              ? t('startLeavingOut', { count: wanted, refused: counts.refused })
              : t('start', { count: wanted })}
          </Button>
        )}
        {on && file.state !== 'cancelling' && (
          <Button look="danger" loading={busy} onClick={cancel}>
            {t('cancel')}
          </Button>
        )}
        {file.faultCount > 0 && (
          <a href={faultsHref(file.id)} download className={buttonLook({ look: 'secondary' })}>
            <Download aria-hidden className="size-4.5" />
            {t('faultsFile')}
          </a>
        )}
        {file.state === 'done' && <LinkButton to={hrefs.manageProduct()}>{t('toProducts')}</LinkButton>}
        <UndoButton file={file} locale={locale} busy={busy} onUndo={undo} />
        {!on && (
          <Button look="secondary" onClick={onAgain}>
            {t('another')}
          </Button>
        )}
      </div>
      {file.faults.length > 0 && <ProductFaults file={file} />}
      {file.sample.length > 0 && <SampleTable file={file} />}
    </section>
  );
}

function Outcome({ file }: { file: ProductFile }) {
  const t = useTranslations('imports');
  const reasonWords = useFetchedReasonWords();
  const { counts, state } = file;
  if (state === 'done')
    return (
      <Notice tone="success" live>
        {t('done', { added: counts.new, changed: counts.changed })}
      </Notice>
    );
  if (state === 'undone' && file.undone) return <Undone undone={file.undone} />;
  if (state === 'cancelled') return <Notice live>{t('cancelled')}</Notice>;
  if (state === 'failed')
    return (
      <ErrorNotice>
        {t('failed')} {file.reasonCode !== null && reasonWords({ code: file.reasonCode })}
      </ErrorNotice>
    );
  if (state !== 'checked') return null;
  if (!file.named) return <Notice tone="warning">{t('nameless')}</Notice>;
  if (counts.new + counts.changed === 0 && counts.refused === 0) return <Notice>{t('nothing')}</Notice>;
  return (
    <Notice tone={counts.refused > 0 ? 'warning' : 'info'}>
      {counts.refused > 0 ? t('someRefused', { count: counts.refused }) : t('ready')}
    </Notice>
  );
}

function Progress({ file, wanted }: { file: ProductFile; wanted: number }) {
  const t = useTranslations('imports');
  const words =
    file.state === 'cancelling'
      ? t('cancelling')
      : file.state === 'waiting'
        ? t('waiting')
        : t('running', { done: formatCount(file.done), all: formatCount(wanted) });
  return (
    <div className="grid gap-2">
      <p role="status" className="tabular text-sm font-semibold">
        {words}
      </p>
      <progress
        aria-label={t('progress')}
        value={file.done}
        max={Math.max(1, wanted)}
        className="h-2.5 w-full overflow-hidden rounded-full bg-mist accent-brand [&::-webkit-progress-bar]:bg-mist [&::-webkit-progress-value]:bg-brand"
      />
    </div>
  );
}
