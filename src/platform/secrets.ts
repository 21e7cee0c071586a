import type { Database } from '#src/platform/database/database.ts';

/** A secret that the shop made for itself once; all instances on this database share it. */
export async function keepSecret(db: Database, name: string, make: () => string): Promise<string> {
  await db
    .insertInto('secret')
    .values({ name, value: make() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await db.selectFrom('secret').select('value').where('name', '=', name).executeTakeFirstOrThrow()).value;
}
