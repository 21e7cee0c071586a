import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { book } from '#tests/support/bookings.ts';
import { ADDRESS, buy, type RunningShop, type Shopper } from '#tests/support/running-shop.ts';
import { ADMIN_EMAIL, ADMIN_PASSWORD, type RunningServer, startServer } from '#tests/support/server.ts';

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

const root = process.getuid?.() === 0; // Chromium's own sandbox does not work as root
const browser = await chromium.launch({
  executablePath: readFileSync('node_modules/.browser', 'utf8').trim(),
  args: root ? ['--no-sandbox'] : [],
});
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

async function withShop(seed: 'none' | 'demo', work: (shop: RunningServer) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'kiran-guide-'));
  chmodSync(folder, 0o755); // the database's own account must be able to enter
  const shop = await startServer({ env: { DATA_DIR: folder, SEED: seed } });
  try {
    await work(shop);
  } finally {
    await shop.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Creates customers with orders in several states, and a visit in the calendar. */
async function sell({ url, visitor }: RunningServer): Promise<void> {
  const pay = (order_id: string) =>
    visitor().ask('POST', '/sandbox/razorpay/pay', { order_id, method: 'card', outcome: 'success', webhook: false });
  const shop = { url, pay } as unknown as RunningShop;
  const owner = visitor();
  await owner.signIn({ email: ADMIN_EMAIL, password: ADMIN_PASSWORD });
  const { data } = (await owner.call('GET', '/products')).body;
  const goods = data.products.filter(({ stock }: { stock: number }) => stock >= 5);
  for (const [at, name] of ['Asha Patel', 'Ravi Shah', 'Meena Desai', 'Farhan Qureshi', 'Lata Joshi'].entries()) {
    const customer = visitor();
    const shopper = { ...customer, ...(await customer.signUp({ name })) } as Shopper;
    const { order } = await buy(shop, shopper, [
      { _id: goods[at]._id, quantity: 1 + (at % 2), price: goods[at].price },
    ]);
    if (at > 1) await owner.call('PUT', `/order/${order._id}`, { orderStatus: 'confirmed' });
    if (at === 0) await book(shop, shopper, undefined, { name, address: ADDRESS });
  }
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
