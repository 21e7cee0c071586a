import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useShopSettings } from '#src/web/context/use-shop-settings.ts';
import { useAction, useKey } from '#src/web/features/purchase/use-action.ts';
import { TextField } from '#src/web/ui/field.tsx';
import { FormDialog } from '#src/web/ui/form-dialog.tsx';
import { ErrorNotice } from '#src/web/ui/notice.tsx';
import { shipOrder } from '#src/wire/client/orders.ts';
import type { LineCount } from '#src/wire/domain.ts';
import { SerialFields } from './serial-fields.tsx';
import { type NumberedLine, useSerials } from './use-serials.ts';

type ParcelDialogProps = {
  orderId: string;
  open?: boolean;
  title: string;
  note: string;
  /** What is announced once it is sent. */
  done: string;
  /** What it contains; by default all that is left. */
  lines?: LineCount[];
  /** What of it is packed with serial numbers. */
  numbered: NumberedLine[];
  onSent?: () => void;
  onClose: () => void;
  /** What it contains, as text or as a choice. */
  children: ReactNode;
};

/** A parcel of an order: its contents, carrier and tracking number. */
export function ParcelDialog(props: ParcelDialogProps) {
  const { orderId, open = true, title, note, done, lines, numbered, onSent, onClose, children } = props;
  const store = useShopSettings();
  const t = useTranslations('orders.file');
  const { busy, error, act } = useAction();
  const [key, renew] = useKey();
  const [carrier, setCarrier] = useState<string>(store.delivery.ownCarrier);
  const [tracking, setTracking] = useState('');
  const [trackingUrl, setTrackingUrl] = useState('');
  const [checked, setChecked] = useState(false);
  const serials = useSerials(numbered);
  const nothing = lines?.length === 0;
  const wrong = {
    carrier: carrier.trim() === '',
    url: trackingUrl.trim() !== '' && !/^https:\/\/\S+\.\S+$/.test(trackingUrl.trim()),
  };

  const send = async () => {
    setChecked(true);
    if (nothing || wrong.carrier || wrong.url || serials.wrong) return;
    const parcel = {
      lines,
      carrier: carrier.trim(),
      tracking: tracking.trim(),
      trackingUrl: trackingUrl.trim(),
      ...serials.sent,
    };
    if (!(await act(() => shipOrder(orderId, parcel, key), done))) return;
    renew();
    setTracking('');
    setTrackingUrl('');
    setChecked(false);
    serials.clear();
    onSent?.();
    onClose();
  };
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={title}
      back={t('back')}
      send={t('shipSend')}
      busy={busy}
      error={error}
      onSend={send}
    >
      {children}
      {checked && nothing && <ErrorNotice>{t('returnNothing')}</ErrorNotice>}
      <SerialFields serials={serials} checked={checked} />
      <TextField
        label={t('carrier')}
        value={carrier}
        onChange={(event) => setCarrier(event.target.value)}
        maxLength={100}
        error={checked && wrong.carrier ? t('required') : undefined}
      />
      <TextField
        label={t('tracking')}
        value={tracking}
        onChange={(event) => setTracking(event.target.value)}
        maxLength={100}
        className="tabular"
      />
      <TextField
        label={t('trackingUrl')}
        type="url"
        inputMode="url"
        value={trackingUrl}
        onChange={(event) => setTrackingUrl(event.target.value)}
        maxLength={500}
        error={checked && wrong.url ? t('wrongUrl') : undefined}
      />
      <p className="text-sm text-soft">{note}</p>
    </FormDialog>
  );
}
