import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useStore } from '#src/web/context/use-store.ts';
import { useAct, useKey } from '#src/web/features/purchase/use-act.ts';
import { Button } from '#src/web/ui/button.tsx';
import { Dialog } from '#src/web/ui/dialog.tsx';
import { TextField } from '#src/web/ui/field.tsx';
import { LiveButton } from '#src/web/ui/live-button.tsx';
import { ErrorNotice } from '#src/web/ui/notice.tsx';
import { shipOrder } from '#src/wire/client/orders.ts';
import type { LineCount } from '#src/wire/domain.ts';
import type { FileView } from './file-view.ts';
import { LinePicker } from './line-picker.tsx';

/** Which goods leave, with whom and under what number. */
export function ShipDialog({ file, open, onClose }: { file: FileView; open: boolean; onClose: () => void }) {
  const store = useStore();
  const t = useTranslations('orders.file');
  const { busy, error, act } = useAct();
  const [key, renew] = useKey();
  const [chosen, setChosen] = useState<LineCount[]>();
  const [carrier, setCarrier] = useState<string>(store.delivery.ownCarrier);
  const [tracking, setTracking] = useState('');
  const [trackingUrl, setTrackingUrl] = useState('');
  const [checked, setChecked] = useState(false);
  const lines = chosen ?? file.unsent;
  const wrong = {
    carrier: carrier.trim() === '',
    url: trackingUrl.trim() !== '' && !/^https:\/\/\S+\.\S+$/.test(trackingUrl.trim()),
  };

  const send = async (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (lines.length === 0 || wrong.carrier || wrong.url) return;
    const parcel = { lines, carrier: carrier.trim(), tracking: tracking.trim(), trackingUrl: trackingUrl.trim() };
    if (!(await act(() => shipOrder(file.order.id, parcel, key), t('shipped')))) return;
    renew();
    setChosen(undefined);
    setTracking('');
    setTrackingUrl('');
    setChecked(false);
    onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('shipTitle')}
      foot={
        <>
          <Button look="secondary" onClick={onClose}>
            {t('back')}
          </Button>
          <LiveButton type="submit" form="ship-form" loading={busy}>
            {t('shipSend')}
          </LiveButton>
        </>
      }
    >
      <form id="ship-form" onSubmit={send} className="grid gap-5" noValidate>
        <LinePicker
          order={file.order}
          available={file.unsent}
          chosen={lines}
          onChange={setChosen}
          legend={t('shipWhat')}
        />
        {checked && lines.length === 0 && <ErrorNotice>{t('returnNothing')}</ErrorNotice>}
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
        <p className="text-sm text-soft">{t('shipNote')}</p>
        {error && <ErrorNotice>{error}</ErrorNotice>}
      </form>
    </Dialog>
  );
}
