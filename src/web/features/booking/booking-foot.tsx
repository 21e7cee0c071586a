import { useTranslations } from 'use-intl';
import { RefusalNotice } from '#src/web/features/checkout/refusal-notice.tsx';
import { LiveButton } from '#src/web/ui/live-button.tsx';
import { ErrorNotice } from '#src/web/ui/notice.tsx';
import { formatPrice } from '#src/web/ui/price.tsx';
import type { Booking } from './use-booking.ts';

/** Total and button, below anything that prevents payment. `formId`: the form that the button submits. */
export function BookingFoot({ formId, booking }: { formId: string; booking: Booking }) {
  const t = useTranslations('booking');
  const { checkout, quote, plan, slots } = booking;
  const { step, busy, pay } = checkout;
  const refused = step.at === 'refused' ? step : undefined;
  return (
    <div className="grid w-full gap-3">
      {(booking.incomplete || (refused && !(booking.taken && slots.slot))) && (
        <div className="buy-bar-news grid gap-3">
          {booking.incomplete && <ErrorNotice>{t('incomplete')}</ErrorNotice>}
          {refused && !booking.taken && <RefusalNotice step={refused} onRetry={pay} />}
          {booking.taken && !slots.slot && <ErrorNotice>{booking.slotError}</ErrorNotice>}
        </div>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="tabular grid leading-tight">
          <span className="text-xs text-soft">{t('summary.total')}</span>
          <strong className="text-lg">{formatPrice(quote.quote?.total ?? plan.price)}</strong>
        </p>
        <LiveButton
          type="submit"
          form={formId}
          size="large"
          className="grow px-4! whitespace-nowrap sm:max-w-78"
          loading={busy}
          disabled={slots.state.phase === 'unserved'}
        >
          {t('bookAndPay')}
        </LiveButton>
      </div>
    </div>
  );
}
