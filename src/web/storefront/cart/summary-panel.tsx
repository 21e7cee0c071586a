import { useTranslations } from 'use-intl';
import { CouponField } from '#src/web/features/checkout/coupon-field.tsx';
import { FurtherDetails } from '#src/web/features/checkout/further-details.tsx';
import type { DraftLine } from '#src/web/features/checkout/order-draft.ts';
import { totalOf } from '#src/web/features/checkout/order-draft.ts';
import { OrderSummary } from '#src/web/features/checkout/order-summary.tsx';
import { PaymentChoice } from '#src/web/features/checkout/payment-choice.tsx';
import { PaymentNote } from '#src/web/features/checkout/payment-note.tsx';
import { RefusalNotice } from '#src/web/features/checkout/refusal-notice.tsx';
import type { Checkout } from '#src/web/features/checkout/use-checkout.ts';
import type { Extras } from '#src/web/features/checkout/use-extras.ts';
import type { MethodChoice } from '#src/web/features/checkout/use-method.ts';
import type { QuoteState } from '#src/web/features/checkout/use-quote.ts';
import { LiveButton } from '#src/web/ui/live-button.tsx';
import { NeedsScript } from '#src/web/ui/needs-script.tsx';
import { ErrorNotice } from '#src/web/ui/notice.tsx';
import { formatPrice } from '#src/web/ui/price.tsx';

type PanelProps = {
  lines: DraftLine[];
  extras: Extras;
  noteOpen: boolean;
  state: QuoteState;
  checkout: Checkout;
  choice: MethodChoice;
  problem: string | undefined;
  onPlace: () => void;
};

/** Every charge, then the button; on a phone, total and button stay at the bottom edge. */
export function SummaryPanel({ lines, extras, noteOpen, state, checkout, choice, problem, onPlace }: PanelProps) {
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
      <PaymentChoice choice={choice} total={total} />
      <NeedsScript words={t('noScript')} />
      <div className="buy-bar grid gap-3">
        {(problem || step.at === 'refused') && (
          <div className="buy-bar-news grid gap-3">
            {problem && <ErrorNotice>{problem}</ErrorNotice>}
            {step.at === 'refused' && <RefusalNotice step={step} onRetry={pay} />}
          </div>
        )}
        <div className="flex items-center justify-between gap-4">
          <p className="tabular grid leading-tight md:hidden">
            <span className="text-xs text-soft">{t('summary.total')}</span>
            <strong className="text-lg">{formatPrice(total)}</strong>
          </p>
          <LiveButton size="large" className="grow" loading={busy} onClick={onPlace}>
            {t(choice.payBy.method === 'cash-on-delivery' ? 'method.sendCode' : 'placeOrder')}
          </LiveButton>
        </div>
      </div>
      <PaymentNote total={total} choice={choice.hasChoice} />
    </aside>
  );
}
