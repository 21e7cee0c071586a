import { PgBoss } from 'pg-boss';

/** Creates the queue's own tables in a database that a shop has not used yet, without working on anything. */
export async function buildQueue(url: string): Promise<void> {
  const boss = new PgBoss({ connectionString: url, max: 2, supervise: false, schedule: false });
  boss.on('error', () => {}); // start() throws what matters
  await boss.start();
  await boss.stop({ graceful: false, close: true });
}
