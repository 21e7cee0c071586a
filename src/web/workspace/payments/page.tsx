import { Search } from 'lucide-react';
import { Form } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { PageHead } from '#src/web/context/page-head.tsx';
import { LiveMark } from '#src/web/features/live-updates/live-mark.tsx';
import { useLiveUpdates } from '#src/web/features/live-updates/use-live-updates.ts';
import { Button } from '#src/web/ui/button.tsx';
import { Chip } from '#src/web/ui/chip.tsx';
import { TextField } from '#src/web/ui/field.tsx';
import { Notice } from '#src/web/ui/notice.tsx';
import { Paging } from '#src/web/ui/paging.tsx';
import { EmptyState } from '#src/web/ui/states.tsx';
import { Card, PageTitle } from '#src/web/ui/surface.tsx';
import { useFormKey } from '#src/web/ui/use-form-key.ts';
import { hrefs } from '#src/wire/pages.ts';
import type { Route } from './+types/page.ts';
import { LookList } from './look-list.tsx';
import { MonthTable } from './month-table.tsx';
import { PaymentItem } from './payment-item.tsx';

export { loader } from './page.server.ts';

/** Payments, what needs attention and why, and the month's money to the paisa. */
export default function Payments({ loaderData }: Route.ComponentProps) {
  const { filters, filter, q, page, pages, total, rows, attention, webhooksSilentSince, totals } = loaderData;
  const t = useTranslations('payments');
  const reasons = useTranslations('paymentReasons');
  const format = useFormatter();
  const { key, state } = useFormKey('search', q);
  const connected = useLiveUpdates(['payments', 'orders', 'bookings']);
  return (
    <div>
      <PageHead title={t('title')} noindex />
      <PageTitle title={t('title')} lead={t('lead')} action={<LiveMark connected={connected} />} />
      <div className="grid gap-10">
        {webhooksSilentSince && (
          <Notice tone="warning">
            {reasons('webhooks', {
              at: format.dateTime(webhooksSilentSince, { dateStyle: 'medium', timeStyle: 'short' }),
            })}
          </Notice>
        )}
        {attention.length > 0 && <LookList items={attention} />}
        <MonthTable totals={totals} />
        <section aria-labelledby="list" className="grid gap-4">
          <h2 id="list" className="text-section font-bold">
            {t('list', { count: total })}
          </h2>
          <Form role="search" state={state} className="flex items-start gap-3">
            {filter !== 'all' && <input type="hidden" name="state" value={filter} />}
            <div className="grow sm:max-w-md">
              <TextField
                key={key}
                label={t('search')}
                hint={t('searchHint')}
                name="q"
                type="search"
                defaultValue={q}
                autoComplete="off"
              />
            </div>
            <Button type="submit" look="secondary" className="mt-7 min-h-12!">
              <Search aria-hidden className="size-5" />
              {t('find')}
            </Button>
          </Form>
          <nav aria-label={t('states')} className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1">
            {filters.map((one) => (
              <Chip
                key={one}
                to={hrefs.payments({ state: one === 'all' ? undefined : one, q })}
                current={one === filter}
              >
                {t(`filters.${one}`)}
              </Chip>
            ))}
          </nav>
          {rows.length === 0 ? (
            <EmptyState as="h3" title={t('none')} text={t('noneText')} />
          ) : (
            <Card as="ul" className="divide-y divide-line">
              {rows.map((row) => (
                <PaymentItem key={row.id} payment={row} />
              ))}
            </Card>
          )}
          <Paging
            area="admin"
            page={page}
            pages={pages}
            to={(wanted) => hrefs.payments({ state: filter === 'all' ? undefined : filter, q, page: wanted })}
          />
        </section>
      </div>
    </div>
  );
}
