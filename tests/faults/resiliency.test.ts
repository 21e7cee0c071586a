import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  DEPENDENCES,
  type Dependence,
  FAULTS,
  type Fault,
  MATRIX,
  REQUESTS,
  type RequestKind,
} from '#tests/faults/resiliency-matrix.ts';
import { type CutLine, cutLine } from '#tests/support/cut-line.ts';
import { copyDatabase } from '#tests/support/database.ts';
import { TEMPLATE } from '#tests/support/postgres.ts';
import { LONG, tell } from '#tests/support/rounds.ts';
import { manyShoppers, openPayment, type Paid, type Shopper } from '#tests/support/running-shop.ts';
import { ADMIN_EMAIL, ADMIN_PASSWORD, type RunningServer, startServer } from '#tests/support/server.ts';
import { openSignedBucket, type SignedBucket } from '#tests/support/signed-bucket.ts';
import { deliver, signature, webhookSecret } from '#tests/support/signed-webhooks.ts';
import { type SmtpServer, smtpServer } from '#tests/support/smtp.ts';
import type { Answer, Body, Visitor } from '#tests/support/visitor.ts';

// Every cell of the matrix: a shop whose database, mail server, SMS provider, WhatsApp and bucket are each at the end of a line that can be cut. A fault lasts
// while all kinds of request are made, one after the other.

const GUEST = { headers: { cookie: 'kiran_kind=guest' } };
const PRICE = 900;
const KEYS = { AKIAKIRAN: 'a secret of the test' };

let database: Awaited<ReturnType<typeof copyDatabase>>;
let sql: pg.Pool;
let smtp: SmtpServer;
let provider: Server;
let meta: Server;
/** The ids of the messages that reached WhatsApp. */
const arrived: string[] = [];
let bucket: SignedBucket;
let lines: Record<Exclude<Dependence, 'razorpay'>, CutLine>;
let shop: RunningServer;
let owner: Visitor;
let product: Body;
let secret: string;
let asked = 0;

beforeAll(async () => {
  database = await copyDatabase(TEMPLATE);
  sql = new pg.Pool({ connectionString: database.url, max: 4 });
  sql.on('error', () => {}); // the database is told to end all connections
  smtp = await smtpServer();
  provider = createServer((request, response) => request.resume().on('end', () => response.writeHead(202).end()));
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  meta = createServer(async (request, response) => {
    let text = '';
    for await (const piece of request) text += piece;
    arrived.push(JSON.parse(text).biz_opaque_callback_data);
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>((resolve) => meta.listen(0, '127.0.0.1', resolve));
  bucket = await openSignedBucket('pictures', {
    keys: KEYS,
    region: 'us-east-1',
    service: 's3',
    now: () => new Date(),
  });
  lines = {
    postgres: await cutLine(database.url),
    mail: await cutLine(smtp.url),
    sms: await cutLine(`http://127.0.0.1:${(provider.address() as AddressInfo).port}/send`),
    whatsapp: await cutLine(`http://127.0.0.1:${(meta.address() as AddressInfo).port}/v23.0`),
    bucket: await cutLine(bucket.endpoint),
  };
  shop = await startServer({
    env: {
      DATABASE_URL: lines.postgres.url,
      SEED: 'demo',
      SMTP_URL: lines.mail.url,
      ...{ SMS_URL: lines.sms.url, SMS_TOKEN: 'token', SMS_SENDER: 'KIRANS', SMS_ENTITY_ID: '1101234567890123456' },
      SMS_TEMPLATES: 'sign-in-code=1107160000000000001',
      ...{ WHATSAPP_URL: lines.whatsapp.url, WHATSAPP_PHONE_ID: '106540352242922', WHATSAPP_TOKEN: 'token' },
      ...{ WHATSAPP_APP_SECRET: 'secret', WHATSAPP_VERIFY_TOKEN: 'a word that only Meta and we know' },
      ...{ S3_ENDPOINT: lines.bucket.url, S3_BUCKET: 'pictures', S3_ACCESS_KEY_ID: 'AKIAKIRAN' },
      S3_SECRET_ACCESS_KEY: KEYS.AKIAKIRAN,
    },
  });
  secret = await webhookSecret(sql);
  owner = shop.visitor();
  await owner.signIn({ email: ADMIN_EMAIL, password: ADMIN_PASSWORD });
  product = (await owner.call('POST', '/products', { name: 'Lamp', price: PRICE, stock: 500, addTo: 'Shope' })).body
    .data.product;
  const avif = { body: Buffer.from('a picture'), type: 'image/avif', cacheControl: undefined };
  bucket.files.set(`media/${PICTURE}`, avif);
});
afterAll(async () => {
  await shop?.kill();
  await Promise.all(Object.values(lines ?? {}).map((line) => line.close()));
  await smtp?.close();
  await bucket?.close();
  for (const server of [provider, meta]) {
    server?.closeAllConnections();
    server?.close();
  }
  await sql?.end();
  await database?.drop();
});

const PICTURE = `p-${'0'.repeat(24)}-640.avif`;

/** What the requests of one fault need, made while all is well. */
type People = {
  proving: { buyer: Shopper; paid: Paid };
  opening: Shopper;
  captured: string;
  reader: Shopper;
  buyers: string[];
};

async function prepare(): Promise<People> {
  const [a, b, opening, reader] = (await manyShoppers({ sql, url: shop.url }, 4)) as [
    Shopper,
    Shopper,
    Shopper,
    Shopper,
  ];
  const paidBy = async (buyer: Shopper): Promise<Paid> => {
    const opened = await openPayment(buyer, [{ _id: product._id, quantity: 1, price: PRICE }]);
    const pay = { order_id: opened.body.id, method: 'card', outcome: 'success', webhook: false };
    return (await shop.visitor().ask('POST', '/sandbox/razorpay/pay', pay)).body;
  };
  asked += 2;
  await sql.query(
    `insert into whatsapp_consent (id, uid, phone, words, given_at)
     select 'wac_' || uid, uid, '+9198765' || (30000 + $2::int + at), '2026-11-28', now() from unnest($1::text[]) with ordinality as one (uid, at)`,
    [[a.uid, b.uid], asked],
  );
  const proving = { buyer: a, paid: await paidBy(a) };
  const { razorpay_payment_id: id } = await paidBy(b);
  const named = async (name: string) =>
    (await sql.query('select value from secret where name = $1', [name])).rows[0].value as string;
  const keys = `${`rzp_test_${await named('sandbox key id')}`.slice(0, 23)}:${await named('sandbox key secret')}`;
  const payment = await shop.visitor().ask('GET', `/sandbox/razorpay/v1/payments/${id}`, undefined, {
    headers: { authorization: `Basic ${Buffer.from(keys).toString('base64')}` },
  });
  expect(payment.status, payment.text).toBe(200);
  const event = { entity: 'event', event: 'payment.captured', payload: { payment: { entity: payment.body } } };
  expect((await shop.visitor().ask('GET', '/', undefined, GUEST)).status).toBe(200);
  const added = await reader.call('POST', '/Firebaseuser/add-to-cart', {
    uid: reader.uid,
    itemToAdd: { _id: product._id },
    inCart: false,
  });
  expect(added.status, added.text).toBeLessThan(300);
  return { proving, opening, reader, captured: JSON.stringify(event), buyers: [a.uid, b.uid] };
}

const KINDS = Object.keys(REQUESTS) as RequestKind[];

/** One request of each kind. */
const MAKE: Record<RequestKind, (people: People, fault: string) => Promise<Answer>> = {
  cached: () => shop.visitor().ask('GET', '/', undefined, GUEST),
  uncached: () => shop.visitor().ask('GET', `/products?q=lamp${++asked}`, undefined, GUEST),
  personal: ({ reader }) => reader.ask('GET', '/orderManage'),
  workspace: () => owner.ask('GET', '/manageProduct'),
  picture: () => shop.visitor().ask('GET', `/media/${PICTURE}`),
  cart: ({ reader }) => reader.call('PUT', `/cart/${product._id}`, { quantity: 2 }),
  opening: ({ opening }) => openPayment(opening, [{ _id: product._id, quantity: 1, price: PRICE }]),
  proof: ({ proving: { buyer, paid } }) => buyer.call('POST', '/razorpay/validate', paid),
  webhook: ({ captured }, fault) =>
    deliver(shop.url, { body: captured }, signature(fault === 'razorpay lying' ? 'a guess' : secret, captured)),
  signIn: () => shop.visitor().call('POST', '/auth/sign-in/email', { email: ADMIN_EMAIL, password: ADMIN_PASSWORD }),
  code: () => shop.visitor().call('POST', '/phone/code', { phone: `98765${String(10_000 + ++asked)}` }),
  upload: async () => {
    const background = { r: ++asked % 256, g: 90, b: 90 };
    const file = await sharp({ create: { width: 400, height: 400, channels: 3, background } })
      .jpeg()
      .toBuffer();
    const cookie = [...owner.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const { status, headers, ...answer } = await fetch(`${shop.url}/api/pictures`, {
      method: 'POST',
      headers: { cookie, origin: shop.url, 'content-type': 'image/jpeg' },
      body: new Uint8Array(file),
    }).then(async (one) => ({ status: one.status, headers: one.headers, text: await one.text() }));
    return { status, headers, body: undefined, ...answer };
  },
};

async function begin(dependence: Dependence, fault: Fault): Promise<void> {
  if (dependence === 'razorpay') {
    const mode = ({ slow: 'slow', dead: 'reset', lying: 'lie' } as const)[fault];
    await shop.visitor().ask('POST', '/sandbox/razorpay/trouble', { mode, delay: 1, seconds: 600 });
  } else if (dependence === 'postgres' && fault === 'lying') await onlyRead(true);
  else if (dependence === 'postgres' && fault === 'dead') lines.postgres.become('silent');
  else lines[dependence].become(({ slow: 'slow', dead: 'refusing', lying: 'lying' } as const)[fault]);
}

/** For connections to come; those there are end. */
async function onlyRead(on: boolean): Promise<void> {
  const name = new URL(database.url).pathname.slice(1);
  const client = new pg.Client({ connectionString: database.url, options: '-c default_transaction_read_only=off' });
  await client.connect();
  await client.query(`alter database ${name} set default_transaction_read_only = ${on ? 'on' : 'off'}`);
  const { rows } = await client.query(
    'select pid, pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  // They end in their own time, and the shop hears of it later still: a statement on one that is ending fails, which is not what is asked here.
  const ending = rows.map(({ pid }) => pid);
  const left = async () =>
    (await client.query('select from pg_stat_activity where pid = any($1)', [ending])).rowCount ?? 0;
  while ((await left()) > 0);
  await client.end();
  while ((await MAKE.uncached({} as People, '')).status !== 200);
}

async function end(dependence: Dependence, fault: Fault): Promise<void> {
  if (dependence === 'razorpay') await shop.visitor().ask('POST', '/sandbox/razorpay/trouble', { mode: 'none' });
  else if (dependence === 'postgres' && fault === 'lying') await onlyRead(false);
  else lines[dependence].become('open');
  await expect.poll(async () => (await shop.visitor().ask('GET', '/readyz')).status, { timeout: 60_000 }).toBe(200);
  await expect.poll(async () => (await MAKE.uncached({} as People, '')).status, { timeout: 60_000 }).toBe(200);
}

/** The buyers who have had no WhatsApp message about their order yet. The queue's pauses between attempts are cut short in the database. */
async function unsent(buyers: string[]): Promise<string[]> {
  await sql.query("update pgboss.job set start_after = now() where name = 'whatsapp.send' and state = 'retry'");
  const { rows } = await sql.query("select id, uid from mail where channel = 'whatsapp' and uid = any($1)", [buyers]);
  return buyers.filter((uid) => !rows.some((row) => row.uid === uid && arrived.includes(row.id)));
}

describe.each(
  (Object.keys(DEPENDENCES) as Dependence[]).flatMap((one) =>
    FAULTS.map((fault) => [DEPENDENCES[one], fault, one] as const),
  ),
)('%s %s', (_, fault, dependence) => {
  let people: People;
  let slowest = 0;
  beforeAll(async () => {
    people = await prepare();
    await begin(dependence, fault);
  });

  it.each(KINDS.map((kind) => [REQUESTS[kind], MATRIX[dependence][fault][kind].words, kind] as const))(
    '%s: %s',
    async (_name, words, kind) => {
      const { status } = MATRIX[dependence][fault][kind];
      const began = performance.now();
      const answer = await MAKE[kind](people, `${dependence} ${fault}`);
      const ms = performance.now() - began;
      slowest = Math.max(slowest, ms);
      expect(answer.status, `${words}\n${answer.text.slice(0, 500)}`).toBe(status);
      if (status === 503) expect(answer.headers.get('retry-after')).toMatch(/^\d+$/);
      if (LONG && dependence === 'postgres' && fault === 'dead') expect(ms).toBeLessThan(3_000);
    },
  );

  it('is over as soon as it ends', async () => {
    tell(`${dependence} ${fault}: slowest answer ${Math.round(slowest)} ms`);
    await end(dependence, fault);
    if (dependence === 'whatsapp') await expect.poll(() => unsent(people.buyers), { timeout: 60_000 }).toEqual([]);
  });
});
