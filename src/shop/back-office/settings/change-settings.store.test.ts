import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { OWNER } from '#tests/support/platform.ts';
import { type TestShop, testShop } from '#tests/support/shop.ts';
import { changeSettings, showSettings } from './change-settings.ts';
import { watchShopSettings } from './watch-shop-settings.ts';

let t: TestShop;
beforeAll(async () => {
  t = await testShop();
});
afterAll(() => t.close());

it('answers once this instance knows the new settings, however long it reads them', async () => {
  const { shop } = t;
  let gate = Promise.resolve();
  const late: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      await gate;
      return result;
    },
  };
  const shopSettings: typeof shop.shopSettings = { current: shop.shopSettings.current };
  await watchShopSettings({ ...shop, shopSettings, db: shop.db.withPlugin(late) });
  // Connections enough: opening one takes longer than all else here.
  const [{ version }] = await Promise.all([
    showSettings(shop),
    showSettings(shop),
    showSettings(shop),
    showSettings(shop),
  ]);

  vi.useFakeTimers({ toFake: ['setTimeout'] }); // the change does not lose its patience
  try {
    const opened = Promise.withResolvers<void>();
    gate = opened.promise;
    const change = { version, values: { name: 'Surya' } };
    let answered = false;
    const changing = changeSettings({ ...shop, shopSettings }, OWNER, change).then(() => {
      answered = true;
    });
    while ((await showSettings(shop)).version === version);
    // By the end of another change the first could have been answered long ago.
    await changeSettings(shop, OWNER, { version: version + 1, values: { longName: 'Surya Solar' } });
    expect({ answered, name: shopSettings.current.name }).toEqual({ answered: false, name: 'Kiran' });
    opened.resolve();
    await changing;
    expect(shopSettings.current.name).toBe('Surya');
  } finally {
    vi.useRealTimers();
  }
});
