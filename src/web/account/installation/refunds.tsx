import { useTranslations } from 'use-intl';
import { Badge } from '#src/web/ui/badge.tsx';
import { formatPrice } from '#src/web/ui/price.tsx';
import type { InstallationView } from './page.server.ts';

const TONES = { pending: 'plain', sent: 'brand', processed: 'leaf', failed: 'brick' } as const;

/** Refunds, in progress or completed; a failed one is tried again on the page of payments. */
export function Refunds({ file: { refunds } }: { file: InstallationView }) {
  const t = useTranslations('orders.file');
  if (refunds.length === 0) return null;
  return (
    <section aria-labelledby="refunds">
      <h2 id="refunds" className="mb-3 text-section font-bold">
        {t('refunds')}
      </h2>
      <ul className="divide-y divide-line border-y border-line">
        {refunds.map((refund) => (
          <li key={refund.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
            <div>
              <p className="tabular font-semibold">{formatPrice(refund.amount)}</p>
              <p className="text-sm text-soft">{refund.on}</p>
            </div>
            <Badge tone={TONES[refund.state]}>{t(`refundStates.${refund.state}`)}</Badge>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-sm text-soft">{t('refundTime')}</p>
    </section>
  );
}
