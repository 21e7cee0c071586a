import { useTranslations } from 'use-intl';
import { Button } from '../components/button.tsx';
import { Dialog } from '../components/dialog.tsx';
import { formatPrice } from '../components/price.tsx';
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
    <Dialog
      open={open}
      onClose={() => onAnswer(false)}
      title={t('question')}
      role="alertdialog"
      foot={
        <>
          <Button look="secondary" onClick={() => onAnswer(false)}>
            {t('no')}
          </Button>
          <Button look="danger" onClick={() => onAnswer(true)}>
            {t('yes')}
          </Button>
        </>
      }
    >
      {order && <p className="text-soft">{t('text', { number: String(order.number), amount: formatPrice(order.total) })}</p>}
    </Dialog>
  );
}
