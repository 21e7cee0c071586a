import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#src/web/ui/button.tsx';
import { CheckField } from '#src/web/ui/check-field.tsx';
import { Dialog } from '#src/web/ui/dialog.tsx';
import { TextField } from '#src/web/ui/field.tsx';
import { ErrorNotice } from '#src/web/ui/notice.tsx';
import { useMutation } from '#src/web/ui/use-mutation.ts';
import { removeZone, saveZone } from '#src/wire/client/delivery-desk.ts';
import type { DeliveryZone } from '#src/wire/domain.ts';
import { figureOf, figureOrNone } from './figures.ts';

const draftOf = (zone: DeliveryZone | undefined, states: readonly string[]) => ({
  prefix: zone?.prefix ?? '',
  state: zone?.state ?? states[0] ?? '',
  area: zone?.area ?? '',
  daysMin: String(zone?.daysMin ?? 2),
  daysMax: String(zone?.daysMax ?? 4),
  charge: String((zone?.charge ?? 0) / 100),
  freeFrom: zone?.freeFrom == null ? '' : String(zone.freeFrom / 100),
});

/** Adds or changes the terms of a prefix. */
export function ZoneDialog({
  zone,
  states,
  onClose,
}: {
  zone: DeliveryZone | undefined;
  states: readonly string[];
  onClose: () => void;
}) {
  const t = useTranslations('deliveryDesk');
  const [draft, setDraft] = useState(() => draftOf(zone, states));
  const [serviceable, setServiceable] = useState(zone?.serviceable ?? true);
  const { busy, errors, error, run } = useMutation('deliveryDesk');
  const field = (name: keyof typeof draft) => ({
    label: t(name),
    value: draft[name],
    error: errors[name],
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => setDraft((known) => ({ ...known, [name]: event.target.value })),
  });
  async function submit(event: FormEvent) {
    event.preventDefault();
    const { prefix, state, area, daysMin, daysMax, charge, freeFrom } = draft;
    const terms = {
      state,
      area,
      daysMin: figureOf(daysMin),
      daysMax: figureOf(daysMax),
      charge: figureOf(charge),
      freeFrom: figureOrNone(freeFrom),
      serviceable,
    };
    if (await run(() => saveZone(prefix.trim(), terms), t('saved'))) onClose();
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={zone ? t('zoneOf', { prefix: zone.prefix }) : t('addZone')}
      foot={
        <>
          {zone && (
            <Button
              look="danger"
              loading={busy}
              onClick={async () => (await run(() => removeZone(zone.prefix), t('removed'))) && onClose()}
            >
              {t('remove')}
            </Button>
          )}
          <Button look="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form="zone" loading={busy}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form id="zone" noValidate onSubmit={submit} className="grid gap-4">
        {error && <ErrorNotice>{error}</ErrorNotice>}
        {!zone && <TextField {...field('prefix')} hint={t('prefixHint')} inputMode="numeric" maxLength={6} required />}
        <TextField {...field('area')} maxLength={80} />
        <TextField {...field('state')} maxLength={60} required />
        <CheckField
          label={t('serviceable')}
          hint={t('serviceableHint', { states: states.join(', ') })}
          checked={serviceable}
          onChange={(event) => setServiceable(event.target.checked)}
        />
        <div className="grid grid-cols-2 items-start gap-4">
          <TextField {...field('daysMin')} inputMode="numeric" maxLength={2} />
          <TextField {...field('daysMax')} inputMode="numeric" maxLength={2} />
          <TextField {...field('charge')} inputMode="numeric" maxLength={9} />
          <TextField {...field('freeFrom')} hint={t('freeFromHint')} inputMode="numeric" maxLength={9} />
        </div>
      </form>
    </Dialog>
  );
}
