import { useState } from 'react';
import { useTextsOf } from '#src/web/messages/use-texts-of.ts';
import { LiveButton } from '#src/web/ui/live-button.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import type { PurchaseArea, PurchaseView } from './purchase-view.ts';

type CancelProps = {
  area: PurchaseArea | 'bookingDesk';
  purchase: Pick<PurchaseView, 'number' | 'refundable' | 'cancellable'>;
  cancel: () => Promise<unknown>;
  /** Id of the heading that identifies it. */
  describedBy?: string;
  block?: boolean;
};

/** Cancels an order or a booking, after asking; nothing if it can no longer be cancelled. */
export function CancelButton({ area, purchase, cancel, describedBy, block }: CancelProps) {
  const t = useTextsOf(`${area}.cancel`);
  const [asking, setAsking] = useState(false);
  return (
    <>
      {purchase.cancellable && (
        <LiveButton look="danger" block={block} aria-describedby={describedBy} onClick={() => setAsking(true)}>
          {t('action')}
        </LiveButton>
      )}
      <CancelDialog
        area={area}
        purchase={purchase}
        open={asking}
        onAnswer={(yes) => {
          setAsking(false);
          if (yes) void cancel();
        }}
      />
    </>
  );
}
