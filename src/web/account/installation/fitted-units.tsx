import { ScanBarcode } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { SerialFields } from '#src/web/features/order/serial-fields.tsx';
import { useSerials } from '#src/web/features/order/use-serials.ts';
import { useAction } from '#src/web/features/purchase/use-action.ts';
import { TextField } from '#src/web/ui/field.tsx';
import { FormDialog } from '#src/web/ui/form-dialog.tsx';
import { LiveButton } from '#src/web/ui/live-button.tsx';
import { recordUnits } from '#src/wire/client/installations.ts';
import type { InstallationView } from './page.server.ts';

/** The serial numbers of what is fitted, with a button for those that are missing. */
export function FittedUnits({ file: { order, fitted, installedOn, today } }: { file: InstallationView }) {
  const t = useTranslations('installations.units');
  const [isRecording, setRecording] = useState(false);
  const missing = fitted.filter(({ serials, quantity }) => serials.length < quantity);
  if (fitted.length === 0 || (order.state !== 'active' && order.state !== 'completed')) return null;
  return (
    <section aria-labelledby="fitted" className="grid gap-4">
      <div className="grid gap-1">
        <h2 id="fitted" className="text-section font-bold">
          {t('title')}
        </h2>
        <p className="max-w-prose text-sm text-pretty text-soft">{t('text')}</p>
      </div>
      <ul className="divide-y divide-line">
        {fitted.map(({ position, part, name, quantity, serials }) => (
          <li key={`${position} ${part ?? ''}`} className="grid gap-0.5 py-2.5">
            <p className="font-semibold wrap-anywhere">
              {t('count', { name, given: serials.length, needed: quantity })}
            </p>
            {serials.length > 0 && <p className="tabular text-sm wrap-anywhere">{serials.join(', ')}</p>}
          </li>
        ))}
      </ul>
      {missing.length > 0 && (
        <LiveButton look="secondary" className="justify-self-start max-sm:w-full" onClick={() => setRecording(true)}>
          <ScanBarcode aria-hidden className="size-5" />
          {t('record')}
        </LiveButton>
      )}
      {isRecording && (
        <RecordDialog
          id={order.id}
          missing={missing}
          day={installedOn}
          today={today}
          onClose={() => setRecording(false)}
        />
      )}
    </section>
  );
}

type RecordDialogProps = {
  id: string;
  missing: InstallationView['fitted'];
  /** Suggested as the day of the installation. */
  day: string;
  today: string;
  onClose: () => void;
};

function RecordDialog({ id, missing, day, today, onClose }: RecordDialogProps) {
  const t = useTranslations('installations');
  const { busy, error, act } = useAction('installations');
  const [installedOn, setInstalledOn] = useState(day);
  const [checked, setChecked] = useState(false);
  const serials = useSerials(
    missing.map(({ position, part, name, quantity, serials: known }) => ({
      ...{ position, part, name },
      quantity: quantity - known.length,
    })),
    true,
  );
  const isDayWrong = !installedOn || installedOn > today;
  const send = async () => {
    setChecked(true);
    const { serials: typed } = serials.sent;
    if (isDayWrong || serials.wrong || !typed) return;
    if (await act(() => recordUnits(id, { installedOn, serials: typed }), t('units.recorded'))) onClose();
  };
  return (
    <FormDialog
      title={t('units.record')}
      back={t('back')}
      send={t('units.send')}
      busy={busy}
      error={error ?? (checked && !serials.sent.serials ? t('units.nothing') : undefined)}
      onSend={send}
      onClose={onClose}
    >
      <TextField
        type="date"
        label={t('units.installedOn')}
        max={today}
        value={installedOn}
        onChange={(event) => setInstalledOn(event.target.value)}
        error={checked && isDayWrong ? t('units.invalidDay') : undefined}
        className="tabular"
        aria-required
      />
      <SerialFields serials={serials} checked={checked} />
    </FormDialog>
  );
}
