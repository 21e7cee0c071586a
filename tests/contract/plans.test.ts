import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectRefusal } from '#tests/contract/expect.ts';
import { type RunningShop, runningShop, type Shopper } from '#tests/support/running-shop.ts';

let shop: RunningShop;
let admin: Shopper;
beforeAll(async () => {
  shop = await runningShop({ SEED: 'none', GUEST_ACCESS: 'open' });
  admin = await shop.admin();
});
afterAll(() => shop?.close());

const WORDS = {
  name: 'Roof wash',
  summary: 'A soft wash',
  description: 'We wash.',
  details: [],
  included: ['Water'],
  excluded: [],
  steps: [],
  faqs: [],
};
const PLAN = { label: 'One', price: 1200, durationMinutes: 60, visits: 1, active: false, words: { en: WORDS } };
const page = async (path: string) => {
  const answer = await shop.visitor().ask('GET', path);
  return { status: answer.status, text: answer.text };
};

it('do not exist without the demonstration; one that is added is hidden, published, and retired for good', async () => {
  expect((await page('/ServicePage/1')).text).not.toContain('Premium Solar Care');
  expect((await shop.sql.query('select id from service_plan')).rows).toEqual([]);
  const added = await admin.call('POST', '/plans', PLAN);
  expect(added, added.text).toMatchObject({
    status: 201,
    body: { data: { plan: { id: 1, price: 1200, active: false, retired: false } } },
  });
  expect((await page('/Service/1')).status).toBe(404);
  expect((await admin.call('PUT', '/plans/1', { active: true })).status).toBe(200);
  await expect.poll(async () => (await page('/ServicePage/1')).text).toContain('Roof wash');
  expect((await page('/Service/1')).text).toContain('Roof wash');
  expect((await admin.call('DELETE', '/plans/1')).status).toBe(200);
  expect((await admin.call('DELETE', '/plans/1')).status).toBe(200);
  await expect.poll(async () => (await page('/ServicePage/1')).text).not.toContain('Roof wash');
  expectRefusal(await admin.call('PUT', '/plans/1', { active: true }), 409);
  expectRefusal(await admin.call('DELETE', '/plans/9'), 404);
  const { rows } = await shop.sql.query(`select act from audit_entry where subject = 'plan:1' order by id`);
  expect(rows.map(({ act }) => act)).toEqual(['plan.added', 'plan.updated', 'plan.retired']);
});

it('need their fields, and each has its own id', async () => {
  expectRefusal(await admin.call('POST', '/plans', { ...PLAN, price: 0, words: { en: { ...WORDS, name: '' } } }), 422, {
    fields: ['price', 'words.en.name'],
  });
  expectRefusal(await (await shop.shopper()).call('POST', '/plans', PLAN), 403);
  const answers = await Promise.all(
    [1, 2, 3].map((at) => admin.call('POST', '/plans', { ...PLAN, label: `Plan ${at}` })),
  );
  expect(new Set(answers.map(({ body }) => body.data.plan.id)).size).toBe(3);
});
