import { useTextsOf } from '#src/web/messages/use-texts-of.ts';
import { ConfirmDialog } from '#src/web/ui/confirm-dialog.tsx';
import { formatPrice } from '#src/web/ui/price.tsx';
import type { PurchaseArea, PurchaseView } from './purchase-view.ts';

type CancelDialogProps = {
  area: PurchaseArea | 'bookingDesk';
  purchase: Pick<PurchaseView, 'number' | 'refundable'> | undefined;
  open: boolean;
  onAnswer: (yes: boolean) => void;
};

/** The question of spec.md §2, with the amount that would be refunded; closing it means No. */
export function CancelDialog({ area, purchase, open, onAnswer }: CancelDialogProps) {
  const t = useTextsOf(`${area}.cancel`);
  return (
    <ConfirmDialog
      open={open}
      onClose={() => onAnswer(false)}
      title={t('question')}
      keep={t('no')}
      act={t('yes')}
      onAct={() => onAnswer(true)}
    >
      {purchase && (
        <p className="text-soft">
          {t(purchase.refundable > 0 || area !== 'orders' ? 'text' : 'textUnpaid', {
            number: String(purchase.number),
            amount: formatPrice(purchase.refundable),
          })}
        </p>
      )}
    </ConfirmDialog>
  );
}
