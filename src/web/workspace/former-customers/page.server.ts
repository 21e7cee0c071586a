import { dateFormat } from '#src/kernel/format.ts';
import { FORMER_STATES, listFormerCustomers } from '#src/shop/customers/moving-in/former-customers.ts';
import { pageLoader } from '#src/web/context/page-loader.server.ts';
import { readDeskView, toDeskView } from '#src/web/features/workspace-list/desk-view.server.ts';
import { texts } from '#src/web/messages/messages.server.ts';

const LIMIT = 20;

export const loader = pageLoader('formerCustomers', async ({ shop, locale, searchParams }) => {
  const wish = readDeskView(searchParams, FORMER_STATES);
  const { customers, total } = await listFormerCustomers(shop, { ...wish, limit: LIMIT });
  const day = dateFormat(locale, { dateStyle: 'medium' });
  return {
    texts: texts(locale, 'desk', 'formerCustomers'),
    states: FORMER_STATES,
    view: toDeskView(wish, total, LIMIT),
    customers: customers.map(({ address, consentedAt, consentSource, ...one }) => ({
      ...one,
      name: one.name || one.email,
      place: address ? [address.street, address.city, address.state, address.zipcode].filter(Boolean).join(', ') : '',
      consent: consentedAt ? { on: day.format(consentedAt), source: consentSource ?? '' } : undefined,
    })),
  };
});

export type FormerCustomerRow = Awaited<ReturnType<typeof loader>>['customers'][number];
