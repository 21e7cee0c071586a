import { afterAll, beforeAll, expect, it } from 'vitest';
import { PICTURE_CHECKPOINTS } from '#src/shop/checkpoints.ts';
import { type RunningShop, runningShop } from '#tests/support/running-shop.ts';
import { type TrustedPictures, trustedPictures } from '#tests/support/trusted-pictures.ts';

// A worker dies while it fetches a picture for two products. The next one finishes the work: each product has it once.

const SOON = { timeout: 120_000, interval: 250 };

let there: TrustedPictures;
let shop: RunningShop;
beforeAll(async () => {
  there = await trustedPictures();
  shop = await runningShop(there.env);
});
afterAll(async () => {
  await shop?.close();
  await there?.close();
});

it.each(PICTURE_CHECKPOINTS)('killed at %s', { timeout: 300_000 }, async (point) => {
  const url = there.url(`/${point}`);
  const ids = [(await shop.product())._id, (await shop.product())._id] as string[];
  await shop.restart({ TEST_KILL_AT: point });
  await shop.sql.query(
    `insert into remote_picture (product_id, position, url, host, due_at, at) select id, 0, $2, $3, now(), now() from unnest($1::text[]) as id`,
    [ids, url, there.host],
  );
  await shop.runJob('pictures.fetch');
  const late = new Promise((resolve) => setTimeout(resolve, SOON.timeout, 'alive').unref());
  expect(await Promise.race([shop.server.ended, late])).toBe('SIGKILL');
  const shown = async () =>
    (
      await shop.sql.query(
        'select product_id, stem from product_picture where product_id = any($1) order by product_id',
        [ids],
      )
    ).rows;
  expect(await shown()).toEqual([]);
  await shop.restart();
  // The dead worker's claims become free when their time is over; here it is over now.
  await shop.sql.query(`update remote_picture set due_at = now() where state = 'fetching'`);
  await shop.runJob('pictures.fetch');
  const stem = expect.stringMatching(/^p-[0-9a-f]{24}$/);
  await expect.poll(shown, SOON).toEqual(ids.toSorted().map((id) => ({ product_id: id, stem })));
  const rows = (await shop.sql.query('select state, tries from remote_picture where url = $1', [url])).rows;
  expect(rows).toEqual(ids.map(() => ({ state: 'done', tries: point === 'picture.fetched' ? 2 : 1 })));
  expect(
    (await shop.sql.query('select stem from picture where stem = $1', [(await shown())[0].stem])).rows,
  ).toHaveLength(1);
});
