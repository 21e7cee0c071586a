import { CloudRain, Truck } from 'lucide-react';
import { type FormEvent, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { VisitFileView } from '#src/web/features/field-visit/visit-view.ts';
import { TextField } from '#src/web/ui/field.tsx';
import { lazyWithRetry } from '#src/web/ui/lazy-with-retry.ts';
import { LiveButton } from '#src/web/ui/live-button.tsx';
import { ErrorNotice, Notice } from '#src/web/ui/notice.tsx';
import { useMutation } from '#src/web/ui/use-mutation.ts';
import { setOut, startVisit } from '#src/wire/client/visits.ts';
import { Step } from './step.tsx';

// Only for rainy days.
const WeatherDialog = lazyWithRetry(() => import('#src/web/features/field-visit/weather-dialog.tsx'));

/** Setting out and starting: both call the shop, so they need a connection, and say so. */
export function ArrivalStep({ file, online }: { file: VisitFileView; online: boolean }) {
  const t = useTranslations('technician.door');
  const { busy, error, run } = useMutation('technician', { refresh: 'conflict' });
  const [code, setCode] = useState('');
  const [wrong, setWrong] = useState<string>();
  const [raining, setRaining] = useState(false);

  const act = (work: () => Promise<unknown>) => {
    setWrong(undefined);
    const onFields = (fields: Record<string, string>) => {
      if (fields['code']) setWrong(t('wrong'));
      return fields['code'] !== undefined;
    };
    return run(work, { onFields });
  };
  const start = (event: FormEvent) => {
    event.preventDefault();
    if (/^\d{4}$/.test(code)) void act(() => startVisit(file.id, code));
    else setWrong(t('wrong'));
  };
  return (
    <Step title={t('title')} done={false}>
      {!online && <Notice tone="warning">{t('needs')}</Notice>}
      {error && <ErrorNotice>{error}</ErrorNotice>}
      {file.state === 'on-the-way' ? (
        <form noValidate onSubmit={start} className="grid gap-4">
          <p>{t('arrived', { name: file.name })}</p>
          <TextField
            label={t('code')}
            hint={t('codeHint')}
            error={wrong}
            value={code}
            onChange={(event) => setCode(event.currentTarget.value.replaceAll(/\D/g, '').slice(0, 4))}
            inputMode="numeric"
            autoComplete="off"
            className="tabular text-center text-2xl tracking-[0.5em]"
          />
          <LiveButton type="submit" size="large" block loading={busy}>
            {t('start')}
          </LiveButton>
        </form>
      ) : (
        <>
          <p>{t('leave', { name: file.name })}</p>
          <LiveButton size="large" block loading={busy} onClick={() => void act(() => setOut(file.id))}>
            <Truck aria-hidden className="size-5" />
            {t('setOut')}
          </LiveButton>
        </>
      )}
      <LiveButton look="quiet" block onClick={() => setRaining(true)}>
        <CloudRain aria-hidden className="size-5" />
        {t('weather')}
      </LiveButton>
      {raining && (
        <Suspense fallback={null}>
          <WeatherDialog file={file} onClose={() => setRaining(false)} />
        </Suspense>
      )}
    </Step>
  );
}
