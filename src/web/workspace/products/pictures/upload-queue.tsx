import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Phase, Upload } from '#src/web/features/picture-upload/upload.ts';
import { Button } from '#src/web/ui/button.tsx';
import type { Pictures } from './use-pictures.ts';

/** Pictures being uploaded, each with its progress and a way to cancel. */
export function UploadQueue({ pictures }: { pictures: Pictures }) {
  const t = useTranslations('manage.upload');
  if (pictures.uploads.length === 0) return null;
  return (
    <ul aria-label={t('queue')} className="grid divide-y divide-line rounded-card border border-line px-3">
      {pictures.uploads.map((upload) => (
        <QueueRow
          key={upload.key}
          upload={upload}
          onCancel={() => pictures.cancel(upload.key)}
          onRetry={() => pictures.retry(upload.key)}
        />
      ))}
    </ul>
  );
}

function QueueRow({
  upload: { file, preview, phase },
  onCancel,
  onRetry,
}: {
  upload: Upload;
  onCancel: () => void;
  onRetry: () => void;
}) {
  const t = useTranslations('manage.upload');
  const [broken, setBroken] = useState(false);
  const failed = phase.name === 'failed';
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2.5">
      <span className="grid size-12 shrink-0 place-items-center overflow-hidden rounded-card bg-well text-on-well-soft">
        {broken ? (
          <ImageOff aria-hidden className="size-5" />
        ) : (
          <img src={preview} alt="" onError={() => setBroken(true)} className="size-12 object-cover" />
        )}
      </span>
      <div className="grid min-w-0 grow basis-40 gap-1">
        <p className="truncate text-sm font-semibold">{file.name}</p>
        <PhaseWords phase={phase} name={file.name} />
      </div>
      {failed && !phase.final && (
        <Button look="quiet" size="small" className="px-3!" aria-description={file.name} onClick={onRetry}>
          {t('retry')}
        </Button>
      )}
      <Button look="quiet" size="small" className="px-3!" aria-description={file.name} onClick={onCancel}>
        {failed ? t('dismiss') : t('cancel')}
      </Button>
    </li>
  );
}

function PhaseWords({ phase, name }: { phase: Phase; name: string }) {
  const t = useTranslations('manage.upload');
  if (phase.name === 'failed') {
    return (
      <p role="alert" className="text-sm font-semibold text-brick">
        {phase.message}
      </p>
    );
  }
  const part = phase.name === 'sending' ? phase.part : undefined;
  return (
    <>
      <p className="tabular text-xs text-soft">
        {part === undefined ? t(phase.name) : t('percent', { percent: Math.round(100 * part) })}
      </p>
      {/* Without a value it shows activity, not progress. */}
      <progress
        aria-label={name}
        max={1}
        value={phase.name === 'waiting' ? 0 : part}
        className="h-1.5 w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-brand [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-brand"
      />
    </>
  );
}
