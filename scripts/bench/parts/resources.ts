import { setTimeout as pause } from 'node:timers/promises';
import { readSettings } from '#src/shop/settings.ts';
import { atOnce } from '#tests/support/rounds.ts';
import { makeTraffic } from '../../soak/traffic.ts';
import { type BenchRun, GUEST } from '../bench-run.ts';
import { take } from '../load/bare.ts';
import { familyOf, memoryOf } from '../processes.ts';

/** What an attacker can make of one page: an address as long as they are taken, with a parameter that nobody reads. */
const PAGES = ['/faq', '/', '/api/products'];
const LONG = 'x'.repeat(3_000);

/** The shop has as many connections as beside a database of its own, which this one stands for. */
const OWN = { DATABASE_POOL: String(readSettings({ NODE_ENV: 'test' }).databasePool) };

/** Memory of the shop (what it occupies) and of its database (its share of what its processes occupy together), in MiB. Linux only. */
export const measureResources = (run: BenchRun): Promise<void> =>
  run.withPostgres(() =>
    run.withShop(async (shop, postmaster) => {
      const of = (root: number, kind: 'rss' | 'pss') =>
        memoryOf(
          familyOf([root]).map(({ pid }) => pid),
          kind,
        );
      const look = () => ({ shop: of(shop.server.pid, 'rss'), database: of(postmaster, 'pss') });
      const idle = await atRest(look);
      const known = idle.shop > 0 && idle.database > 0;
      const both = (now: ReturnType<typeof look>) => (known ? now.shop + now.database : Number.NaN);
      run.add('shop, idle', known ? idle.shop : Number.NaN);
      run.add('database, idle', known ? idle.database : Number.NaN);
      run.add('both, idle', both(idle));

      const traffic = await makeTraffic(shop);
      await pause((run.quick ? 1 : 10) * 60_000);
      await traffic.stop();
      const used = look();
      run.add('both, after ten minutes of mixed traffic', both(used), run.quick ? 'after one minute' : undefined);
      const count = run.quick ? 2_000 : 20_000;
      await atOnce(16, Array.from({ length: count }), async (_, at) => {
        const path = `${PAGES[at % PAGES.length]}?z=${at}${LONG}`;
        const { status } = await take(shop.url + path, GUEST);
        if (status !== 200) throw new Error(`${path.slice(0, 20)}… answered ${status}`);
      });
      const many = look();
      run.add('both, after 20,000 addresses more', both(many), run.quick ? 'after 2,000' : undefined);
      for (const [when, { shop: server, database }] of Object.entries({
        idle,
        'after the traffic': used,
        'after the addresses': many,
      }))
        run.note(`memory ${when}: shop ${server.toFixed(0)} MiB, database ${database.toFixed(0)} MiB`);
    }, OWN),
  );

/** Once it changes by less than a hundredth in five seconds, or after a minute. */
async function atRest<T extends { shop: number; database: number }>(look: () => T): Promise<T> {
  let last = look();
  for (let round = 0; round < 12; round++) {
    await pause(5_000);
    const now = look();
    if (
      Math.abs(now.shop - last.shop) < last.shop / 100 &&
      Math.abs(now.database - last.database) < last.database / 100
    )
      return now;
    last = now;
  }
  return last;
}
