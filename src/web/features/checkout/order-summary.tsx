import { Truck } from 'lucide-react';
import { useLocale, useTranslations } from 'use-intl';
import { dateFormat } from '#src/kernel/format.ts';
import { formatPrice } from '#src/web/ui/price.tsx';
import { type DraftLine, totalOf } from './order-draft.ts';
import type { QuoteState } from './use-quote.ts';

/** Every charge before the pay button (rules.md §4), from the shop's own quote; until it arrives, from the lines. */
export function OrderSummary({ lines, state: { quote, waiting } }: { lines: DraftLine[]; state: QuoteState }) {
  const t = useTranslations('checkout.summary');
  const count = lines.reduce((sum, line) => sum + line.quantity, 0);
  const saved =
    lines.reduce((sum, line) => sum + Math.max(0, (line.listPrice ?? line.price) - line.price) * line.quantity, 0) +
    (quote?.discount ?? 0);
  return (
    <dl aria-busy={waiting} className="tabular grid gap-2.5 text-[0.9375rem] waits">
      <Row name={t('items', { count })} amount={formatPrice(quote?.subtotal ?? totalOf(lines))} />
      {quote && quote.discount > 0 && (
        <Row name={t('code', { code: quote.coupon?.code ?? '' })} amount={`− ${formatPrice(quote.discount)}`} good />
      )}
      <Row name={t('delivery')} amount={quote && quote.delivery > 0 ? formatPrice(quote.delivery) : t('free')} />
      <div className="flex items-baseline justify-between gap-4 border-t border-line pt-3 text-lg font-bold">
        <dt>{t('total')}</dt>
        <dd>{formatPrice(quote?.total ?? totalOf(lines))}</dd>
      </div>
      {saved > 0 && <Row name={t('saved')} amount={formatPrice(saved)} good />}
      {quote?.coupon && quote.coupon.cashback > 0 && (
        <Row name={t('cashback')} amount={formatPrice(quote.coupon.cashback)} good />
      )}
      {quote?.deliveryDates && <Arrival dates={quote.deliveryDates} />}
    </dl>
  );
}

const Row = ({ name, amount, good = false }: { name: string; amount: string; good?: boolean }) => (
  <div className={`flex justify-between gap-4 ${good ? 'text-sm font-semibold text-leaf' : ''}`}>
    <dt className={good ? '' : 'text-soft'}>{name}</dt>
    <dd>{amount}</dd>
  </div>
);

function Arrival({ dates }: { dates: { area: string; earliest: string; latest: string } }) {
  const t = useTranslations('checkout.summary');
  const locale = useLocale();
  const day = dateFormat(locale, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' });
  const on = (date: string) => day.format(new Date(date)).replaceAll(' ', '\u00a0'); // a line never breaks inside a date
  const [from, to] = [on(dates.earliest), on(dates.latest)];
  return (
    <div className="flex items-start gap-2 pt-1 text-sm">
      <dt>
        <Truck aria-hidden className="mt-0.5 size-4.5" />
        <span className="sr-only">{t('arrival')}</span>
      </dt>
      <dd>
        {from === to ? t('arrives', { from, area: dates.area }) : t('arrivesBetween', { from, to, area: dates.area })}
      </dd>
    </div>
  );
}
