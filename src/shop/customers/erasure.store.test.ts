import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FreshDatabase, freshDatabase } from '#tests/support/database.ts';

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database?.close());

// What erasure.store.ts does with each table that points to a person. A new one is red here until somebody has decided.
const DONE: Record<string, 'deleted' | 'struck' | 'handed over' | 'kept'> = {
  account: 'deleted',
  address: 'deleted',
  advice_declined: 'deleted',
  booking: 'struck',
  campaign_use: 'kept', // which code was used once: counts alone
  cart_line: 'deleted',
  contact_message: 'struck',
  customer: 'deleted',
  favourite: 'deleted',
  grievance: 'struck',
  idempotency_key: 'deleted',
  identity_token: 'deleted',
  order: 'struck',
  payment: 'struck',
  payment_link: 'struck',
  phone_code: 'deleted',
  phone_number: 'deleted',
  rating: 'handed over',
  recovery_code: 'deleted',
  return_request: 'struck',
  review: 'handed over',
  review_report: 'handed over',
  saved_line: 'deleted',
  second_factor: 'deleted',
  service_enquiry: 'struck',
  session: 'deleted',
  tax_document: 'kept', // Companies Act 2013 §128(5)
  technician: 'struck',
};

it('every table that points to a person is thought of', async () => {
  const { rows } = await sql<{ name: string }>`
    select distinct t.relname as name from pg_constraint c join pg_class t on t.oid = c.conrelid
    where c.contype = 'f' and c.confrelid = '"user"'::regclass order by 1`.execute(database.db);
  expect(rows.map((row) => row.name).sort()).toEqual(Object.keys(DONE).sort());
});
