import { Link } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { PageHead } from '#src/web/context/page-head.tsx';
import { useActName } from '#src/web/features/audit/use-act-name.ts';
import { PastOrders } from '#src/web/features/past-orders/past-orders.tsx';
import type { MessageKey } from '#src/web/messages/keys.ts';
import { Badge } from '#src/web/ui/badge.tsx';
import { BoardSection, ROW } from '#src/web/ui/board-section.tsx';
import { formatPrice } from '#src/web/ui/price.tsx';
import { PageTitle } from '#src/web/ui/surface.tsx';
import { TestBadge } from '#src/web/ui/test-badge.tsx';
import { hrefs } from '#src/wire/pages.ts';
import type { Route } from './+types/customer-page.ts';
import { CustomerActions } from './customer-actions.tsx';

export { loader } from './customer-page.server.ts';

/** One customer: what they bought and wrote, and at the end the actions for them. */
export default function CustomerPage({
  loaderData: { customer, secondFactor, past, orders, bookings, addresses, letters, acts },
}: Route.ComponentProps) {
  const t = useTranslations('customers');
  const format = useFormatter();
  const nameOf = useActName();
  const day = (at: Date) => format.dateTime(at, { dateStyle: 'medium' });
  return (
    <div>
      <PageHead title={customer.name} noindex />
      <PageTitle
        title={customer.name}
        lead={`${customer.email} · ${t('since', { day: day(customer.since) })} · ${t('spent', { amount: formatPrice(customer.spent) })}`}
        action={
          <span className="flex gap-2">
            {customer.banned && <Badge tone="brick">{t('banned')}</Badge>}
            {!customer.verified && <Badge>{t('unverified')}</Badge>}
          </span>
        }
      />
      <div className="grid gap-10">
        <BoardSection title={t('orders')} none={orders.length === 0 && t('noOrders')}>
          {orders.map(({ id, number, at, status, paise, test }) => (
            <li key={id} className={ROW}>
              <span>
                <Link to={hrefs.order(id)} className="font-semibold hover:text-link hover:underline">
                  {t('order', { number })}
                </Link>{' '}
                <TestBadge test={test} />
                <span className="block text-sm text-soft">
                  {day(at)} · {t(`statuses.${status}` as MessageKey<'customers'>)}
                </span>
              </span>
              <span className="tabular font-semibold">{formatPrice(paise)}</span>
            </li>
          ))}
        </BoardSection>
        <PastOrders orders={past} />
        <BoardSection title={t('bookings')} none={bookings.length === 0 && t('noBookings')}>
          {bookings.map(({ id, at, state, plan, paise, test }) => (
            <li key={id} className={ROW}>
              <span>
                <span className="font-semibold">{plan}</span> <TestBadge test={test} />
                <span className="block text-sm text-soft">
                  {day(at)} · {t(`bookingStates.${state}` as MessageKey<'customers'>)}
                </span>
              </span>
              <span className="tabular font-semibold">{formatPrice(paise)}</span>
            </li>
          ))}
        </BoardSection>
        <BoardSection title={t('addresses')} none={addresses.length === 0 && t('noAddresses')}>
          {addresses.map(({ id, fullAddress, city, state, zipcode, phone }) => (
            <li key={id} className={ROW}>
              <span className="wrap-anywhere">{[fullAddress, city, state, zipcode].join(', ')}</span>
              <span className="tabular whitespace-nowrap">{phone}</span>
            </li>
          ))}
        </BoardSection>
        <BoardSection title={t('letters')} none={letters.length === 0 && t('noLetters')}>
          {letters.map(({ reference, at, kind, words }) => (
            <li key={reference} className="px-4 py-3 sm:px-5">
              <p className="text-sm text-soft">
                {t(`letterKinds.${kind}`)} {reference} · {day(at)}
              </p>
              <p className="whitespace-pre-line wrap-anywhere">{words}</p>
            </li>
          ))}
        </BoardSection>
        <BoardSection title={t('acts')} none={acts.length === 0 && t('noActs')}>
          {acts.map(({ id, at, actorName, act }) => (
            <li key={id} className={ROW}>
              <span className="font-semibold">{nameOf(act)}</span>
              <span className="text-sm text-soft">
                {actorName} · {day(at)}
              </span>
            </li>
          ))}
        </BoardSection>
        {customer.role !== 'administrator' && (
          <CustomerActions
            uid={customer.uid}
            name={customer.name}
            banned={customer.banned}
            secondFactor={secondFactor}
          />
        )}
      </div>
    </div>
  );
}
