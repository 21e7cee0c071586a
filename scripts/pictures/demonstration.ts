import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { book } from '#tests/support/bookings.ts';
import { ADDRESS, buy, type RunningShop, type Shopper } from '#tests/support/running-shop.ts';
import { ADMIN_EMAIL, ADMIN_PASSWORD, type RunningServer, startServer } from '#tests/support/server.ts';
import { finishVisit } from './finish-visit.ts';

/** The browser that the journeys use. */
export const openBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: readFileSync('node_modules/.browser', 'utf8').trim(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [], // Chromium's own sandbox does not work as root
  });

/** Runs a shop with a database of its own for as long as `work` takes. */
export async function withShop(
  seed: 'none' | 'demo',
  work: (shop: RunningServer) => Promise<void>,
  env: Record<string, string> = {},
): Promise<void> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'kiran-pictures-'));
  chmodSync(folder, 0o755); // the database's own account must be able to enter
  const shop = await startServer({ env: { DATA_DIR: folder, SEED: seed, ...env } });
  try {
    await work(shop);
  } finally {
    await shop.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Whoever bought, first to last, with what they ordered. */
export type Sold = { shopper: Shopper; orderId: string; address: string };

/** Creates customers with orders in several states, a visit in the calendar of the first, and one that is done for the second. */
export async function sell(server: RunningServer): Promise<Sold[]> {
  const { url, visitor } = server;
  const pay = (order_id: string) =>
    visitor().ask('POST', '/sandbox/razorpay/pay', { order_id, method: 'card', outcome: 'success', webhook: false });
  const shop = { url, pay } as unknown as RunningShop;
  const owner = visitor();
  await owner.signIn({ email: ADMIN_EMAIL, password: ADMIN_PASSWORD });
  const { data } = (await owner.call('GET', '/products')).body;
  const goods = data.products.filter(({ stock }: { stock: number }) => stock >= 5);
  const sold: Sold[] = [];
  for (const [at, name] of ['Asha Patel', 'Ravi Shah', 'Meena Desai', 'Farhan Qureshi', 'Lata Joshi'].entries()) {
    const customer = visitor();
    const shopper = { ...customer, ...(await customer.signUp({ name })) } as Shopper;
    const { order } = await buy(shop, shopper, [
      { _id: goods[at]._id, quantity: 1 + (at % 2), price: goods[at].price },
    ]);
    if (at > 1) await owner.call('PUT', `/order/${order._id}`, { orderStatus: 'confirmed' });
    if (at === 0) await book(shop, shopper, undefined, { name, address: ADDRESS });
    if (at === 1) {
      const { service } = await book(shop, shopper, undefined, { name, address: ADDRESS });
      await finishVisit(server, owner, service.visits[0]);
    }
    sold.push({ shopper, orderId: order._id, address: goods[at].url });
  }
  return sold;
}
