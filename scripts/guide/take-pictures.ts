import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { book } from '#tests/support/bookings.ts';
import { startTestPostgres, TEST_POSTGRES } from '#tests/support/postgres.ts';
import { ADDRESS, buy, type RunningShop, runningShop } from '#tests/support/running-shop.ts';
import { ADMIN_EMAIL, ADMIN_PASSWORD } from '#tests/support/server.ts';

// `npm run guide:pictures`: the pictures of docs/owner, taken anew from a shop that runs: an empty one on its first morning, and the
// demonstration with a few orders and a booking.
const FOLDER = path.resolve('docs/owner/pictures');
const WIDTH = 1280;

type Shot = { file: string; path: string; height?: number; before?: (page: Page) => Promise<void> };

const FIRST_MORNING: Shot[] = [{ file: 'launch-list.webp', path: '/admin', height: 1180 }];
const RUNNING: Shot[] = [
  { file: 'settings.webp', path: '/admin/settings' },
  { file: 'products.webp', path: '/manageProduct' },
  { file: 'import.webp', path: '/admin/import', before: chooseSheet },
  { file: 'payments.webp', path: '/admin/payments' },
  { file: 'orders.webp', path: '/orderManage?view=board' },
  { file: 'calendar.webp', path: '/admin/calendar' },
  { file: 'delivery.webp', path: '/admin/delivery' },
  { file: 'offers.webp', path: '/admin/offers' },
  { file: 'security.webp', path: '/admin/audit' },
];

const postgres = await startTestPostgres();
process.env[TEST_POSTGRES] = postgres.url;
const root = process.getuid?.() === 0; // Chromium's own sandbox does not start there
const browser = await chromium.launch({ executablePath: readFileSync('node_modules/.browser', 'utf8').trim(), args: root ? ['--no-sandbox'] : [] });
mkdirSync(FOLDER, { recursive: true });
for (const old of readdirSync(FOLDER)) rmSync(path.join(FOLDER, old));
const sizes: Record<string, { width: number; height: number }> = {};
try {
  await withShop({ SEED: 'none' }, async (shop) => takeAll(browser, shop, FIRST_MORNING));
  await withShop({ SEED: 'demo' }, async (shop) => {
    await sell(shop);
    await takeAll(browser, shop, RUNNING);
  });
  writeFileSync(path.join(FOLDER, 'sizes.json'), `${JSON.stringify(sizes, undefined, 2)}\n`);
} finally {
  await browser.close();
  await postgres.stop();
}

async function withShop(env: Record<string, string>, work: (shop: RunningShop) => Promise<void>): Promise<void> {
  const shop = await runningShop(env);
  try {
    await work(shop);
  } finally {
    await shop.close();
  }
}

/** Some customers with orders in several states, and a visit in the calendar. */
async function sell(shop: RunningShop): Promise<void> {
  const admin = await shop.admin();
  const { data } = (await admin.call('GET', '/products')).body;
  const goods = data.products.filter(({ stock }: { stock: number }) => stock >= 5);
  for (const [at, name] of ['Asha Patel', 'Ravi Shah', 'Meena Desai', 'Farhan Qureshi', 'Lata Joshi'].entries()) {
    const shopper = await shop.shopper(name);
    const { order } = await buy(shop, shopper, [{ _id: goods[at]._id, quantity: 1 + (at % 2), price: goods[at].price }]);
    if (at > 1) await admin.call('PATCH', `/Booking/updateStatus/${order._id}`, { status: 'confirmed' });
    if (at === 0) await book(shop, shopper, undefined, { name, address: ADDRESS });
  }
}

async function takeAll(from: Browser, shop: RunningShop, shots: Shot[]): Promise<void> {
  const context = await from.newContext({ baseURL: shop.url, locale: 'en-IN', timezoneId: 'Asia/Kolkata', reducedMotion: 'reduce', serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.request.post('/api/auth/sign-in/email', { data: { email: ADMIN_EMAIL, password: ADMIN_PASSWORD }, headers: { origin: shop.url } });
  for (const { file, path: address, height = 800, before } of shots) {
    await page.setViewportSize({ width: WIDTH, height });
    await page.goto(address, { waitUntil: 'networkidle' });
    await before?.(page);
    const picture = sharp(await page.screenshot()).webp({ quality: 82 });
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
  await page.getByLabel('Choose a file').setInputFiles({ name: 'price-list.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) });
  await page.getByRole('button', { name: /^Import / }).waitFor();
}
