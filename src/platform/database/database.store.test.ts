import { expect, it } from 'vitest';
import { createLog } from '#src/platform/log/log.ts';
import { freshDatabase } from '#tests/support/database.ts';
import { openDatabase } from './database.ts';

it('closes its connections at the end, also those used only through the pool', async () => {
  const { url, close } = await freshDatabase();
  try {
    const own = openDatabase(url, { size: 1, log: createLog('silent') });
    await own.pool.query('select 1');
    await own.close();
    expect(own.pool.totalCount).toBe(0);
    await expect(own.pool.query('select 1')).rejects.toThrow(/end/);
  } finally {
    await close();
  }
});
