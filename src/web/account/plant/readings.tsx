import { Trash2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { LiveButton } from '#src/web/ui/live-button.tsx';
import { ErrorNotice } from '#src/web/ui/notice.tsx';
import { useMutation } from '#src/web/ui/use-mutation.ts';
import { removeReading } from '#src/wire/client/plants.ts';
import type { ReadingRow } from './page.server.ts';

/** What was entered, newest first; a technician's reading cannot be removed. */
export function Readings({ id, readings }: { id: string; readings: ReadingRow[] }) {
  const t = useTranslations('plants');
  const { run, running, error } = useMutation('plants');
  const remove = ({ key, kind, on }: ReadingRow) =>
    kind !== 'technician' &&
    run(() => removeReading(id, { kind, on: kind === 'month' ? on.slice(0, 7) : on }), {
      as: key,
      done: t('readings.removed'),
    });
  return (
    <section aria-labelledby="readings">
      <h2 id="readings" tabIndex={-1} className="mb-3 text-section font-bold outline-none">
        {t('readings.title')}
      </h2>
      {error && <ErrorNotice>{error}</ErrorNotice>}
      {readings.length === 0 && <p className="text-soft">{t('readings.none')}</p>}
      <ul className="divide-y divide-line">
        {readings.map((one) => (
          <li key={one.key} className="flex min-h-14 items-center justify-between gap-4">
            <div className="min-w-0 py-1.5">
              <p className="font-semibold">{one.said}</p>
              <p className="text-sm text-soft">{t(`readings.${one.kind}`)}</p>
            </div>
            <p className="tabular ms-auto font-semibold whitespace-nowrap">{one.kwh} kWh</p>
            {one.kind === 'technician' ? (
              <span className="size-11 shrink-0" />
            ) : (
              <LiveButton
                look="quiet"
                className="size-11 shrink-0 p-0"
                aria-label={t('readings.removeOf', { day: one.said })}
                loading={running === one.key}
                onClick={() => void remove(one)}
              >
                <Trash2 aria-hidden className="size-5" />
              </LiveButton>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
