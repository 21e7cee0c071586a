import { sql } from 'kysely';
import type { Queryable, Tx } from '#src/platform/database/database.ts';
import type { Schema } from '#src/platform/database/schema.ts';

export type EndingTerm = {
  unitId: string;
  uid: string;
  locale: string;
  test: boolean;
  name: string;
  serial: string;
  part: string;
  endsOn: string;
};

type Days = Schema['unitReminder']['days'];

/**
 * The terms of units that end between two days and about which nobody was told so many days before, or fewer: as `termsOf` has them
 * (kernel/warranty.ts), computed by the database because there may be very many.
 */
export async function selectEnding(
  db: Queryable,
  { from, until, days }: { from: string; until: string; days: Days },
): Promise<EndingTerm[]> {
  const { rows } = await sql<EndingTerm>`
    select unit.id as unit_id, unit.uid, unit.locale, coalesce("order".test, installation.test, false) as test, unit.name, unit.serial, term.part, ends.ends_on
      from unit left join "order" on "order".id = unit.order_id left join installation on installation.id = unit.installation_id
      cross join lateral (
        select 'product' as part, product_years as years where product_years is not null
        union all select 'performance', performance_years where performance_years is not null
        union all select one ->> 'part', (one ->> 'years')::int from jsonb_array_elements(warranty_parts) as one where one ->> 'part' <> 'system'
      ) as term
      cross join lateral (select (starts_on + make_interval(years => term.years))::date as ends_on) as ends
     where returned_at is null and ends.ends_on between ${from} and ${until}
       and not ("order".awaits_proof is true and "order".uid = unit.uid)
       and not (installation.awaits_proof is true and installation.uid = unit.uid)
       and not exists (select from unit_reminder where unit_id = unit.id and unit_reminder.part = term.part and unit_reminder.days <= ${days})
     order by unit.uid, ends.ends_on, unit.name, unit.serial`.execute(db);
  return rows;
}

/** Claims the mail about these terms; answers the units of those that nobody else has claimed. */
export async function claimReminders(trx: Tx, terms: readonly EndingTerm[], days: Days, at: Date): Promise<string[]> {
  const rows = await trx
    .insertInto('unitReminder')
    .values(terms.map(({ unitId, part }) => ({ unitId, part, days, toldAt: at })))
    .onConflict((conflict) => conflict.columns(['unitId', 'part', 'days']).doNothing())
    .returning('unitId')
    .execute();
  return rows.map(({ unitId }) => unitId);
}
