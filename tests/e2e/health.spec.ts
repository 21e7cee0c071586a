import { randomUUID } from 'node:crypto';
import { expectAccessible } from './accessible.ts';
import { withSql } from './database.ts';
import { asOwner } from './order-people.ts';
import { expect, open, test } from './shopping.ts';

/** Jobs that were given up, of a queue whose work needs nothing. */
const giveUp = (queue: string, count: number) =>
  withSql((sql) =>
    sql.query(
      `insert into pgboss.job (id, name, data, state, retry_limit, retry_count, started_on, completed_on, expire_seconds, heartbeat_seconds)
       select id, name, '{}', 'failed', retry_limit, retry_limit, now(), now(), expire_seconds, heartbeat_seconds
       from pgboss.queue, unnest($2::uuid[]) as id where name = $1`,
      [queue, Array.from({ length: count }, () => randomUUID())],
    ),
  );

test('the owner sees what was given up, and has it tried again, one and then all', async ({ browser }) => {
  const kind = 'Sales figures';
  await giveUp('orders.count-sales', 3);
  await asOwner(browser, async (owner) => {
    await open(owner, '/admin');
    await owner.getByRole('navigation', { name: 'Workspace' }).getByRole('button', { name: 'More' }).click();
    const pages = owner.getByRole('navigation', { name: 'All pages' });
    await pages.getByText('Shop', { exact: true }).click();
    await pages.getByRole('link', { name: 'Health', exact: true }).click();
    await expect(owner.getByRole('heading', { level: 1, name: 'Health' })).toBeVisible();
    await expect(owner.getByRole('heading', { level: 2, name: /needs? your attention/ })).toBeVisible();
    await expect(owner.getByRole('heading', { level: 3, name: 'Background work' })).toBeVisible();
    await expectAccessible(owner, { about: 'health in trouble' });

    const jobs = owner.getByRole('region', { name: kind, exact: true });
    const again = jobs.getByRole('button', { name: `Try again: ${kind}` });
    await expect(again).toHaveCount(3);
    await again.first().click();
    await expect(again).toHaveCount(2);
    await jobs.getByRole('button', { name: `Try all 2 again: ${kind}` }).click();
    await expect(jobs).toHaveCount(0);

    await open(owner, '/admin/audit?act=jobs.retried');
    await expect(owner.getByRole('listitem').filter({ hasText: 'Background work tried again' })).toHaveCount(2);
  });
});
