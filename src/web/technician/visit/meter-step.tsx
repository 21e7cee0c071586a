import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { TextField } from '#src/web/ui/field.tsx';
import type { WorkNotes } from '#src/wire/client/visits.ts';
import { Step } from './step.tsx';

type Readings = Partial<Pick<WorkNotes, 'totalKwh' | 'todayKwh' | 'inverterKw' | 'meterNote'>>;
type Props = { notes: WorkNotes; locked: boolean; onChange: (readings: Readings) => void };

/** The meter readings. A total that cannot be read needs a reason instead. */
export function MeterStep({ notes, locked, onChange }: Props) {
  const t = useTranslations('technician.meter');
  const steps = useTranslations('technician.steps');
  return (
    <Step title={steps('meter')} done={notes.totalKwh !== null || notes.meterNote !== ''}>
      <p className="text-soft">{t('text')}</p>
      <ReadingField
        label={t('total')}
        value={notes.totalKwh}
        locked={locked}
        onChange={(totalKwh) => onChange({ totalKwh })}
      />
      <div className="grid grid-cols-2 gap-3">
        <ReadingField
          label={t('today')}
          value={notes.todayKwh}
          locked={locked}
          onChange={(todayKwh) => onChange({ todayKwh })}
        />
        <ReadingField
          label={t('inverter')}
          value={notes.inverterKw}
          locked={locked}
          onChange={(inverterKw) => onChange({ inverterKw })}
        />
      </div>
      {notes.totalKwh === null && (
        <TextField
          label={t('note')}
          hint={t('noteHint')}
          value={notes.meterNote}
          maxLength={300}
          disabled={locked}
          onChange={(event) => onChange({ meterNote: event.currentTarget.value })}
        />
      )}
    </Step>
  );
}

type FieldProps = { label: string; value: number | null; locked: boolean; onChange: (value: number | null) => void };

/** Keeps the input even while it is not a number yet; a comma counts as a point. */
function ReadingField({ label, value, locked, onChange }: FieldProps) {
  const t = useTranslations('technician.meter');
  const [typed, setTyped] = useState(value === null ? '' : String(value));
  const read = readNumber(typed);
  useEffect(() => {
    setTyped((now) => (readNumber(now) === value ? now : value === null ? '' : String(value)));
  }, [value]);
  return (
    <TextField
      label={label}
      value={typed}
      inputMode="decimal"
      autoComplete="off"
      disabled={locked}
      error={read === undefined ? t('number') : undefined}
      onChange={(event) => {
        const text = event.currentTarget.value;
        setTyped(text);
        const number = readNumber(text);
        if (number !== undefined && number !== value) onChange(number);
      }}
    />
  );
}

/** Null for empty input, undefined for an invalid reading. */
function readNumber(text: string): number | null | undefined {
  const plain = text.trim().replace(',', '.');
  if (plain === '') return null;
  return /^\d{1,7}(\.\d{0,3})?$/.test(plain) ? Number(plain) : undefined;
}
