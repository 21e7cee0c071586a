import { useTranslations } from 'use-intl';
import { SelectField, TextField } from '#src/web/ui/field.tsx';
import { LiveButton } from '#src/web/ui/live-button.tsx';
import { ErrorNotice } from '#src/web/ui/notice.tsx';
import { useForm } from '#src/web/ui/use-form.ts';
import { useUnsavedGuard } from '#src/web/ui/use-unsaved-guard.ts';
import type { PlantInput } from '#src/wire/client/plants.ts';
import { DIRECTIONS, type Direction, directionOf } from './directions.ts';

/** As typed. */
type Typed = { name: string; kwp: string; tilt: string; azimuth: Direction; pin: string; commissionedOn: string };

type PlantFormProps = {
  /** What is known already. */
  known: Partial<PlantInput>;
  title: string;
  act: string;
  /** The latest day that can be chosen. */
  today: string;
  send: (plant: PlantInput) => Promise<unknown>;
  onSent: () => void;
  onCancel: () => void;
};

const asNumber = (text: string): number => Number(text.trim().replace(',', '.') || Number.NaN);
const isBetween = (text: string, least: number, most: number): boolean => {
  const value = asNumber(text);
  return value >= least && value <= most;
};

/** What a customer says of a plant. */
export function PlantForm({ known, title, act, today, send, onSent, onCancel }: PlantFormProps) {
  const t = useTranslations('plants');
  const { field, submit, busy, error, fields } = useForm<Typed>({
    area: 'plants',
    values: {
      name: known.name ?? '',
      kwp: known.kwp === undefined ? '' : String(known.kwp),
      tilt: String(known.tilt ?? 15),
      azimuth: directionOf(known.azimuth ?? 0),
      pin: known.pin ?? '',
      commissionedOn: known.commissionedOn ?? '',
    },
    rules: {
      name: (value) => (value.trim() && value.trim().length <= 60 ? undefined : t('invalid.name')),
      kwp: (value) => (isBetween(value, 0.1, 1000) ? undefined : t('invalid.kwp')),
      tilt: (value) => (isBetween(value, 0, 90) && Number.isInteger(asNumber(value)) ? undefined : t('invalid.tilt')),
      pin: (value) => (/^[1-9]\d{5}$/.test(value.trim()) ? undefined : t('invalid.pin')),
      commissionedOn: (value) => (value <= today ? undefined : t('invalid.commissionedOn')),
    },
    send: (typed) =>
      send({
        name: typed.name.trim(),
        kwp: asNumber(typed.kwp),
        tilt: asNumber(typed.tilt),
        azimuth: DIRECTIONS[typed.azimuth],
        pin: typed.pin.trim(),
        commissionedOn: typed.commissionedOn || null,
      }),
    onSent,
  });
  useUnsavedGuard(fields.formState.isDirty && !busy);
  return (
    <form noValidate method="post" onSubmit={submit} className="grid gap-5 rounded-panel bg-mist p-5 sm:p-7">
      <h2 className="text-section font-bold">{title}</h2>
      {error && <ErrorNotice>{error}</ErrorNotice>}
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...field('name')} label={t('form.name')} hint={t('form.nameHint')} maxLength={60} aria-required />
        <TextField
          {...field('pin')}
          label={t('form.pin')}
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={6}
          aria-required
        />
        <TextField
          {...field('kwp')}
          label={t('form.kwp')}
          hint={t('form.kwpHint')}
          inputMode="decimal"
          autoComplete="off"
          aria-required
        />
        <TextField
          {...field('commissionedOn')}
          type="date"
          max={today}
          label={t('form.commissioned')}
          hint={t('form.commissionedHint')}
          className="tabular"
        />
        <SelectField {...field('azimuth')} label={t('form.dir')}>
          {(Object.keys(DIRECTIONS) as Direction[]).map((one) => (
            <option key={one} value={one}>
              {t(`dirs.${one}`)}
            </option>
          ))}
        </SelectField>
        <TextField
          {...field('tilt')}
          label={t('form.tilt')}
          hint={t('form.tiltHint')}
          inputMode="numeric"
          autoComplete="off"
          aria-required
        />
      </div>
      <div className="flex flex-wrap gap-3">
        <LiveButton type="submit" loading={busy}>
          {act}
        </LiveButton>
        <LiveButton look="secondary" type="button" onClick={onCancel}>
          {t('form.cancel')}
        </LiveButton>
      </div>
    </form>
  );
}
