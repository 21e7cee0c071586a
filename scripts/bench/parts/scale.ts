import { performance } from 'node:perf_hooks';
import type { RunningShop } from '#tests/support/running-shop.ts';
import { type BenchRun, GUEST } from '../bench-run.ts';
import { fillCatalogue } from '../fill-catalogue.ts';
import { take } from '../load/bare.ts';
import { GROWING } from '../measures.ts';

const SUGGESTIONS = ['so', 'solar', 'hybrid inv', 'panal', 'બેટરી'];
const WARM_UP = 6;
const [SMALL, LARGE] = [1_000, 100_000];

/**
 * The pages that grow with the catalogue, rendered anew each time, at a shop with 1,000 and at one with 100,000 products: at both in turn, so that
 * whatever else the machine does meets both.
 */
export const measureScale = (run: BenchRun): Promise<void> =>
  run.withPostgres(() =>
    run.withShop(async (small) => {
      await fillCatalogue(small, SMALL);
      await run.withShop(async (large) => {
        await fillCatalogue(large, LARGE);
        const rounds = run.quick ? 8 : 60;
        const shops = [await openPages(small, rounds), await openPages(large, rounds)] as const;
        for (const [name, path] of Object.entries(GROWING)) {
          const times = [[], []] as [number[], number[]];
          for (let round = 0; round < rounds + WARM_UP; round++)
            for (const at of round % 2 ? ([0, 1] as const) : ([1, 0] as const)) {
              const took = await shops[at](path, round);
              if (round >= WARM_UP) times[at].push(took);
            }
          const [few, many] = times.map(p95) as [number, number];
          run.add(`p95 at 100,000 ÷ at 1,000: ${name}`, many / few);
          run.note(`${name}: p95 ${few.toFixed(0)} ms with 1,000 products, ${many.toFixed(0)} ms with 100,000`);
        }
      });
    }),
  );

/** Milliseconds of a page under an address not used before. */
async function openPages({ url, sql }: RunningShop, rounds: number) {
  const { rows } = await sql.query(
    'select id from product where archived_at is null and price_paise > 0 order by number desc limit $1',
    [rounds + WARM_UP],
  );
  const { rows: dear } = await sql.query(
    'select (price_paise / 100)::int as rupees from product where archived_at is null and price_paise >= 5000000 order by price_paise limit 48',
  );
  const narrow = String(dear.at(-1).rupees);
  return async (path: string, round: number): Promise<number> => {
    const address = url + anew(path.replace('NARROW', narrow), round, rows[round].id);
    const began = performance.now();
    const { status } = await take(address, GUEST);
    // A refusal is quick and measures nothing.
    if (status !== 200) throw new Error(`${address} answered ${status}`);
    return performance.now() - began;
  };
}

/** Another product, other words, or the same list with another highest price. */
function anew(path: string, round: number, product: string): string {
  if (path.includes('PRODUCT')) return path.replace('PRODUCT', product);
  if (path.endsWith('?q=')) return path + encodeURIComponent(`${SUGGESTIONS[round % SUGGESTIONS.length]} ${round}`);
  const url = new URL(path, 'http://shop');
  url.searchParams.set('max', String(Number(url.searchParams.get('max') ?? 90_000_000) + round));
  return url.pathname + url.search;
}

const p95 = (times: number[]): number =>
  times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1] ?? Number.NaN;
