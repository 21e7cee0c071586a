import { Columns3, List } from 'lucide-react';
import { Form, Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { PAYMENT_STATUSES } from '#src/kernel/payment-status.ts';
import { Button } from '#src/web/ui/button.tsx';
import { SelectField, TextField } from '#src/web/ui/field.tsx';
import { FoldSummary } from '#src/web/ui/fold-summary.tsx';
import { useFormKey } from '#src/web/ui/use-form-key.ts';
import { hrefs } from '#src/wire/pages.ts';
import { type OrderListFilter, ordersHref } from '../orders-href.ts';

/** Switches between board and list. */
export function ViewSwitch({ view, filter }: { view: 'board' | 'list'; filter: OrderListFilter }) {
  const t = useTranslations('orderDesk');
  const look =
    'inline-flex min-h-11 items-center gap-2 px-4 text-sm font-semibold aria-[current=true]:bg-brand aria-[current=true]:text-on-brand first:rounded-s-card last:rounded-e-card';
  return (
    <nav aria-label={t('views')} className="inline-flex rounded-card inset-ring inset-ring-edge">
      <Link to={ordersHref({ ...filter, view: undefined })} aria-current={view === 'list'} className={look}>
        <List aria-hidden className="size-4.5" />
        {t('list')}
      </Link>
      <Link
        to={ordersHref({ ...filter, status: undefined, view: 'board' })}
        aria-current={view === 'board'}
        className={look}
      >
        <Columns3 aria-hidden className="size-4.5" />
        {t('board')}
      </Link>
    </nav>
  );
}

/** Filters list and board by payment, place and day. A plain form: it works without scripts. */
export function FurtherFilter({ filter }: { filter: OrderListFilter }) {
  const t = useTranslations('orderDesk');
  const pay = useTranslations('orders.payments');
  const narrowed = filter.payment || filter.returns || filter.place || filter.from || filter.to;
  const { key, state } = useFormKey(
    'narrow',
    JSON.stringify([filter.payment, filter.returns, filter.place, filter.from, filter.to]),
  );
  return (
    <details className="group rounded-card border border-line bg-paper" open={Boolean(narrowed)}>
      <FoldSummary>{t('further')}</FoldSummary>
      <Form
        action={hrefs.orders}
        key={key}
        state={state}
        className="grid items-end gap-4 border-t border-line p-4 sm:grid-cols-2 lg:grid-cols-3 2xl:grid-cols-[1fr_1fr_1fr_1fr_1fr_auto]"
      >
        {filter.view && <input type="hidden" name="view" value={filter.view} />}
        {filter.q && <input type="hidden" name="q" value={filter.q} />}
        {filter.status && <input type="hidden" name="status" value={filter.status} />}
        <SelectField label={t('payment')} name="payment" defaultValue={filter.payment ?? ''}>
          <option value="">{t('any')}</option>
          {PAYMENT_STATUSES.map((one) => (
            <option key={one} value={one}>
              {pay(one)}
            </option>
          ))}
        </SelectField>
        <SelectField label={t('returns')} name="returns" defaultValue={filter.returns ?? ''}>
          <option value="">{t('any')}</option>
          <option value="asked">{t('returnAsked')}</option>
        </SelectField>
        <TextField label={t('place')} name="place" defaultValue={filter.place} maxLength={60} />
        <TextField label={t('from')} name="from" type="date" defaultValue={filter.from} />
        <TextField label={t('to')} name="to" type="date" defaultValue={filter.to} />
        <Button type="submit" look="secondary" className="min-h-12">
          {t('narrow')}
        </Button>
      </Form>
    </details>
  );
}
