import { CalendarClock, MapPin } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { CouponField } from '#src/web/features/checkout/coupon-field.tsx';
import { PaymentNote } from '#src/web/features/checkout/payment-note.tsx';
import { useDuration } from '#src/web/features/service/use-duration.ts';
import { formatPrice } from '#src/web/ui/price.tsx';
import type { Booking } from './use-booking.ts';
import { useVisitTimes } from './visit-time.ts';

/** What is bought, for when and where, and every charge before the button (rules.md §4). */
export function BookingSummary({ booking }: { booking: Booking }) {
  const t = useTranslations('booking.summary');
  const duration = useDuration();
  const times = useVisitTimes();
  const { plan, slots, extras, quote: state, form } = booking;
  const { quote, waiting } = state;
  const [city, zipcode] = useWatch({ control: form.fields.control, name: ['city', 'zipcode'] });
  const place = [city.trim(), zipcode.trim()].filter(Boolean).join(' ');
  return (
    <div className="@container grid content-start gap-5">
      <div className="grid gap-1">
        <p className="text-sm font-semibold text-soft">{plan.label}</p>
        <p className="text-lg leading-snug font-bold">{plan.name}</p>
        <p className="text-sm text-soft">
          {t('holds', { visits: plan.visits, duration: duration(plan.durationMinutes) })}
        </p>
      </div>
      <ul className="grid gap-2.5 text-[0.9375rem]">
        <li className="flex gap-2.5">
          <CalendarClock aria-hidden className="mt-0.5 size-5 shrink-0 text-link" />
          {slots.slot ? (
            <span>
              <span className="block font-semibold @min-[18rem]:text-title @min-[18rem]:font-bold">
                {times.day(slots.slot.start)}
              </span>
              <span className="tabular mt-0.5 block">{times.hours(slots.slot)}</span>
            </span>
          ) : (
            <span className="text-soft">{t('noTime')}</span>
          )}
        </li>
        <li className="flex gap-2.5">
          <MapPin aria-hidden className="mt-0.5 size-5 shrink-0 text-link" />
          <span className={place ? 'wrap-anywhere' : 'text-soft'}>{place || t('noPlace')}</span>
        </li>
      </ul>
      <CouponField extras={extras} state={state} />
      <dl aria-busy={waiting} className="tabular grid gap-2.5 text-[0.9375rem] waits">
        <Row name={t('price')} amount={formatPrice(quote?.subtotal ?? plan.price)} />
        {quote && quote.discount > 0 && (
          <Row name={t('code', { code: quote.coupon?.code ?? '' })} amount={`− ${formatPrice(quote.discount)}`} good />
        )}
        <div className="flex items-baseline justify-between gap-4 border-t border-line pt-3 text-lg font-bold">
          <dt>{t('total')}</dt>
          <dd>{formatPrice(quote?.total ?? plan.price)}</dd>
        </div>
        {quote?.coupon && quote.coupon.cashback > 0 && (
          <Row name={t('cashback')} amount={formatPrice(quote.coupon.cashback)} good />
        )}
      </dl>
      <p className="text-sm text-pretty text-soft">{t('free')}</p>
      <PaymentNote total={quote?.total ?? plan.price} />
    </div>
  );
}

const Row = ({ name, amount, good = false }: { name: string; amount: string; good?: boolean }) => (
  <div className={`flex justify-between gap-4 ${good ? 'text-sm font-semibold text-leaf' : ''}`}>
    <dt className={good ? '' : 'text-soft'}>{name}</dt>
    <dd>{amount}</dd>
  </div>
);
