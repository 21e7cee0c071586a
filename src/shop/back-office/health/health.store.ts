import { sql } from 'kysely';
import { BY_PROVIDER } from '#src/kernel/payment-method.ts';
import type { Database, Queryable, Tx } from '#src/platform/database/database.ts';

/** Runs questions one after the other on one connection, each within so many milliseconds: watching must not add to what is wrong. */
export const withinLimit = <T>(db: Database, ms: number, ask: (trx: Tx) => Promise<T>): Promise<T> =>
  db.transaction().execute(async (trx) => {
    await sql`select set_config('statement_timeout', ${String(ms)}, true)`.execute(trx);
    return ask(trx);
  });

export type StateCount = { state: string; count: number; since: Date | null };

/** Payments that are not finished, by state; found by partial indexes, so settled ones cost nothing. Of tests, or of real payments. */
export async function countPayments(db: Queryable, test: boolean): Promise<StateCount[]> {
  const { rows } = await sql<StateCount>`
    select state, count(*)::int as count, min(coalesce(captured_at, created_at)) as since from (
      select state, captured_at, created_at from payment where state in ('preparing', 'open') and test = ${test}
      union all
      select state, captured_at, created_at from payment where state in ('captured', 'refunding') and test = ${test}
    ) waiting group by state`.execute(db);
  return filled(['preparing', 'open', 'captured', 'refunding'], rows);
}

/** Payments whose money has arrived, and that have become nothing since that time. */
export async function countStuck(db: Queryable, before: Date, test: boolean): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from payment
    where state = 'captured' and test = ${test} and coalesce(captured_at, created_at) < ${before}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Refunds that a provider has not finished; a failed one counts until it is tried again. Those by hand wait for the owner, not for help. */
export async function countRefunds(db: Queryable, test: boolean): Promise<StateCount[]> {
  const { rows } = await sql<StateCount>`
    select refund.state, count(*)::int as count, min(refund.updated_at) as since
    from refund join payment on payment.id = payment_id
    where refund.state in ('pending', 'sent', 'failed') and payment.test = ${test} and payment.method = any(${BY_PROVIDER})
      and not exists (select from refund again where again.cause = 'again:' || refund.id)
    group by refund.state`.execute(db);
  return filled(['pending', 'sent', 'failed'], rows);
}

/** Every state, also those that nothing is in: a figure that is absent cannot be told from one that was not asked. */
const filled = (states: string[], rows: StateCount[]): StateCount[] =>
  states.map((state) => rows.find((row) => row.state === state) ?? { state, count: 0, since: null });

export async function countReservations(db: Queryable): Promise<{ count: number; units: number }> {
  const { rows } = await sql<{ count: number; units: number }>`
    select count(*)::int as count, coalesce(sum(quantity), 0)::int as units
    from reservation where state = 'held' and payment_id in (select id from payment where state in ('preparing', 'open'))`.execute(
    db,
  );
  return rows[0] as { count: number; units: number };
}

export type DatabaseFacts = { version: string; migration: string; bytes: number };

export async function selectDatabaseFacts(db: Queryable): Promise<DatabaseFacts> {
  const { rows } = await sql<DatabaseFacts>`
    select current_setting('server_version') as version, (select max(name) from migration) as migration,
      pg_database_size(current_database()) as bytes`.execute(db);
  return rows[0] as DatabaseFacts;
}

/** True if nobody was told of this kind of trouble since then; from now on somebody was. Of several instances, one gets true. */
export async function claimAlert(trx: Tx, kind: string, { at, since }: { at: Date; since: Date }): Promise<boolean> {
  const claimed = await trx
    .insertInto('ownerAlert')
    .values({ kind, toldAt: at })
    .onConflict((conflict) =>
      conflict.column('kind').doUpdateSet({ toldAt: at }).where('ownerAlert.toldAt', '<=', since),
    )
    .returning('kind')
    .executeTakeFirst();
  return claimed !== undefined;
}
