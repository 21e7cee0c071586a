import { useTranslations } from 'use-intl';
import { isSerial } from '#src/kernel/serials.ts';
import { TextField } from '#src/web/ui/field.tsx';
import { LiveButton } from '#src/web/ui/live-button.tsx';
import { ErrorNotice } from '#src/web/ui/notice.tsx';
import { useForm } from '#src/web/ui/use-form.ts';
import { useUnsavedGuard } from '#src/web/ui/use-unsaved-guard.ts';
import { addUnit } from '#src/wire/client/warranty.ts';

type Typed = { name: string; maker: string; serial: string; startsOn: string; years: string };

/** A unit that was bought elsewhere. `brands`: suggested as makers. */
export function UnitForm({ brands, today, onClose }: { brands: string[]; today: string; onClose: () => void }) {
  const t = useTranslations('warranty');
  const { field, submit, busy, error, fields } = useForm<Typed>({
    area: 'warranty',
    values: { name: '', maker: '', serial: '', startsOn: '', years: '' },
    rules: {
      name: (value) => (value.trim() ? undefined : t('invalid.name')),
      maker: (value) => (value.trim() ? undefined : t('invalid.maker')),
      serial: (value) => (isSerial(value.trim()) ? undefined : t('invalid.serial')),
      startsOn: (value) => (value && value <= today ? undefined : t('invalid.startsOn')),
      years: (value) => (/^([1-9]\d?|100)?$/.test(value.trim()) ? undefined : t('invalid.years')),
    },
    // The server's own text says more: whose number it is.
    fieldWords: (name, message) => (name === 'serial' ? message : undefined),
    send: ({ name, maker, serial, startsOn, years }) =>
      addUnit({
        ...{ name: name.trim(), maker: maker.trim(), serial: serial.trim(), startsOn },
        ...(years.trim() && { years: Number(years) }),
      }),
    done: t('added'),
    onSent: onClose,
  });
  useUnsavedGuard(fields.formState.isDirty && !busy);
  return (
    <form noValidate method="post" onSubmit={submit} className="grid gap-5 rounded-panel bg-mist p-5 sm:p-7">
      <div className="grid gap-1">
        <h2 className="text-section font-bold">{t('form.title')}</h2>
        <p className="text-sm text-soft">{t('form.text')}</p>
      </div>
      {error && <ErrorNotice>{error}</ErrorNotice>}
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...field('name')} label={t('form.name')} hint={t('form.nameHint')} maxLength={120} aria-required />
        <TextField
          {...field('maker')}
          label={t('form.maker')}
          hint={t('form.makerHint')}
          maxLength={60}
          list="makers"
          autoComplete="off"
          aria-required
        />
        <TextField
          {...field('serial')}
          label={t('form.serial')}
          hint={t('form.serialHint')}
          maxLength={60}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          className="tabular"
          aria-required
        />
        <TextField
          {...field('startsOn')}
          type="date"
          max={today}
          label={t('form.startsOn')}
          className="tabular"
          aria-required
        />
        <TextField
          {...field('years')}
          label={t('form.years')}
          hint={t('form.yearsHint')}
          inputMode="numeric"
          maxLength={3}
          autoComplete="off"
        />
      </div>
      <datalist id="makers">
        {brands.map((brand) => (
          <option key={brand} value={brand} />
        ))}
      </datalist>
      <div className="flex flex-wrap gap-3">
        <LiveButton type="submit" loading={busy}>
          {t('form.add')}
        </LiveButton>
        <LiveButton look="secondary" onClick={onClose}>
          {t('form.cancel')}
        </LiveButton>
      </div>
    </form>
  );
}
