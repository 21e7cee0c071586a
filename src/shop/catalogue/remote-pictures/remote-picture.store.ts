import { sql } from 'kysely';
import type { Queryable, Tx } from '#src/platform/database/database.ts';
import { advisoryLock } from '#src/platform/database/transact.ts';
import { pictureUrl } from '#src/shop/catalogue/products/picture.ts';
import type { AddressClaim, PictureReason, WantedCounts } from './remote-picture.ts';

export type WantedRow = { productId: string; position: number; url: string; host: string; alt: string };

/** Adds requests with one statement. An existing one starts again, unless it is being fetched at this moment. */
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
  const of = (...states: string[]) =>
    found.filter(({ state }) => states.includes(state)).reduce((sum, { count }) => sum + Number(count), 0);
  return { waiting: of('waiting'), fetching: of('fetching', 'encoding'), done: of('done'), failed: of('failed') };
}

/**
 * Claims the address that has waited longest, for all products that want it, until `until`. At most `perHost` addresses per server are claimed at
 * once, across all instances; a lost worker's claim is free again when it expires. A picture that has lost workers `mostTries` times has failed: the
 * next worker would be lost too.
 */
export async function claimNext(
  trx: Tx,
  at: Date,
  until: Date,
  { perHost, mostTries }: { perHost: number; mostTries: number },
): Promise<AddressClaim | undefined> {
  await advisoryLock(trx, 'remote pictures');
  const lost = trx.updateTable('remotePicture').where('state', '=', 'fetching').where('dueAt', '<=', at);
  await lost.where('tries', '>=', mostTries).set({ state: 'failed', reason: 'damaged', at }).execute();
  await lost.set({ state: 'waiting' }).execute();
  const { rows } = await sql<{ url: string; host: string; tries: number }>`
    with busy as (select host from remote_picture where state = 'fetching' group by host having count(distinct url) >= ${perHost}),
         next as (
           select url from remote_picture as r
            where state = 'waiting' and due_at <= ${at} and host not in (select host from busy)
              and not exists (select from remote_picture as f where f.url = r.url and f.state = 'fetching')
            order by due_at, id limit 1)
    update remote_picture set state = 'fetching', tries = tries + 1, due_at = ${until}, at = ${at}
     where url = (select url from next) and state = 'waiting' and due_at <= ${at}
    returning url, host, tries`.execute(trx);
  const [first] = rows;
  return first && { url: first.url, host: first.host, until, tries: Math.max(...rows.map(({ tries }) => tries)) };
}

const claimed = (trx: Tx, { url, until }: AddressClaim) =>
  trx.updateTable('remotePicture').where('url', '=', url).where('state', '=', 'fetching').where('dueAt', '=', until);

/** The picture has arrived: for the requests it was claimed for, and for those made since. */
export async function setEncoding(trx: Tx, claim: AddressClaim, stem: string, at: Date): Promise<void> {
  const change = { state: 'encoding', stem, reason: null, at } as const;
  await claimed(trx, claim).set(change).execute();
  await trx
    .updateTable('remotePicture')
    .set(change)
    .where('url', '=', claim.url)
    .where('state', '=', 'waiting')
    .execute();
}

export const setFailed = (trx: Tx, claim: AddressClaim, reason: PictureReason, at: Date) =>
  claimed(trx, claim).set({ state: 'failed', reason, at }).execute();

export const setWaiting = (trx: Tx, claim: AddressClaim, dueAt: Date, at: Date) =>
  claimed(trx, claim).set({ state: 'waiting', dueAt, at }).execute();

export const setUntried = (trx: Tx, claim: AddressClaim, dueAt: Date, at: Date) =>
  claimed(trx, claim)
    .set((eb) => ({ state: 'waiting', tries: eb('tries', '-', 1), dueAt, at }))
    .execute();

/** Postpones all requests to a server until then. */
export const holdHost = (trx: Tx, host: string, until: Date) =>
  trx
    .updateTable('remotePicture')
    .set({ dueAt: until })
    .where('host', '=', host)
    .where('state', '=', 'waiting')
    .where('dueAt', '<', until)
    .execute();

/** The requests waiting for a picture's files, locked, ordered by product. */
export const lockEncoding = (trx: Tx, stem: string) =>
  trx
    .selectFrom('remotePicture')
    .select(['id', 'productId', 'position', 'url', 'alt'])
    .where('stem', '=', stem)
    .where('state', '=', 'encoding')
    .orderBy('productId')
    .orderBy('position')
    .forUpdate()
    .execute();

/** The picture, locked against the job that removes orphans. */
export const holdPicture = (trx: Tx, stem: string) =>
  trx.selectFrom('picture').selectAll().where('stem', '=', stem).forKeyShare().executeTakeFirst();

export const setState = (
  trx: Tx,
  id: number,
  change: { state: 'waiting' | 'done' } | { state: 'failed'; reason: PictureReason },
  at: Date,
) =>
  trx
    .updateTable('remotePicture')
    .set({ reason: null, ...change, at })
    .where('id', '=', id)
    .execute();

/** A product's pictures, and those that came from other servers, in the order in which they were wanted. */
export async function selectShown(
  trx: Tx,
  productId: string,
): Promise<{ urls: string[]; fetched: { position: number; url: string }[] }> {
  const shown = await trx
    .selectFrom('productPicture')
    .select('url')
    .where('productId', '=', productId)
    .orderBy('position')
    .execute();
  const fetched = await trx
    .selectFrom('remotePicture')
    .innerJoin('picture', 'picture.stem', 'remotePicture.stem')
    .select(['remotePicture.position', 'picture.stem', 'picture.webp'])
    .where('productId', '=', productId)
    .where('remotePicture.state', '=', 'done')
    .orderBy('remotePicture.position')
    .execute();
  return {
    urls: shown.map(({ url }) => url),
    fetched: fetched.map(({ position, ...files }) => ({ position, url: pictureUrl(files) })),
  };
}

/** Pictures whose files were not finished within a day never will be: their job has given up. */
export const failForgotten = (trx: Tx, before: Date, at: Date) =>
  trx
    .updateTable('remotePicture')
    .set({ state: 'failed', reason: 'damaged', at })
    .where('state', '=', 'encoding')
    .where('at', '<', before)
    .execute();
