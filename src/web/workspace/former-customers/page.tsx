import { useTranslations } from 'use-intl';
import { DeskEntry } from '#src/web/features/workspace-list/desk-entry.tsx';
import { DeskList } from '#src/web/features/workspace-list/desk-list.tsx';
import { Badge } from '#src/web/ui/badge.tsx';
import { LinkButton } from '#src/web/ui/button.tsx';
import { formatPrice } from '#src/web/ui/price.tsx';
import { hrefs } from '#src/wire/pages.ts';
import type { Route } from './+types/page.ts';
import type { FormerCustomerRow } from './page.server.ts';
import { RemoveButton } from './remove-button.tsx';

export { loader } from './page.server.ts';

const TONES = { waiting: 'plain', invited: 'brand', joined: 'leaf' } as const;

/** Customers of the former shop: who has been invited, and who has joined. */
export default function FormerCustomers({ loaderData: { view, states, customers } }: Route.ComponentProps) {
  return (
    <DeskList
      area="formerCustomers"
      path={hrefs.formerCustomers()}
      view={view}
      states={states}
      rows={customers}
      keyOf={({ id }) => id}
    >
      {(customer) => <Entry customer={customer} />}
    </DeskList>
  );
}

function Entry({ customer }: { customer: FormerCustomerRow }) {
  const t = useTranslations('formerCustomers');
  const { id, name, email, phone, place, state, uid, orderCount, spentPaise, pastOrders, note, tags, consent } =
    customer;
  const facts = [email, phone].filter(Boolean).join(' · ');
  return (
    <DeskEntry
      id={id}
      name={name}
      badges={<Badge tone={TONES[state]}>{t(`states.${state}`)}</Badge>}
      actions={
        <div className="flex flex-wrap gap-3 sm:justify-end">
          {pastOrders > 0 && (
            <LinkButton
              look="secondary"
              to={hrefs.pastOrders({ q: email })}
              aria-label={`${t('orders', { count: pastOrders })}: ${name}`}
            >
              {t('orders', { count: pastOrders })}
            </LinkButton>
          )}
          {uid && (
            <LinkButton look="secondary" to={hrefs.customer(uid)} aria-label={`${t('account')}: ${name}`}>
              {t('account')}
            </LinkButton>
          )}
          <RemoveButton id={id} name={name} />
        </div>
      }
    >
      <p className="text-sm text-soft wrap-anywhere">{facts}</p>
      {place && <p className="text-sm text-soft wrap-anywhere">{place}</p>}
      <p className="tabular text-[0.9375rem]">{t('bought', { count: orderCount, amount: formatPrice(spentPaise) })}</p>
      {(note || tags) && (
        <p className="text-sm whitespace-pre-line wrap-anywhere">{[note, tags].filter(Boolean).join('\n')}</p>
      )}
      {consent && <p className="text-sm text-soft wrap-anywhere">{t('consent', consent)}</p>}
    </DeskEntry>
  );
}
