import { createHash, createHmac, randomBytes } from 'node:crypto';
import pg from 'pg';
import { copyDatabase } from '#tests/support/database.ts';
import { TEMPLATE } from '#tests/support/postgres.ts';
import {
  ADMIN_EMAIL,
  ADMIN_PASSWORD,
  AUTH_SECRET,
  type RunningServer,
  removeFolderOf,
  startServer,
} from '#tests/support/server.ts';
import { type Answer, type Body, createVisitor, type Person, type Visitor } from '#tests/support/visitor.ts';

export const ADDRESS = {
  fullAddress: '12, Shanti Society, behind the old water tank, Navrangpura',
  city: 'Ahmedabad',
  state: 'Gujrat',
  lendMarck: 'Water tank',
  zipcode: '380009',
  phone: '9876543210',
  country: 'India',
};

/** Somebody signed in. */
export type Shopper = Visitor & Person;
export type Paid = { razorpay_order_id: string; razorpay_payment_id: string; razorpay_signature: string };

export type RunningShop = {
  server: RunningServer;
  url: string;
  databaseUrl: string;
  sql: pg.Pool;
  visitor(): Visitor;
  /** A new customer who has just signed up. */
  shopper(name?: string): Promise<Shopper>;
  admin(): Promise<Shopper>;
  /** A new product on sale, created by the administrator. */
  product(fields?: Record<string, unknown>): Promise<Body>;
  stockOf(productId: string): Promise<number>;
  pay(providerOrderId: string, more?: object): Promise<Answer>;
  /** Runs a scheduled job now, as the queue itself would send it. */
  runJob(name: string): Promise<void>;
  /** Kills the server and starts it again on the same database. */
  restart(env?: Record<string, string>): Promise<void>;
  /** Starts a further instance on the same database; `close` stops it. */
  another(env?: Record<string, string>): Promise<RunningServer>;
  close(): Promise<void>;
};

/** The built shop in its own process, with the demonstration catalogue, on its own database. */
export async function runningShop(env: Record<string, string> = {}): Promise<RunningShop> {
  const database = await copyDatabase(TEMPLATE);
  const settings = { DATABASE_URL: database.url, SEED: 'demo', ...env };
  let server = await startServer({ env: settings });
  const sql = new pg.Pool({ connectionString: database.url, max: 4 });
  const others: RunningServer[] = [];
  let administrator: Promise<Shopper> | undefined;
  const admin = () => {
    administrator ??= (async () => {
      const visitor = server.visitor();
      return { ...visitor, ...(await visitor.signIn({ email: ADMIN_EMAIL, password: ADMIN_PASSWORD })) };
    })();
    return administrator;
  };
  return {
    get server() {
      return server;
    },
    get url() {
      return server.url;
    },
    databaseUrl: database.url,
    sql,
    visitor: () => server.visitor(),
    async shopper(name) {
      const visitor = server.visitor();
      return { ...visitor, ...(await visitor.signUp({ name })) };
    },
    admin,
    async product(fields = {}) {
      const made = await (await admin()).call('POST', '/products', {
        name: 'Test panel',
        price: 1000,
        stock: 10,
        addTo: 'Shope',
        ...fields,
      });
      if (made.status !== 201) throw new Error(`POST /products answered ${made.status}: ${made.text}`);
      return made.body.data.product;
    },
    stockOf: async (productId) =>
      (await sql.query('select stock from product where id = $1', [productId])).rows[0].stock,
    pay: (providerOrderId, more = {}) =>
      server.visitor().ask('POST', '/sandbox/razorpay/pay', {
        order_id: providerOrderId,
        method: 'card',
        outcome: 'success',
        webhook: false,
        ...more,
      }),
    async runJob(name) {
      await sql.query(
        `insert into pgboss.job (name, data, retry_limit, retry_delay, retry_backoff, retry_delay_max, expire_seconds, heartbeat_seconds)
         select name, '{}', retry_limit, retry_delay, retry_backoff, retry_delay_max, expire_seconds, heartbeat_seconds from pgboss.queue where name = $1`,
        [name],
      );
    },
    async restart(more = {}) {
      const { port } = server;
      await server.kill();
      server = await startServer({ port, env: { ...settings, ...more } });
    },
    async another(more = {}) {
      const other = await startServer({ env: { ...settings, ...more } });
      others.push(other);
      return other;
    },
    async close() {
      await Promise.all([server, ...others].map((one) => one.stop()));
      await sql.end();
      await database.drop();
      removeFolderOf(database.url);
    },
  };
}

/** A receipt as a browser creates it: new for each attempt. */
export const receipt = () => `rcpt_${randomBytes(9).toString('base64url')}`;

/** Saves an address and opens a payment for these items. */
export async function openPayment(
  shopper: Shopper,
  items: { _id: string; quantity: number; price: number }[],
  more: object = {},
): Promise<Answer> {
  const amount = items.reduce((sum, item) => sum + item.price * 100 * item.quantity, 0);
  return shopper.call('POST', '/razorpay', {
    amount,
    currency: 'INR',
    receipt: receipt(),
    items: items.map(({ _id, quantity }) => ({ _id, quantity })),
    ...more,
  });
}

export const addAddress = (shopper: Shopper, more: object = {}) =>
  shopper.call('POST', '/Firebaseuser/add-address', { uid: shopper.uid, address: { ...ADDRESS, ...more } });

/** All steps to an order: address, payment, bank, proof. */
export async function buy(
  shop: RunningShop,
  shopper: Shopper,
  items: { _id: string; quantity: number; price: number }[],
): Promise<{ order: Body; paid: Paid }> {
  await addAddress(shopper);
  const opened = await openPayment(shopper, items);
  const paid = (await shop.pay(opened.body.id)).body as Paid;
  const proven = await shopper.call('POST', '/razorpay/validate', paid);
  if (proven.status !== 200) throw new Error(`/razorpay/validate answered ${proven.status}: ${proven.text}`);
  return { order: proven.body.data.order, paid };
}

/**
 * Many signed-in shoppers with an address each, written directly into the database: hashing a password takes 50 ms each. Their cookies are signed
 * as the shop signs them. They are assigned to these instances in turn.
 */
export async function manyShoppers(
  shop: Pick<RunningShop, 'sql' | 'url'>,
  count: number,
  urls = [shop.url],
): Promise<Shopper[]> {
  const people = Array.from({ length: count }, (_, at) => {
    const uid = `many_${randomBytes(9).toString('hex')}`;
    return { uid, name: `Shopper ${at}`, email: `${uid}@example.com`, token: randomBytes(24).toString('base64url') };
  });
  const column = (name: keyof (typeof people)[number]) => people.map((one) => one[name]);
  await shop.sql.query(
    'insert into "user" (id, name, email, email_verified) select *, true from unnest($1::text[], $2::text[], $3::text[])',
    [column('uid'), column('name'), column('email')],
  );
  await shop.sql.query(
    "insert into session (id, expires_at, token, updated_at, user_id) select 's_' || uid, now() + interval '1 day', token, now(), uid from unnest($1::text[], $2::text[]) as one (uid, token)",
    [column('uid'), people.map(({ token }) => createHash('sha256').update(token).digest('base64url'))],
  );
  await shop.sql.query(
    `insert into address (id, uid, full_address, city, state, landmark, zipcode, phone, country, is_default, created_at)
     select 'adr_' || uid, uid, $2, 'Ahmedabad', 'Gujarat', 'Water tank', '380009', '9876543210', 'India', true, now() from unnest($1::text[]) as uid`,
    [column('uid'), ADDRESS.fullAddress],
  );
  return people.map(({ token, ...person }, at) => {
    const visitor = createVisitor(urls[at % urls.length] as string);
    const signature = createHmac('sha256', AUTH_SECRET).update(token).digest('base64');
    visitor.cookies.set('sid', encodeURIComponent(`${token}.${signature}`));
    visitor.cookies.set('kiran_kind', 'customer');
    visitor.cookies.set('kiran_uid', person.uid);
    return { ...visitor, ...person };
  });
}
