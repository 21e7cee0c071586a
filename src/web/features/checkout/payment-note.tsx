import { LockKeyhole } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { UPI_LIMIT } from '#src/kernel/payment-method.ts';
import { useRoot } from '#src/web/context/use-root.ts';
import { formatPrice } from '#src/web/ui/price.tsx';

/** How payment works and, in test mode, that no money moves. `choice`: there are other ways to pay, which say themselves why (PaymentChoice). */
export function PaymentNote({ total, choice = false }: { total: number; choice?: boolean }) {
  const t = useTranslations('checkout.summary');
  const { testPayments } = useRoot();
  return (
    <div className="grid gap-2 text-sm text-soft">
      <p>{t('taxes')}</p>
      <p className="flex items-start gap-2">
        <LockKeyhole aria-hidden className="mt-0.5 size-4 shrink-0" />
        {t('methods')}
      </p>
      {total > UPI_LIMIT && !choice && (
        <p className="font-semibold text-ink">{t('aboveUpi', { limit: formatPrice(UPI_LIMIT) })}</p>
      )}
      {testPayments && (
        <p className="justify-self-start rounded-full bg-sun-wash px-3 py-1 text-xs font-semibold text-ink">
          {t('test')}
        </p>
      )}
    </div>
  );
}
