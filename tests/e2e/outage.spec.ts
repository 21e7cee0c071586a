import { stoppablePostgres } from '#tests/support/stoppable-postgres.ts';
import { elsewhere, inOwnShop } from './own-shop.ts';
import { alive, expect, open, test } from './shopping.ts';

test('a shop without its database says so in the shopper’s language, and continues on retry', async ({ browser }) => {
  test.slow();
  const database = await stoppablePostgres();
  const walk = () =>
    inOwnShop({ DATABASE_URL: database.url, SEED: 'demo', GUEST_ACCESS: 'open' }, async (server) => {
      const page = await elsewhere(browser, server.url);
      const resting = page.getByRole('heading', { level: 1, name: 'The shop is temporarily unavailable' });
      const again = page.getByRole('link', { name: 'Try again' });
      await open(page, '/');

      await test.step('on the way to another page', async () => {
        await database.stop('fast');
        await page.getByRole('main').locator('a[href^="/productPage/"]').first().click();
        await expect(resting).toBeVisible();
        await expect(page).toHaveTitle('The shop is temporarily unavailable');
        await expect(page).toHaveURL(/\/productPage\//);
        await again.click();
        await alive(page);
        await expect(resting).toBeVisible();
        await database.start();
        await again.click();
        await expect(page.getByRole('button', { name: 'Buy Now' }).first()).toBeVisible();
      });

      await test.step('as the first page, in Hindi', async () => {
        await database.stop('immediate');
        const answer = await page.goto('/faq?lang=hi#token=kept');
        expect([answer?.status(), answer?.headers()['retry-after']]).toEqual([503, '2']);
        await expect(page.getByRole('heading', { level: 1, name: 'शॉप थोड़ी देर के लिए उपलब्ध नहीं है' })).toBeVisible();
        await alive(page);
        await database.start();
        await page.getByRole('link', { name: 'फिर कोशिश करें' }).click();
        await expect(page.getByRole('heading', { level: 1, name: 'शॉप थोड़ी देर के लिए उपलब्ध नहीं है' })).toBeHidden();
        await expect(page).toHaveURL(/\/faq\?lang=hi#token=kept$/); // a mail's link still works afterwards
      });

      await test.step('and a page that was shown before is shown again', async () => {
        // Until the connection that listens for writes is back too, pages are rendered each time.
        await expect.poll(() => /answers again(?![\s\S]*cannot be reached)/.test(server.output())).toBe(true);
        await open(page, '/'); // in Hindi by now, as the link asked
        await database.stop('fast');
        expect((await page.goto('/'))?.status()).toBe(200);
        await database.start();
      });
    });
  try {
    await walk();
  } finally {
    await database.remove();
  }
});
