import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import sharp from 'sharp';
import { ADMIN_EMAIL, ADMIN_PASSWORD, type RunningServer } from '#tests/support/server.ts';
import { openBrowser, sell, withShop } from './demonstration.ts';

// `npm run readme:pictures`: retakes the pictures of the README, in docs/pictures, from a running demonstration with a few orders.
const FOLDER = path.resolve('docs/pictures');
const PLAN = '/solar/plan?pin=380060&discom=ugvcl&bill=9000&months=1&roof=60&phase=1&load=3';

const browser = await openBrowser();
mkdirSync(FOLDER, { recursive: true });
try {
  await withShop('demo', async (shop) => {
    const sold = await sell(shop);
    const guest = await pages(browser, shop, 'guest');
    await guest.take('home.webp', '/');
    await guest.take('product.webp', sold[1]?.address ?? '/products');
    await guest.take('plan.webp', PLAN);
    const owner = await pages(browser, shop, 'owner');
    await owner.take('workspace.webp', '/orderManage?view=board');
  });
} finally {
  await browser.close();
}

async function pages(browser: Browser, shop: RunningServer, who: 'guest' | 'owner') {
  const context = await browser.newContext({
    baseURL: shop.url,
    viewport: { width: 1440, height: 900 },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  if (who === 'guest') await context.addCookies([{ name: 'kiran_kind', value: 'guest', url: shop.url }]);
  const page = await context.newPage();
  if (who === 'owner')
    await page.request.post('/api/auth/sign-in/email', {
      data: { email: ADMIN_EMAIL, password: ADMIN_PASSWORD },
      headers: { origin: shop.url },
    });
  return {
    async take(file: string, address: string): Promise<void> {
      await page.goto(address, { waitUntil: 'networkidle' });
      await sharp(await page.screenshot())
        .webp({ quality: 82 })
        .toFile(path.join(FOLDER, file));
    },
  };
}
