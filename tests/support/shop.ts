import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { createApp } from '#src/app.ts';
import { fromRupees } from '#src/kernel/money.ts';
import { transact } from '#src/platform/database/transact.ts';
import { createProduct } from '#src/shop/catalogue/products/create-product.ts';
import { addAddress } from '#src/shop/customers/addresses/add-address.ts';
import { signUp } from '#src/shop/customers/identity/sign-up.ts';
import type { Confirmed } from '#src/shop/sales/checkout/confirm-payment.ts';
import type { Opener } from '#src/shop/sales/checkout/open-payment.ts';
import type { Order } from '#src/shop/sales/orders/order.ts';
import type { Shop } from '#src/shop/shop.ts';
import { startShop } from '#src/start-shop.ts';
import { demonstrationDatabase } from '#tests/support/database.ts';

/** The order that a payment created. Throws if there is none. */
export function orderOf({ order }: Confirmed): Order {
  if (!order) throw new Error('this payment made no order');
  return order;
}

export type TestShop = {
  shop: Shop;
  /** Where API and sandbox listen. */
  address: string;
  /** Advances the shop's clock. */
  pass(minutes: number): void;
  newCustomer(name?: string): Promise<Opener>;
  newProduct(input: { price: number; stock: number; name?: string }): Promise<string>;
  stockOf(productId: string): Promise<number>;
  /** Pays at the sandbox, as the checkout window does. */
  pay(
    providerOrderId: string,
    more?: { outcome?: 'success' | 'failure'; webhook?: false | 'first' | 'only' },
  ): Promise<Paid>;
  close(): Promise<void>;
};

export type Paid = { razorpay_order_id: string; razorpay_payment_id: string; razorpay_signature: string };

/** The whole shop in this process, on its own database, with the sandbox behind real HTTP and no jobs running. */
export async function testShop(more: Record<string, string> = {}): Promise<TestShop> {
  const database = await demonstrationDatabase();
  const folder = mkdtempSync(path.join(os.tmpdir(), 'kiran-shop-'));
  let server: Server | undefined;
  const address = () => `http://127.0.0.1:${(server?.address() as AddressInfo | undefined)?.port}`;
  const env = {
    NODE_ENV: 'test',
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    SEED: 'none',
    LOG_LEVEL: 'silent',
    RATE_LIMITS: 'off',
    ADMIN_PASSWORD: 'a quiet morning',
    ...more,
  };
  const started = await startShop(env, address);
  const { shop } = started;
  const app = createApp({ ...started, render: async () => new Response('page') });
  server = createServer(getRequestListener(app.fetch));
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  await shop.jobs.start('web'); // queues exist but have no workers: tests call the work themselves
  let ahead = 0;
  shop.clock.now = () => new Date(Date.now() + ahead * 60_000);
  let customers = 0;

  return {
    shop,
    address: address(),
    pass(minutes) {
      ahead += minutes;
    },
    async newCustomer(name = 'Asha Patel') {
      customers += 1;
      const email = `shopper${customers}@kiran.example`;
      const { user } = await signUp(
        shop,
        { name, email, password: 'sunlight on the roof' },
        { place: { network: 'test', device: undefined }, caller: { network: 'test', userAgent: '' }, locale: 'en' },
      );
      const customer: Opener = { uid: user.uid, name, email, emailVerified: false, role: 'customer', network: 'test' };
      await addAddress(shop, customer.uid, {
        fullAddress: '12, Shanti Society, behind the old water tank, Navrangpura',
        city: 'Ahmedabad',
        state: 'Gujarat',
        landmark: 'Water tank',
        zipcode: '380009',
        phone: '9876543210',
        country: 'India',
      });
      return customer;
    },
    newProduct: ({ price, stock, name = 'Panel' }) =>
      transact(shop, (write) => createProduct(shop, write, { name, price: fromRupees(price), stock })),
    async stockOf(productId) {
      return (await shop.db.selectFrom('product').select('stock').where('id', '=', productId).executeTakeFirstOrThrow())
        .stock;
    },
    async pay(providerOrderId, { outcome = 'success', webhook = false } = {}) {
      const answer = await fetch(`${address()}/sandbox/razorpay/pay`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ order_id: providerOrderId, method: 'card', outcome, webhook }),
      });
      return (await answer.json()) as Paid;
    },
    async close() {
      await new Promise((resolve) => {
        server?.closeAllConnections();
        server?.close(resolve);
      });
      await started.stop();
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
