import { Search } from 'lucide-react';
import { Form, Link, useSubmit } from 'react-router';
import { useTranslations } from 'use-intl';
import { hrefs } from '#src/contract/pages.ts';
import { Button } from '../components/button.tsx';
import { TextField } from '../components/field.tsx';
import type { OrderView } from './order-view.ts';
import { STATUSES } from './order-view.ts';

export type OrderListFilter = {
  q?: string;
  status?: OrderView['status'];
  // The administrator's own: board or list, and what narrows them.
  view?: 'board';
  payment?: string;
  place?: string;
  from?: string;
  to?: string;
};

/** The list's address for a filter; all of it stands there, so Back and a bookmark work. */
export function ordersHref(filter: OrderListFilter & { page?: number }): string {
  const query = new URLSearchParams(Object.entries(filter).flatMap(([key, value]) => (value && value !== 1 ? [[key, String(value)]] : [])));
  return query.size ? `${hrefs.orders}?${query}` : hrefs.orders;
}

/** Search by words, and a chip for each state that has orders. Works without scripts as a plain form. */
export function OrderSearch({ filter, counts }: { filter: OrderListFilter; counts?: Partial<Record<OrderView['status'], number>> }) {
  const t = useTranslations('orders');
  const submit = useSubmit();
  return (
    <search className="grid gap-4">
      <Form
        action={hrefs.orders}
        role="search"
        preventScrollReset
        className="flex max-w-xl items-start gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          void submit(event.currentTarget, { preventScrollReset: true });
        }}
      >
        <div className="grow">
          <TextField
            key={filter.q ?? ''}
            label={t('search.label')}
            name="q"
            type="search"
            defaultValue={filter.q}
            maxLength={200}
            placeholder={t('search.hint')}
          />
        </div>
        {(['status', 'view', 'payment', 'place', 'from', 'to'] as const).map(
          (name) => filter[name] && <input key={name} type="hidden" name={name} value={filter[name]} />,
        )}
        <Button type="submit" look="secondary" className="mt-6.5 min-h-12" aria-label={t('search.go')}>
          <Search aria-hidden className="size-5" />
        </Button>
      </Form>
      {counts && <StateChips filter={filter} counts={counts} />}
    </search>
  );
}

const StateChip = ({ to, current, text, count }: { to: string; current: boolean; text: string; count: number }) => (
  <Link
    to={to}
    preventScrollReset
    aria-current={current ? 'true' : undefined}
    className="inline-flex min-h-11 shrink-0 items-center gap-2 rounded-full px-4 text-sm font-semibold inset-ring inset-ring-edge transition-colors duration-200 hover:bg-mist aria-[current=true]:bg-brand aria-[current=true]:text-on-brand aria-[current=true]:inset-ring-brand"
  >
    {text}
    <span className="tabular font-normal opacity-80">{count}</span>
  </Link>
);

function StateChips({ filter, counts }: { filter: OrderListFilter; counts: Partial<Record<OrderView['status'], number>> }) {
  const t = useTranslations('orders');
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return (
    <nav aria-label={t('search.states')} className="bleed-row gap-2">
      <StateChip to={ordersHref({ ...filter, status: undefined })} current={!filter.status} text={t('search.all')} count={all} />
      {STATUSES.filter((status) => counts[status] || filter.status === status).map((status) => (
        <StateChip
          key={status}
          to={ordersHref({ ...filter, status })}
          current={filter.status === status}
          text={t(`statuses.${status}`)}
          count={counts[status] ?? 0}
        />
      ))}
    </nav>
  );
}
