import { sql } from 'kysely';
import type { Queryable, Tx } from '#src/platform/database/database.ts';
import type { WantedCounts } from '#src/shop/catalogue/remote-pictures/remote-picture.ts';

export type WantedRow = { productId: string; position: number; url: string; host: string; alt: string };

/** Adds wishes with one statement. One that stands already begins anew, unless it is being fulfilled at this moment. */
export async function upsertWanted(trx: Tx, rows: WantedRow[], importId: string | null, at: Date): Promise<void> {
  const list = JSON.stringify(rows.map(({ productId, ...row }) => ({ ...row, product_id: productId })));
  await sql`
    insert into remote_picture as r (product_id, position, url, host, alt, import_id, due_at, at)
    select product_id, position, url, host, alt, ${importId}, ${at}::timestamptz, ${at}::timestamptz
      from jsonb_to_recordset(${list}::jsonb) as w(product_id text, position integer, url text, host text, alt text)
    on conflict (product_id, url) do update
      set import_id = excluded.import_id, position = excluded.position, alt = excluded.alt, at = excluded.at,
          state = case when r.state in ('fetching', 'encoding') then r.state else 'waiting' end,
          tries = case when r.state in ('fetching', 'encoding') then r.tries else 0 end,
          due_at = case when r.state in ('fetching', 'encoding') then r.due_at else excluded.due_at end,
          reason = null`.execute(trx);
}

/** The counts of one import's pictures, or of all. */
export async function selectCounts(db: Queryable, importId?: string): Promise<WantedCounts> {
  let rows = db.selectFrom('remotePicture').groupBy('state');
  if (importId !== undefined) rows = rows.where('importId', '=', importId);
  const found = await rows.select(['state', (eb) => eb.fn.countAll<number>().as('count')]).execute();
  const of = (...states: string[]) => found.filter(({ state }) => states.includes(state)).reduce((sum, { count }) => sum + Number(count), 0);
  return { waiting: of('waiting'), fetching: of('fetching', 'encoding'), done: of('done'), failed: of('failed') };
}
