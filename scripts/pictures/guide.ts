import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { ADMIN_EMAIL, ADMIN_PASSWORD, type RunningServer } from '#tests/support/server.ts';
import { openBrowser, sell, withShop } from './demonstration.ts';

// `npm run guide:pictures`: retakes the pictures of docs/owner from a running shop: an empty one on its first morning, and the
// demonstration with a few orders and a booking.
const FOLDER = path.resolve('docs/owner/pictures');
/** The page only, without the navigation next to it. */
const AROUND = 16;
const WIDTH = 1280;

type Shot = { file: string; path: string; height?: number; before?: (page: Page) => Promise<void> };

const FIRST_MORNING: Shot[] = [{ file: 'launch-list.webp', path: '/admin', height: 1000 }];
const RUNNING: Shot[] = [
  { file: 'settings.webp', path: '/admin/settings' },
  { file: 'products.webp', path: '/manageProduct' },
  { file: 'import.webp', path: '/admin/import', height: 520, before: chooseSheet },
  { file: 'payments.webp', path: '/admin/payments' },
  { file: 'orders.webp', path: '/orderManage?view=board' },
  { file: 'calendar.webp', path: '/admin/calendar', before: toItsWeek },
  { file: 'delivery.webp', path: '/admin/delivery' },
  { file: 'offers.webp', path: '/admin/offers' },
  { file: 'security.webp', path: '/admin/audit' },
];

const browser = await openBrowser();
mkdirSync(FOLDER, { recursive: true });
for (const old of readdirSync(FOLDER)) rmSync(path.join(FOLDER, old));
const sizes: Record<string, { width: number; height: number }> = {};
try {
  await withShop('none', (shop) => takeAll(shop, FIRST_MORNING));
  await withShop('demo', async (shop) => {
    await sell(shop);
    await takeAll(shop, RUNNING);
  });
  writeFileSync(path.join(FOLDER, 'sizes.json'), `${JSON.stringify(sizes, undefined, 2)}\n`);
} finally {
  await browser.close();
}

async function takeAll(shop: RunningServer, shots: Shot[]): Promise<void> {
  const context = await browser.newContext({
    baseURL: shop.url,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.request.post('/api/auth/sign-in/email', {
    data: { email: ADMIN_EMAIL, password: ADMIN_PASSWORD },
    headers: { origin: shop.url },
  });
  for (const { file, path: address, height = 620, before } of shots) {
    await page.setViewportSize({ width: WIDTH, height: height + 300 });
    await page.goto(address, { waitUntil: 'networkidle' });
    const later = page.getByRole('button', { name: 'Not now' });
    if (await later.isVisible()) await later.click();
    await before?.(page);
    const title = await page.locator('main h1').boundingBox();
    const x = Math.max(0, (title?.x ?? 0) - AROUND);
    const clip = { x, y: Math.max(0, (title?.y ?? 0) - AROUND), width: WIDTH - x - AROUND, height };
    const picture = sharp(await page.screenshot({ clip })).webp({ quality: 82 });
    const { width, height: tall } = await picture.toFile(path.join(FOLDER, file));
    sizes[file] = { width, height: tall };
  }
  await context.close();
}

async function chooseSheet(page: Page): Promise<void> {
  const rows = [
    'SKU,Product Title,Selling Price,MRP,HSN Code,GST %,Qty',
    'WR-540,Mono panel 540 W,"₹13,499","₹16,000",85414300,5%,40',
    'IN-5K,Hybrid inverter 5 kW,"₹68,900","₹79,000",85044090,18%,6',
  ];
  await page
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'price-list.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) });
  await page.getByRole('button', { name: /^Import / }).waitFor();
}

/** Goes to the week of the booked visit. */
async function toItsWeek(page: Page): Promise<void> {
  for (let weeks = 0; weeks < 8 && (await page.getByRole('button', { name: /Asha Patel/ }).count()) === 0; weeks++) {
    const before = page.url();
    await page.getByRole('link', { name: 'Week after' }).click();
    await page.waitForURL((url) => url.href !== before);
    await page.waitForLoadState('networkidle');
  }
}
