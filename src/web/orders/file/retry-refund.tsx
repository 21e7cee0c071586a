import { useTranslations } from 'use-intl';
import { retryRefund } from '#src/contract/client/orders.ts';
import { Notice } from '../../components/notice.tsx';
import { LiveButton } from '../../live-button.tsx';
import { useAct } from './use-act.ts';

/** Promises again what the provider could not send. */
export function RetryRefund({ orderId, refundId }: { orderId: string; refundId: string }) {
  const t = useTranslations('orders.file');
  const { busy, failed, act } = useAct();
  return (
    <>
      <LiveButton size="small" look="secondary" loading={busy} onClick={() => void act(() => retryRefund(orderId, refundId), t('refundRetried'))}>
        {t('retryRefund')}
      </LiveButton>
      {failed && (
        <Notice tone="error" live>
          {failed}
        </Notice>
      )}
    </>
  );
}
