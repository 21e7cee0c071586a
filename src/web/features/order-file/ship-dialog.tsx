import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ParcelDialog } from '#src/web/features/order/parcel-dialog.tsx';
import type { LineCount } from '#src/wire/domain.ts';
import type { FileView } from './file-view.ts';
import { LinePicker } from './line-picker.tsx';

/** Ships the chosen part of what is left. */
export function ShipDialog({ file, open, onClose }: { file: FileView; open: boolean; onClose: () => void }) {
  const t = useTranslations('orders.file');
  const [chosen, setChosen] = useState<LineCount[]>();
  const lines = chosen ?? file.unsent;
  return (
    <ParcelDialog
      orderId={file.order.id}
      open={open}
      title={t('shipTitle')}
      note={t('shipNote')}
      done={t('shipped')}
      lines={lines}
      numbered={lines.flatMap(({ position, quantity }) =>
        file.numbered
          .filter((one) => one.position === position)
          .map(({ part, name, each }) => ({ position, part, name, quantity: quantity * each })),
      )}
      onSent={() => setChosen(undefined)}
      onClose={onClose}
    >
      <LinePicker
        order={file.order}
        available={file.unsent}
        chosen={lines}
        onChange={setChosen}
        legend={t('shipWhat')}
      />
    </ParcelDialog>
  );
}
