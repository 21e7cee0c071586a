import assert from 'node:assert/strict';
import type pg from 'pg';
import { ADMIN_EMAIL, ADMIN_PASSWORD, type RunningServer, startServer } from '#tests/support/server.ts';
import type { Body, Visitor } from '#tests/support/visitor.ts';
import { until } from './daemons.ts';

export type Fleet = {
  /** Two that serve pages. */
  web: [RunningServer, RunningServer];
  worker: RunningServer;
  all: RunningServer[];
  owner: Visitor;
  product: Body;
  /** What each of them must do: a change of one is on the other's page, after so many milliseconds, and the worker does a job. */
  works(): Promise<{ page: number }>;
};

/** Two web instances and a worker on one database, with a product of the owner's. */
export async function startFleet(
  databaseUrl: string,
  sql: Pick<pg.Pool, 'query'>,
  product: object,
  started: RunningServer[],
): Promise<Fleet> {
  const start = async (ROLE: string) => {
    const server = await startServer({ env: { DATABASE_URL: databaseUrl, SEED: 'demo', ROLE } });
    started.push(server);
    return server;
  };
  // All at once: one migrates, the others wait for its lock.
  const [one, two, worker] = await Promise.all([start('web'), start('web'), start('worker')]);
  const owner = one.visitor();
  await owner.signIn({ email: ADMIN_EMAIL, password: ADMIN_PASSWORD });
  const made = await owner.call('POST', '/products', product);
  assert.equal(made.status, 201, made.text);
  const own = made.body.data.product;
  let changes = 0;
  return {
    web: [one, two],
    worker,
    all: [one, two, worker],
    owner,
    product: own,
    async works() {
      changes += 1;
      const name = `Panel ${changes} of the drill`;
      const address = `${two.url}/productPage/${own._id}`;
      const see = () => fetch(address, { headers: { cookie: 'kiran_kind=guest' } }).then((answer) => answer.text());
      await see();
      const changed = await owner.call('PUT', `/products/${own._id}`, { name });
      assert.equal(changed.status, 200, changed.text);
      const began = performance.now();
      await until('a change of one instance is on the page of the other', async () => (await see()).includes(name), 20);
      const page = Math.round(performance.now() - began);
      // A job of the clock's, as the queue itself would send it: it does not wait behind the mails of all the orders.
      const job = await sql.query<{ id: string }>(
        `insert into pgboss.job (name, data, retry_limit, retry_delay, retry_backoff, retry_delay_max, expire_seconds, heartbeat_seconds)
         select name, '{}', retry_limit, retry_delay, retry_backoff, retry_delay_max, expire_seconds, heartbeat_seconds
         from pgboss.queue where name = 'checkout.lapse' returning id`,
      );
      const done = "select from pgboss.job where id = $1 and state = 'completed'";
      await until('the worker does a job', async () => (await sql.query(done, [job.rows[0]?.id])).rowCount === 1, 20);
      return { page };
    },
  };
}
