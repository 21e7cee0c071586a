import { useTranslations } from 'use-intl';
import { ConfirmDialog } from '#src/web/ui/confirm-dialog.tsx';
import { formatPrice } from '#src/web/ui/price.tsx';
import type { OrderView } from './order-view.ts';

/** The question of spec.md §2; closing it means No. */
export function CancelDialog({
  order,
  open,
  onAnswer,
}: {
  order: Pick<OrderView, 'number' | 'total'> | undefined;
  open: boolean;
  onAnswer: (yes: boolean) => void;
}) {
  const t = useTranslations('orders.cancel');
  return (
    <ConfirmDialog
      open={open}
      onClose={() => onAnswer(false)}
      title={t('question')}
      keep={t('no')}
      act={t('yes')}
      onAct={() => onAnswer(true)}
    >
      {order && (
        <p className="text-soft">{t('text', { number: String(order.number), amount: formatPrice(order.total) })}</p>
      )}
    </ConfirmDialog>
  );
}
