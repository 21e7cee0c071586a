import pg from 'pg';
import { expect, it } from 'vitest';
import { freshDatabase } from '#tests/support/database.ts';
import { startRelay } from '#tests/support/relay.ts';
import { copyTable } from './copy-out.ts';

const COPY_DONE = Buffer.from('c\0\0\0\u0004');

it('counts the rows of a table, also if the network brings the end of the rows before the end of the statement', async () => {
  const { url, pool, close } = await freshDatabase();
  await pool.query(`insert into secret (name, value) select 'n' || i, E'a\\nb\\\\' from generate_series(1, 187) i`);
  const relay = await startRelay(url, (caller, toServer) => {
    const server = toServer();
    caller.on('data', (bytes) => server.write(bytes)).on('close', () => server.destroy());
    server.on('data', (bytes: Buffer) => {
      const end = bytes.indexOf(COPY_DONE);
      if (end < 0) return caller.write(bytes);
      caller.write(bytes.subarray(0, end + COPY_DONE.length));
      setTimeout(() => caller.write(bytes.subarray(end + COPY_DONE.length)), 100);
    });
    server.on('close', () => caller.destroy());
  });
  const client = new pg.Client(relay.url);
  await client.connect();
  const { rows } = await copyTable(client, { schema: 'public', name: 'secret', columns: ['name', 'value'] });
  expect(rows).toBe((await pool.query('select from secret')).rowCount);
  await client.end();
  await relay.close();
  await close();
});
