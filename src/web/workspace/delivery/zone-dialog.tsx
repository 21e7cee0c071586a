import { useTranslations } from 'use-intl';
import { Button } from '#src/web/ui/button.tsx';
import { CheckField } from '#src/web/ui/check-field.tsx';
import { Dialog } from '#src/web/ui/dialog.tsx';
import { TextField } from '#src/web/ui/field.tsx';
import { ErrorNotice } from '#src/web/ui/notice.tsx';
import { useForm } from '#src/web/ui/use-form.ts';
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
  serviceable: zone?.serviceable ?? true,
});

/** Adds or changes the terms for a PIN code prefix. */
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
  const removal = useMutation('deliveryDesk');
  const form = useForm<ReturnType<typeof draftOf>>({
    area: 'deliveryDesk',
    values: draftOf(zone, states),
    send: ({ prefix, state, area, daysMin, daysMax, charge, freeFrom, serviceable }) =>
      saveZone(prefix.trim(), {
        state,
        area,
        daysMin: figureOf(daysMin),
        daysMax: figureOf(daysMax),
        charge: figureOf(charge),
        freeFrom: figureOrNone(freeFrom),
        serviceable,
      }),
    done: t('saved'),
    onSent: onClose,
  });
  const field = (name: 'prefix' | 'area' | 'state' | 'daysMin' | 'daysMax' | 'charge' | 'freeFrom') => ({
    ...form.field(name),
    label: t(name),
    autoComplete: 'off',
  });
  const error = form.error ?? removal.error;
  const remove = async (prefix: string) => {
    if (await removal.run(() => removeZone(prefix), t('removed'))) onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={zone ? t('zoneOf', { prefix: zone.prefix }) : t('addZone')}
      foot={
        <>
          {zone && (
            <Button look="danger" loading={removal.busy} onClick={() => remove(zone.prefix)}>
              {t('remove')}
            </Button>
          )}
          <Button look="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form="zone" loading={form.busy}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form id="zone" noValidate onSubmit={form.submit} className="grid gap-4">
        {error && <ErrorNotice>{error}</ErrorNotice>}
        {!zone && <TextField {...field('prefix')} hint={t('prefixHint')} inputMode="numeric" maxLength={6} required />}
        <TextField {...field('area')} maxLength={80} />
        <TextField {...field('state')} maxLength={60} required />
        <CheckField
          label={t('serviceable')}
          hint={t('serviceableHint', { states: states.join(', ') })}
          {...form.box('serviceable')}
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
