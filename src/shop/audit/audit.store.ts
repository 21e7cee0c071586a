import { type Insertable, sql } from 'kysely';
import type { Queryable, Tx } from '#src/platform/database/database.ts';
import type { Schema } from '#src/platform/database/schema.ts';

export const insertEntry = (trx: Tx, row: Insertable<Schema['auditEntry']>) => trx.insertInto('auditEntry').values(row).execute();

export type EntryQuery = { act?: string | undefined; subject?: string | undefined; actor?: string | undefined; page: number; limit: number };

const entries = (db: Queryable, { act, subject, actor }: Pick<EntryQuery, 'act' | 'subject' | 'actor'>) => {
  let rows = db.selectFrom('auditEntry');
  if (act) rows = rows.where('act', '=', act);
  if (subject) rows = rows.where('subject', '=', subject);
  if (actor) rows = rows.where('actor', '=', actor);
  return rows;
};

export const selectEntries = (db: Queryable, query: EntryQuery) =>
  entries(db, query)
    .selectAll()
    .orderBy('id', 'desc')
    .limit(query.limit)
    .offset((query.page - 1) * query.limit)
    .execute();

export async function countEntries(db: Queryable, query: EntryQuery): Promise<number> {
  const { count } = await entries(db, query)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** The acts that were ever done, and who ever did one: what can be filtered by. A loose index scan, not a walk over all lines. */
export async function selectKinds(db: Queryable): Promise<{ acts: string[]; actors: { uid: string; name: string }[] }> {
  const each = (column: 'act' | 'actor') =>
    sql<{ value: string }>`
    with recursive found as (
      (select ${sql.ref(column)} as value from audit_entry order by 1 limit 1)
      union all select (select ${sql.ref(column)} from audit_entry where ${sql.ref(column)} > found.value order by 1 limit 1) from found where found.value is not null
    ) select value from found where value is not null`.execute(db);
  const [acts, actors] = await Promise.all([each('act'), each('actor')]);
  const names = await Promise.all(
    actors.rows.map(({ value }) =>
      db.selectFrom('auditEntry').select(['actor', 'actorName']).where('actor', '=', value).orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow(),
    ),
  );
  return { acts: acts.rows.map(({ value }) => value), actors: names.map(({ actor, actorName }) => ({ uid: actor, name: actorName })) };
}
