import type { RunningShop } from '#tests/support/running-shop.ts';
import { type BenchRun, GUEST } from '../bench-run.ts';
import { against } from '../load/against.ts';
import { startBare, take } from '../load/bare.ts';
import { load } from '../load/generator.ts';
import type { Target } from '../load/measurement.ts';
import { READS } from '../measures.ts';

/** Pages from memory, divided by a bare server that sends the same bytes under the same headers. */
export const measureReads = (run: BenchRun): Promise<void> =>
  run.withPostgres(() =>
    run.withShop(async (shop) => {
      for (const [name, path] of Object.entries(READS))
        await compare(run, name, { url: shop.url + path, headers: GUEST, pid: shop.server.pid });
      await besideSignIns(run, shop);
    }),
  );

async function compare(run: BenchRun, name: string, page: Target): Promise<void> {
  await take(page.url, GUEST);
  const bare = await startBare(await take(page.url, GUEST));
  try {
    const { ratio, a, b, needed } = await against(
      () => load(page, run.seconds),
      () => load({ url: bare.url, headers: GUEST, pid: bare.pid }, run.seconds),
      run.rounds,
    );
    // Nothing is faster than the least that can be done: then the bare server was disturbed.
    if (ratio > 1.1) run.add(`${name} from memory ÷ bare server`, ratio, 'faster than can be');
    else run.addLoad(`${name} from memory ÷ bare server`, ratio, needed);
    run.note(`${name}: ${Math.round(a.perSecond)} a second, bare server ${Math.round(b.perSecond)}`);
  } finally {
    bare.stop();
  }
}

/** Fifty people keep signing in: hashing their passwords must leave the home page at least half of its speed. */
async function besideSignIns(run: BenchRun, shop: RunningShop): Promise<void> {
  const person = { email: 'bench-sign-in@example.com', password: 'sunlight on the roof' };
  await shop.visitor().signUp(person);
  const home = () => load({ url: `${shop.url}/`, headers: GUEST, pid: shop.server.pid }, run.seconds);
  const crowded = async () => {
    let over = false;
    const crowd = Array.from({ length: 50 }, async () => {
      while (!over) await shop.visitor().signIn(person);
    });
    try {
      return await home();
    } finally {
      over = true;
      await Promise.all(crowd);
    }
  };
  const { ratio, needed } = await against(crowded, home, run.rounds);
  run.addLoad('home beside 50 sign-ins ÷ alone', ratio, needed);
}
