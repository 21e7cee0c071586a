import pg from 'pg';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Bucket, openBucket } from '#tests/support/bucket.ts';
import { copyDatabase } from '#tests/support/database.ts';
import { eventStream } from '#tests/support/event-stream.ts';
import { TEMPLATE } from '#tests/support/postgres.ts';
import { percentile, rounds, tell } from '#tests/support/rounds.ts';
import { ADMIN_EMAIL, ADMIN_PASSWORD, type RunningServer, runServer, startServer } from '#tests/support/server.ts';
import { type SmtpServer, smtpServer } from '#tests/support/smtp.ts';
import { type Body, createVisitor, PASSWORD, type Visitor } from '#tests/support/visitor.ts';

// Several machines: two instances that serve pages and one that only works, on one PostgreSQL and one bucket, each with a DATA_DIR of its own. One of
// the two works too, so that two take jobs. rolling.test.ts puts a proxy in front and replaces them.

let database: Awaited<ReturnType<typeof copyDatabase>>;
let sql: pg.Pool;
let bucket: Bucket;
let smtp: SmtpServer;
let one: RunningServer;
let two: RunningServer;
let worker: RunningServer;
let owner: Visitor;
let product: Body;

const env = () => ({
  DATABASE_URL: database.url,
  SEED: 'none',
  RATE_LIMITS: 'on',
  TRUST_PROXY: 'on',
  SMTP_URL: `${smtp.url}?requireTLS=false`,
  DRAIN_SECONDS: '60',
  ...bucket.env,
});

beforeAll(async () => {
  [database, bucket, smtp] = await Promise.all([copyDatabase(TEMPLATE), openBucket(), smtpServer()]);
  sql = new pg.Pool({ connectionString: database.url, max: 2 });
  [one, two, worker] = (await Promise.all(
    ['web', 'all', 'worker'].map((role) => startServer({ env: { ...env(), ROLE: role } })),
  )) as [RunningServer, RunningServer, RunningServer];
  owner = one.visitor();
  await owner.signIn({ email: ADMIN_EMAIL, password: ADMIN_PASSWORD });
  const made = await owner.call('POST', '/products', { name: 'Fleet lantern', price: 100, stock: 5, addTo: 'Shope' });
  product = made.body.data.product;
});
afterAll(async () => {
  await Promise.all([one, two, worker].map((server) => server?.kill()));
  await Promise.all([sql?.end(), bucket?.close(), smtp?.close()]);
  await database?.drop();
});

/** The same browser at another instance. */
function at(server: RunningServer, visitor: Visitor): Visitor {
  const there = server.visitor();
  for (const [name, value] of visitor.cookies) there.cookies.set(name, value);
  return there;
}
const cartOf = (visitor: Visitor, uid: string) =>
  visitor
    .call('GET', `/Firebaseuser/get-user-data-list?uid=${uid}&dataType=cart&fields=state`)
    .then(({ status }) => status);
const page = (server: RunningServer, path: string) =>
  fetch(server.url + path, { headers: { cookie: 'kiran_kind=guest' } }).then((answer) => answer.text());
const picture = (colour: string) =>
  sharp({ create: { width: 700, height: 500, channels: 3, background: colour } })
    .jpeg()
    .toBuffer();
const send = (server: RunningServer, bytes: Buffer) =>
  fetch(`${server.url}/api/pictures`, {
    method: 'POST',
    headers: {
      cookie: [...owner.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      origin: server.url,
      'content-type': 'image/jpeg',
    },
    body: new Uint8Array(bytes),
  });
async function upload(server: RunningServer, bytes: Buffer): Promise<{ _id: string; state: string }> {
  const answer = await send(server, bytes);
  expect(answer.status).toBe(201);
  return ((await answer.json()) as Body).data.picture;
}
const stateOf = async (id: string) =>
  (await at(two, owner).call('GET', `/pictures/${id}`)).body.data.picture.state as string;
const fileOf = async (id: string) =>
  `/media/${id}-${(await sql.query('select webp from picture where stem = $1', [id])).rows[0].webp}.webp`;

it('keeps a session at every instance, and ends it at every instance', async () => {
  const asha = one.visitor();
  const { uid } = await asha.signUp();
  expect(await cartOf(at(two, asha), uid)).toBe(200);
  await at(two, asha).call('POST', '/auth/sign-out', {});
  expect(await cartOf(asha, uid)).toBe(401);
});

it('shows a change of one instance on the pages of the other', async () => {
  const address = `/productPage/${product._id}`;
  const waited: number[] = [];
  for (let round = 1; round <= rounds(5, 30); round++) {
    const [changer, other] = round % 2 ? [one, two] : [two, one];
    await page(other, address); // from now on it is cached there
    const price = 1000 + round;
    expect((await at(changer, owner).call('PUT', `/products/${product._id}`, { price })).status).toBe(200);
    const answered = performance.now();
    await expect
      .poll(() => page(other, address).then((text) => text.includes(`₹${price.toLocaleString('en-IN')}`)), {
        interval: 5,
      })
      .toBe(true);
    waited.push(performance.now() - answered);
  }
  tell(
    `a change of one instance is on the other's page ${percentile(waited, 0.5)} ms after its answer (median of ${waited.length}; at most ${percentile(waited, 1)})`,
  );
});

it('tells an open workspace of one instance about a change at the other', async () => {
  const stream = await eventStream(two.url, at(two, owner));
  await expect.poll(() => stream.heard).toContain('event: ready');
  expect((await contact(one, 'live@example.com')).status).toBeLessThan(300);
  await expect.poll(() => stream.heard).toMatch(/changed\ndata: \[[^\]]*"messages"/);
  stream.stop();
});

const contact = (server: RunningServer, email: string) =>
  server.visitor().call('POST', '/contact', {
    ...{ name: 'Asha Patel', email, phone: '9876543210' },
    ...{ message: 'Is this lantern in stock?', locale: 'en' },
  });

it('counts attempts at all instances together', async () => {
  const email = 'counted@example.com';
  await one.visitor().call('POST', '/auth/sign-up/email', { name: 'Asha Patel', email, password: PASSWORD });
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 21; attempt++) {
    const stranger = createVisitor((attempt % 2 ? one : two).url);
    const headers = { 'x-forwarded-for': '198.51.100.7' };
    statuses.push(
      (await stranger.call('POST', '/auth/sign-in/email', { email, password: 'wrong' }, { headers })).status,
    );
  }
  expect(statuses).toEqual([...Array(20).fill(401), 429]);
});

it('does each job once, whichever instance wrote it', async () => {
  const people = Array.from({ length: rounds(12, 60) }, (_, at) => `once${at}@example.com`);
  for (const [index, email] of people.entries()) {
    const headers = { 'x-forwarded-for': `198.51.100.${100 + index}` };
    const answer = await (index % 2 ? one : two)
      .visitor()
      .call('POST', '/auth/sign-up/email', { name: 'Asha Patel', email, password: PASSWORD }, { headers });
    expect(answer.status).toBe(200);
  }
  const sent = (email: string) => smtp.received.filter(({ to }) => to.some((line) => line.includes(email))).length;
  await expect.poll(() => people.filter((email) => sent(email) > 0).length).toBe(people.length);
  const left =
    "select 1 from pgboss.job where state in ('created', 'retry', 'active') and name like 'mail%' and start_after < now()";
  await expect.poll(async () => (await sql.query(left)).rowCount).toBe(0);
  expect(people.map(sent)).toEqual(people.map(() => 1));
});

it('shows a picture at every instance, whichever took it', async () => {
  for (const [server, colour] of [
    [one, '#4080c0'],
    [two, '#c08040'],
  ] as const) {
    const { _id } = await upload(server, await picture(colour));
    await expect.poll(() => stateOf(_id)).toBe('ready');
    const file = await fileOf(_id);
    for (const { url } of [one, two, worker]) expect((await fetch(url + file)).status).toBe(200);
  }
});

it('refuses a further instance that would store its pictures elsewhere', async () => {
  const { how, output } = await runServer({
    ...env(),
    S3_ENDPOINT: '',
    S3_BUCKET: '',
    S3_ACCESS_KEY_ID: '',
    S3_SECRET_ACCESS_KEY: '',
  });
  expect(how).toBe(1);
  expect(output).toMatch(/The pictures of this shop are in the bucket pictures: give this instance the S3_… settings/);
});

it('delays a picture while the bucket is away, and never loses it', async () => {
  bucket.refuse = ({ method }) => method === 'GET';
  const bytes = await picture('#40c080');
  const { _id } = await upload(one, bytes);
  const failed = "select retry_count from pgboss.job where name = 'pictures.encode' and state = 'retry'";
  await expect.poll(async () => (await sql.query(failed)).rowCount).toBe(1);
  expect(await stateOf(_id)).toBe('waiting');

  // The next try is hours away, and would come; but whoever uploads the picture again does not wait for it.
  const { rows } = await sql.query(
    "select retry_limit as tries, retry_delay_max as most from pgboss.queue where name = 'pictures.encode'",
  );
  expect((rows[0].tries - 10) * rows[0].most).toBeGreaterThan(4 * 3600);
  await sql.query(
    "update pgboss.job set start_after = now() + interval '5 hours' where name = 'pictures.encode' and state = 'retry'",
  );
  bucket.refuse = undefined;
  await upload(two, bytes);
  await expect.poll(() => stateOf(_id)).toBe('ready');
  expect((await fetch(one.url + (await fileOf(_id)))).status).toBe(200);
});

it('answers 503 for pictures while the bucket is away, goes on with all else, and says so once', async () => {
  const { _id } = await upload(one, await picture('#8040c0'));
  await expect.poll(() => stateOf(_id)).toBe('ready');
  const file = await fileOf(_id);
  const before = one.output().length;
  bucket.refuse = () => true;
  for (let again = 0; again < 3; again++) {
    const answer = await fetch(one.url + file);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, expect.stringMatching(/^\d+$/)]);
  }
  const refused = await send(one, await picture('#123456'));
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, expect.stringMatching(/^\d+$/)]);
  expect((await fetch(`${one.url}/readyz`)).status).toBe(200);
  expect(await page(one, `/productPage/${product._id}`)).toContain('Fleet lantern');
  bucket.refuse = undefined;
  expect((await fetch(one.url + file)).status).toBe(200);
  const lines = () =>
    one
      .output()
      .slice(before)
      .split('\n')
      .filter((line) => line.includes('the picture store'))
      .map((line) => JSON.parse(line).msg);
  // The log's last line may arrive after the answer.
  await expect.poll(lines).toEqual(['the picture store is away', 'the picture store answers again']);
});

it('says in the log that the original of a picture is missing', async () => {
  const { _id } = await upload(one, await picture('#c04080'));
  await expect.poll(() => stateOf(_id)).toBe('ready');
  await sql.query("update picture set state = 'waiting', original = 'originals/gone.jpg' where stem = $1", [_id]);
  await sql.query(
    `insert into pgboss.job (name, data, retry_limit, expire_seconds) values ('pictures.encode', $1, 3, 60)`,
    [JSON.stringify({ stem: _id })],
  );
  await expect.poll(() => stateOf(_id)).toBe('failed');
  await expect.poll(() => two.output() + worker.output()).toContain('the original of a picture is missing');
});

it('is not ready any more before it closes, and sends the next requests elsewhere', async () => {
  const ask = (path: string) => fetch(worker.url + path, { headers: { cookie: 'kiran_kind=guest' } });
  expect((await ask('/')).headers.get('connection')).toBe('keep-alive');
  void worker.stop();
  await expect.poll(async () => (await ask('/readyz')).status).toBe(503);
  for (const path of ['/', '/faq', '/api/products?limit=1']) {
    const answer = await ask(path);
    expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close']);
  }
});
