import { useTranslations } from 'use-intl';
import { CouponField } from '../../checkout/coupon-field.tsx';
import { FurtherDetails } from '../../checkout/further-details.tsx';
import type { DraftLine } from '../../checkout/order-draft.ts';
import { totalOf } from '../../checkout/order-draft.ts';
import { OrderSummary } from '../../checkout/order-summary.tsx';
import { PaymentNote } from '../../checkout/payment-note.tsx';
import { RefusalNotice } from '../../checkout/refusal-notice.tsx';
import type { Checkout } from '../../checkout/use-checkout.ts';
import type { Extras } from '../../checkout/use-extras.ts';
import type { QuoteState } from '../../checkout/use-quote.ts';
import { Notice } from '../../components/notice.tsx';
import { formatPrice } from '../../components/price.tsx';
import { LiveButton } from '../../live-button.tsx';

type PanelProps = {
  lines: DraftLine[];
  extras: Extras;
  noteOpen: boolean;
  state: QuoteState;
  checkout: Checkout;
  problem: string | undefined;
  onPlace: () => void;
};

/** Every charge, then the button; on the phone total and button stay at the lower edge. */
export function SummaryPanel({ lines, extras, noteOpen, state, checkout, problem, onPlace }: PanelProps) {
  const t = useTranslations('checkout');
  const { step, busy, pay } = checkout;
  const total = state.quote?.total ?? totalOf(lines);
  return (
    <aside aria-labelledby="summary-title" className="grid gap-5 rounded-panel bg-mist p-5 sm:p-6 lg:sticky lg:top-26">
      <h2 id="summary-title" className="text-lg font-bold tracking-tight">
        {t('summary.title')}
      </h2>
      <CouponField extras={extras} state={state} />
      <OrderSummary lines={lines} state={state} />
      <FurtherDetails extras={extras} noteOpen={noteOpen} />
      <div className="buy-bar grid gap-3">
        {(problem || step.at === 'refused') && (
          <div className="buy-bar-news grid gap-3">
            {problem && (
              <Notice tone="error" live>
                {problem}
              </Notice>
            )}
            {step.at === 'refused' && <RefusalNotice step={step} onRetry={pay} />}
          </div>
        )}
        <div className="flex items-center justify-between gap-4">
          <p className="tabular grid leading-tight md:hidden">
            <span className="text-xs text-soft">{t('summary.total')}</span>
            <strong className="text-lg">{formatPrice(total)}</strong>
          </p>
          <LiveButton size="large" className="grow" loading={busy} onClick={onPlace}>
            {t('placeOrder')}
          </LiveButton>
        </div>
      </div>
      <PaymentNote total={total} />
    </aside>
  );
}
