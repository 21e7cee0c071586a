import { sql } from 'kysely';
import type { Queryable } from '#src/platform/database/database.ts';
import type { Person } from './person.ts';
import { PERSONAL_DATA } from './personal-data.store.ts';

/** Everything about one person, by subject. Column by column, so that a new one is exported only after a deliberate decision. */
export async function selectEverything(db: Queryable, person: Person): Promise<Record<string, unknown>> {
  const found: Record<string, unknown> = {};
  for (const [table, { as, told, numbers = {}, whose, by }] of PERSONAL_DATA) {
    const order = by ? sql`order by ${sql.ref(by)}` : sql``;
    const columns = [
      ...told.map((column) => sql.ref(column)),
      ...Object.entries(numbers).map(([name, number]) => sql`(${number}) as ${sql.ref(name)}`),
    ];
    const { rows } =
      await sql`select ${sql.join(columns)} from ${sql.table(table)} where ${whose(person)} ${order}`.execute(db);
    found[as] = table === 'user' ? rows[0] : rows;
  }
  return found;
}
