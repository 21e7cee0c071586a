import type { IncomingMessage, ServerResponse } from 'node:http';
import { pino } from 'pino';
import { watchRequests } from '#src/platform/http/watch-requests.ts';
import { Tally } from '#src/platform/metrics/tally.ts';
import type { Platform } from '#src/platform/platform.ts';
import { startTestPostgres, TEST_POSTGRES } from '#tests/support/postgres.ts';
import { runningShop } from '#tests/support/running-shop.ts';
import { GUEST } from './bench-run.ts';
import { against, median } from './load/against.ts';
import { load } from './load/generator.ts';

// `npm run bench -- --watching`: what an answer from memory costs with METRICS_TOKEN and ACCESS_LOG, in nanoseconds of the listener alone,
// and as a ratio of the home page's requests per second.
const TOKEN = 'a token for whoever watches';
const CALLS = 300_000;
const ROUNDS = 7;

const request = {
  url: '/productPage/prd_1',
  method: 'GET',
  headers: {},
  socket: { bytesWritten: 0 },
} as unknown as IncomingMessage;
const response = { statusCode: 200 } as ServerResponse;
const log = pino({ level: 'info' }, { write: () => {} });

/** The median of what one call takes, in nanoseconds of processor time, with a fast path that does nothing. */
function nanoseconds(settings: { metricsToken: string | undefined; accessLog: boolean }): number {
  const platform = { settings, tally: new Tally(), log } as unknown as Platform;
  const listener = watchRequests(
    platform,
    () => true,
    () => {},
  );
  const rounds = Array.from({ length: ROUNDS }, () => {
    const began = process.cpuUsage();
    for (let i = 0; i < CALLS; i++) listener(request, response);
    const { user, system } = process.cpuUsage(began);
    return ((user + system) * 1000) / CALLS;
  });
  return Math.round(median(rounds));
}

const bare = nanoseconds({ metricsToken: undefined, accessLog: false });
const counted = nanoseconds({ metricsToken: TOKEN, accessLog: false });
const logged = nanoseconds({ metricsToken: TOKEN, accessLog: true });
process.stdout.write(
  `listener alone: ${bare} ns, with METRICS_TOKEN ${counted} ns, with ACCESS_LOG too ${logged} ns\n`,
);

const postgres = await startTestPostgres();
process.env[TEST_POSTGRES] = postgres.url;
const shop = await runningShop();
try {
  for (const [what, env] of [
    ['METRICS_TOKEN', { METRICS_TOKEN: TOKEN }],
    ['METRICS_TOKEN and ACCESS_LOG', { METRICS_TOKEN: TOKEN, ACCESS_LOG: 'on', LOG_LEVEL: 'info' }],
  ] as const) {
    const watched = await shop.another(env);
    const { a, b, ratio } = await against(
      () => load({ url: `${watched.url}/`, headers: GUEST }, 3, 8),
      () => load({ url: `${shop.url}/`, headers: GUEST }, 3, 8),
      5,
    );
    const figures = `${Math.round(a.perSecond)} a second, without ${Math.round(b.perSecond)}, ratio ${ratio.toFixed(2)}`;
    process.stdout.write(`home page from memory with ${what}: ${figures}\n`);
    await watched.stop();
  }
} finally {
  await shop.close();
  await postgres.stop();
}
