import { useTranslations } from 'use-intl';
import { isSerial } from '#src/kernel/serials.ts';
import { useShopSettings } from '#src/web/context/use-shop-settings.ts';
import { TextField } from '#src/web/ui/field.tsx';
import { FormDialog } from '#src/web/ui/form-dialog.tsx';
import { useForm } from '#src/web/ui/use-form.ts';
import { sendPart } from '#src/wire/client/claims.ts';

type Typed = { carrier: string; tracking: string; trackingUrl: string; serial: string };

/** The parcel with the part; with a serial number it is a unit that takes the old one's place. */
export function PartDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useTranslations('claimDesk');
  const { delivery } = useShopSettings();
  const { field, submit, busy, error } = useForm<Typed>({
    area: 'claimDesk',
    values: { carrier: delivery.ownCarrier, tracking: '', trackingUrl: '', serial: '' },
    rules: {
      carrier: (value) => (value.trim() ? undefined : t('invalid.carrier')),
      trackingUrl: (value) =>
        !value.trim() || /^https:\/\/\S+\.\S+$/.test(value.trim()) ? undefined : t('invalid.trackingUrl'),
      serial: (value) => (!value.trim() || isSerial(value.trim()) ? undefined : t('invalid.serial')),
    },
    // The server's own text says more: whose number it is.
    fieldWords: (name, message) => (name === 'serial' ? message : undefined),
    send: ({ carrier, tracking, trackingUrl, serial }) =>
      sendPart(id, {
        ...{ carrier: carrier.trim(), tracking: tracking.trim(), trackingUrl: trackingUrl.trim() },
        ...(serial.trim() && { serial: serial.trim() }),
      }),
    done: t('dialog.saved'),
    refresh: 'conflict',
    onSent: onClose,
  });
  return (
    <FormDialog
      title={t('dialog.partTitle')}
      back={t('dialog.back')}
      send={t('answer.part')}
      busy={busy}
      error={error}
      onSend={submit}
      onClose={onClose}
    >
      <TextField {...field('carrier')} label={t('dialog.carrier')} maxLength={100} aria-required />
      <TextField {...field('tracking')} label={t('dialog.tracking')} maxLength={100} className="tabular" />
      <TextField {...field('trackingUrl')} type="url" inputMode="url" label={t('dialog.trackingUrl')} maxLength={500} />
      <TextField
        {...field('serial')}
        label={t('dialog.serial')}
        hint={t('dialog.serialHint')}
        maxLength={60}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        className="tabular"
      />
    </FormDialog>
  );
}
