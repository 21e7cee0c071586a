import { useTranslations } from 'use-intl';
import { useAction } from '#src/web/features/purchase/use-action.ts';
import { LiveButton } from '#src/web/ui/live-button.tsx';
import { ErrorNotice } from '#src/web/ui/notice.tsx';
import { retryRefund } from '#src/wire/client/orders.ts';

/** Requests a refund again that the provider could not send. */
export function RetryRefund({ orderId, refundId }: { orderId: string; refundId: string }) {
  const t = useTranslations('orders.file');
  const { busy, error, act } = useAction();
  return (
    <>
      <LiveButton
        size="small"
        look="secondary"
        loading={busy}
        onClick={() => void act(() => retryRefund(orderId, refundId), t('refundRetried'))}
      >
        {t('retryRefund')}
      </LiveButton>
      {error && <ErrorNotice>{error}</ErrorNotice>}
    </>
  );
}
