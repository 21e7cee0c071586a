import { notFound } from '#src/platform/fault.ts';
import type { Platform } from '#src/platform/platform.ts';
import { listActions } from '#src/shop/audit/list-actions.ts';
import { countCustomers, selectBelongings, selectCustomer, selectCustomers } from './customers.store.ts';

/** Customers, newest first; `q` is part of a name, an e-mail address or a phone number. */
export async function listCustomers(
  { db, settings }: Pick<Platform, 'db' | 'settings'>,
  query: { q: string; page: number; limit: number },
) {
  const [items, total] = await Promise.all([
    selectCustomers(db, { ...query, test: settings.testPayments }),
    countCustomers(db, query.q),
  ]);
  return { items, total };
}

/** One customer with their records, and the administrator's actions on them. Throws `not-found`, also for an erased customer. */
export async function showCustomer({ db, settings }: Pick<Platform, 'db' | 'settings'>, uid: string) {
  const customer = await selectCustomer(db, uid, settings.testPayments);
  if (!customer) throw notFound('customer');
  const [belongings, { items }] = await Promise.all([
    selectBelongings(db, uid),
    listActions({ db }, { subject: `customer:${uid}`, page: 1, limit: 20 }),
  ]);
  return { customer, ...belongings, acts: items };
}
