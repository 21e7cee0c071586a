import { createHmac } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { robotsText } from '#src/ssr/robots-txt.ts';
import { expectRefusal } from '#tests/contract/expect.ts';
import { smsCodeTo } from '#tests/support/mails.ts';
import {
  addAddress,
  openPayment,
  type Paid,
  type RunningShop,
  runningShop,
  type Shopper,
} from '#tests/support/running-shop.ts';
import { type Answer, type Body, PASSWORD } from '#tests/support/visitor.ts';

// What attackers have tried at this shop (docs/security/held.md says which test covers which case), unless another file has it.

let shop: RunningShop;
let asha: Shopper;
let lamp: Body;
beforeAll(async () => {
  shop = await runningShop({ RATE_LIMITS: 'on', TRUST_PROXY: 'on', GUEST_ACCESS: 'open', SEED: 'none' });
  asha = await shop.shopper('Asha Patel');
  lamp = await shop.product({ name: 'Lamp', price: 500, stock: 50 });
});
afterAll(() => shop?.close());

const from = (network: string) => ({ headers: { 'x-forwarded-for': network } });
const rows = async (sql: string, values: unknown[] = []) => (await shop.sql.query(sql, values)).rows;
/** Sends these headers and bytes as they are: no client of ours corrects them. */
const raw = (bytes: string) =>
  new Promise<string>((resolve, reject) => {
    const socket = connect(Number(new URL(shop.url).port), '127.0.0.1', () => socket.end(bytes));
    let text = '';
    socket.setEncoding('latin1').on('data', (piece) => {
      text += piece;
    });
    socket.on('close', () => resolve(text));
    // A server that has refused may close the connection before it has read everything.
    socket.on('error', (error: { code?: string }) =>
      error.code === 'ECONNRESET' || error.code === 'EPIPE' ? resolve(text) : reject(error),
    );
  });
const get = (path: string, headers: Record<string, string> = {}) =>
  new Promise<{ status: number; headers: Record<string, unknown>; text: string }>((resolve, reject) => {
    const { hostname, port } = new URL(shop.url);
    httpRequest({ hostname, port, path, headers }, (answer) => {
      const pieces: Buffer[] = [];
      answer.on('data', (piece: Buffer) => pieces.push(piece));
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text: Buffer.concat(pieces).toString() }),
      );
    })
      .on('error', reject)
      .end();
  });

describe('what search engines and shared computers may keep', () => {
  it('is nothing of a payment link, by header and by page', async () => {
    const page = await get('/pay');
    expect(page.headers['x-robots-tag']).toBe('noindex');
    expect(page.headers['cache-control']).toContain('no-store');
    for (const robots of [(await get('/robots.txt')).text, robotsText(shop.url, 'ask')])
      expect(robots).not.toMatch(/: \/pay(\/|$)/m);
  });

  it('never contains the host that a stranger has sent', async () => {
    for (const path of ['/', '/products', `/productPage/${lamp._id}`, '/robots.txt', '/sitemap.xml', '/faq']) {
      const answer = await get(path, {
        host: 'evil.example',
        'x-forwarded-host': 'evil.example',
        cookie: 'kiran_kind=guest',
      });
      expect([path, answer.status, answer.text.includes('evil.example')]).toEqual([path, 200, false]);
      expect(JSON.stringify(answer.headers)).not.toContain('evil.example');
    }
  });

  it('has one script that runs, the same on every page', async () => {
    const policies = new Set<string | undefined>();
    for (const path of ['/', '/products', `/productPage/${lamp._id}`, '/faq']) {
      const page = await get(path, { cookie: 'kiran_kind=guest' });
      policies.add(/script-src ([^;]*)/.exec(String(page.headers['content-security-policy']))?.[1]);
      const running = [
        ...page.text.matchAll(/<script(?![^>]*type="application\/(?:ld\+)?json")(?![^>]*\ssrc=)[^>]*>/g),
      ];
      expect([path, running.length]).toEqual([path, 1]);
    }
    expect([...policies]).toEqual([expect.stringMatching(/^'self' 'sha256-[\w+/]{43}='$/)]);
  });

  it('shows what people write as text, never as markup', async () => {
    const evil = `</script><script>alert(1)</script><img src=x onerror=alert(2)>"'\u2028]]>`;
    const written = await asha.call('POST', `/products/${lamp._id}/reviews`, {
      comment: { name: asha.name, uid: asha.uid, msg: evil, product_id: lamp._id },
    });
    expect(written.status, written.text).toBe(201);
    const page = await get(`/productPage/${lamp._id}`, { cookie: 'kiran_kind=guest' });
    expect(page.text).toContain('alert(1)');
    expect(page.text).not.toMatch(/<script>alert|<img src=x|<\/script><script>alert/);
    const data = await get(`/productPage/${lamp._id}.data`, { cookie: 'kiran_kind=guest' });
    expect(String(data.headers['content-type'])).not.toContain('html');
  });
});

describe('a password', () => {
  it.each([
    'aaaaaaaa',
    'Password@123',
    'Solarshop@123',
    'India@2026',
    'AshaTrivedi1',
    'trivedi@2026',
    'asha.trivedi',
    'qwertyuiop',
  ])('that is easily guessed is refused: %s', async (password) => {
    const email = `asha.trivedi.${Math.random().toString(36).slice(2, 8)}@example.com`;
    const answer = await shop
      .visitor()
      .call('POST', '/auth/sign-up/email', { name: 'Asha Trivedi', email, password }, from('198.18.20.1'));
    expectRefusal(answer, 422);
    expectRefusal(
      await asha.call('POST', '/auth/change-password', { currentPassword: PASSWORD, newPassword: 'AshaPatel1' }),
      422,
      {
        fields: ['newPassword'],
      },
    );
  });
});

describe('whether somebody has an account', () => {
  const signUp = (email: string, network: string, visitor = shop.visitor()) =>
    visitor.call('POST', '/auth/sign-up/email', { name: 'Mallory Joshi', email, password: PASSWORD }, from(network));
  const statuses = (answers: Answer[]) => answers.map(({ status }) => status).toSorted();
  const asMany = (count: number, status: number) => Array<number>(count).fill(status);
  let made = 0;
  const free = () => `free${++made}@example.com`;
  /** Addresses that each have an account. */
  async function taken(count: number): Promise<string[]> {
    const emails = Array.from({ length: count }, () => `taken${++made}@example.com`);
    await shop.sql.query(
      `insert into "user" (id, name, email, email_verified, created_at, updated_at) select 'usr_' || email, 'Taken', email, false, now(), now() from unnest($1::text[]) email`,
      [emails],
    );
    return emails;
  }
  /** A verified number without an account, and the answer to signing it up with an address. */
  async function numbered(phone: string, network: string) {
    const visitor = shop.visitor();
    const { challenge } = (await visitor.call('POST', '/phone/code', { phone }, from(network))).body;
    await visitor.call('POST', '/phone/sign-in', { challenge, code: await smsCodeTo(shop, phone) }, from(network));
    return (email: string) =>
      visitor.call('POST', '/phone/sign-up', { challenge, name: 'Mallory Joshi', email }, from(network));
  }

  it.each([
    ['a household (IPv6)', '2001:db8:30:1::1', 10],
    ['a shared address (IPv4)', '198.18.30.1', 20],
  ])(
    'is revealed to %s a limited number of times an hour, even at once; then free addresses are refused too',
    async (_, network, most) => {
      const emails = await taken(most + 4);
      const answers = await Promise.all(emails.map((email) => signUp(email, network)));
      expect(statuses(answers)).toEqual([...asMany(most, 422), ...asMany(4, 429)]);
      const over = await signUp(free(), network);
      expectRefusal(over, 429);
      expect(Number(over.headers.get('retry-after'))).toBeGreaterThan(3000);
      expectRefusal(await signUp('admin@kiran.example', network), 429);
      expect((await signUp(free(), '198.18.30.2')).status).toBe(200);
      await shop.sql.query(`update turn set at = at - interval '61 minutes'`);
      expectRefusal(await signUp('admin@kiran.example', network), 422);
    },
  );

  it('is not counted where it reveals nothing new: the same address again, or an account that this browser has signed in to', async () => {
    const network = '2001:db8:30:2::1';
    expect(statuses(await Promise.all(asMany(16, 0).map(() => signUp(asha.email, network))))).toEqual(asMany(16, 422));
    const others = await taken(10);
    expect(statuses(await Promise.all(others.map((email) => signUp(email, network))))).toEqual([
      ...asMany(9, 422),
      429,
    ]);
    expectRefusal(await signUp(asha.email, network), 422);
    const home = '2001:db8:30:3::1';
    const owner = await shop.shopper('Ravi Mehta');
    await Promise.all((await taken(10)).map((email) => signUp(email, home)));
    expectRefusal(await signUp(owner.email, home), 429);
    const browser = shop.visitor();
    for (const [name, value] of owner.cookies) if (name.includes('device')) browser.cookies.set(name, value);
    expect(browser.cookies.size).toBe(1);
    expectRefusal(await signUp(owner.email, home, browser), 422);
    expectRefusal(await signUp((await taken(1))[0] as string, home, browser), 429);
  });

  it('is revealed to a proved number three times, even after its network’s limit, so that neighbours shut nobody out', async () => {
    const network = '2001:db8:30:4::1';
    await Promise.all((await taken(10)).map((email) => signUp(email, network)));
    expectRefusal(await signUp(free(), network), 429);
    expect((await (await numbered('9829000001', network))(free())).status).toBe(200);
    const ask = await numbered('9829000002', network);
    expect(statuses(await Promise.all((await taken(5)).map(ask)))).toEqual([422, 422, 422, 429, 429]);
    expectRefusal(await ask(free()), 429);
  });

  it('is revealed to the proved numbers of a network twenty times in all', async () => {
    const network = '198.18.30.3';
    let told = 0;
    for (let at = 0; at < 8; at++) {
      const ask = await numbered(`982900010${at}`, network);
      told += (await Promise.all((await taken(3)).map(ask))).filter(({ status }) => status === 422).length;
    }
    expect(told).toBe(20);
  });
});

describe('SMS', () => {
  const send = (phone: string, network: string) => shop.visitor().call('POST', '/phone/code', { phone }, from(network));
  const hourLater = (phone: string) =>
    Promise.all([
      shop.sql.query(`update turn set at = at - interval '61 minutes'`),
      shop.sql.query(`update phone_code set created_at = created_at - interval '61 minutes' where phone = $1`, [
        `+91${phone}`,
      ]),
    ]);

  it('go to one number ten times a day, however many callers ask', async () => {
    const phone = '9829000010';
    const statuses: number[] = [];
    for (let at = 0; at < 11; at++) {
      statuses.push((await send(phone, `198.18.40.${at}`)).status);
      await hourLater(phone);
    }
    expect(statuses).toEqual([...Array(10).fill(200), 429]);
    await shop.sql.query(`update turn set at = at - interval '1 day'`);
    expect((await send(phone, '198.18.40.50')).status).toBe(200);
  });

  it('are limited per hour over all numbers and networks, and the log says when there are too many', async () => {
    expect((await send('9829000020', '198.18.41.1')).status).toBe(200);
    const bucket = await rows(`select bucket from turn where bucket like 'sms %' limit 1`);
    await shop.sql.query('insert into turn (bucket, at) select $1, now() from generate_series(1, 600)', [
      bucket[0].bucket,
    ]);
    expectRefusal(await send('9829000021', '198.18.41.2'), 503, { code: 'unavailable' });
    await expect.poll(() => shop.server.output()).toContain('so many SMS were asked for that no more are sent');
    await shop.sql.query(`delete from turn where bucket like 'sms %'`);
  });
});

describe('malformed requests', () => {
  it.each([
    ['nested deeply', { email: JSON.parse(`${'['.repeat(2000)}${']'.repeat(2000)}`) }],
    ['an object within objects', { email: JSON.parse(`${'{"a":'.repeat(2000)}1${'}'.repeat(2000)}`) }],
    ['a list', { email: ['admin@kiran.example'] }],
    ['a function’s name', { email: { toString: 'x' } }],
  ])('an e-mail address that is %s is refused at sign-in', async (_, body) => {
    for (const path of ['/auth/sign-in/email', '/auth/sign-up/email', '/auth/request-password-reset']) {
      const answer = await shop
        .visitor()
        .call('POST', path, { name: 'Asha Patel', password: PASSWORD, ...body }, from('198.18.50.1'));
      expect([path, answer.status >= 400 && answer.status < 500]).toEqual([path, true]);
    }
    expect(shop.server.output()).not.toMatch(/\n\s+at \S+ \(/);
  });

  it.each([
    [
      'two lengths',
      `POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    ],
    ['no host', `GET /api/products HTTP/1.1\r\n\r\n`],
    ['an invalid host', `GET /api/products HTTP/1.1\r\nHost: a b\r\n\r\n`],
    ['an endless header', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'y'.repeat(70_000)}\r\n\r\n`],
    ['an invalid line', `GARBAGE\r\n\r\n`],
  ])('with %s harm nobody', async (_, bytes) => {
    expect(await raw(bytes)).toMatch(/^(HTTP\/1\.1 4\d\d|$)/);
    expect((await get('/healthz')).status).toBe(200);
  });

  it.each([
    '/media/../auth-secret',
    '/media/..%2fauth-secret',
    '/media/%2e%2e/auth-secret',
    '/media/%2e%2e%2f%2e%2e%2fetc%2fpasswd',
    '/media/..%5c..%5cauth-secret',
    '/media/....//auth-secret',
    '/media//etc/passwd',
    '/media/%00',
    '/media/private/x.webp',
    '/assets/../server/index.js',
    '/assets/..%2f..%2fserver%2findex.js',
    '/assets/%252e%252e%252fserver%252findex.js',
    '/brands/..%2f..%2fpackage.json',
    '/icons/..%2f..%2f..%2fpackage.json',
    '/.env',
    '/.git/config',
    '/data/auth-secret',
  ])('find no file at %s', async (path) => {
    const answer = await get(path, { cookie: 'kiran_kind=guest' });
    expect(answer.status).toBe(404);
    expect(answer.text).not.toMatch(/root:x|"scripts"|createRequestHandler/);
  });
});

describe('writes from other sites', () => {
  const write = (headers: Record<string, string>, origin: string | null, body?: string) =>
    asha.call('POST', `/saved/${lamp._id}`, undefined, { headers, origin, raw: body ?? '{}' });

  it.each([
    'https://evil.example',
    'null',
    'http://127.0.0.1',
    'http://127.0.0.1:1',
    'https://127.0.0.1',
    'http://127.0.0.1.evil.example',
    'file://',
    'x',
  ])('are refused: Origin %s', async (origin) =>
    expectRefusal(await write({}, origin), 403, { code: 'foreign-origin' }),
  );

  it.each([
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site' }],
    [{ 'sec-fetch-site': 'cross-site', 'content-type': 'text/plain' }],
    [{ 'sec-fetch-site': 'cross-site', 'content-type': 'application/x-www-form-urlencoded' }],
  ])('are refused: %o', async (headers) => expectRefusal(await write(headers as Record<string, string>, null), 403));

  it('cannot be disguised: as forms, as plain text, or by overriding the method', async () => {
    const before = (await rows('select count(*)::int as n from "order"'))[0].n;
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    for (const headers of [
      form,
      { 'content-type': 'text/plain' },
      { 'content-type': 'multipart/form-data; boundary=x' },
    ]) {
      const answer = await asha.call('POST', '/auth/update-user', undefined, {
        headers,
        origin: 'https://evil.example',
        raw: 'name=Mallory',
      });
      expectRefusal(answer, 403);
    }
    for (const name of ['x-http-method-override', 'x-method-override', 'x-http-method']) {
      const answer = await asha.call('GET', `/products/${lamp._id}?_method=DELETE`, undefined, {
        headers: { [name]: 'DELETE' },
      });
      expect([answer.status, answer.body.data.product._id]).toEqual([200, lamp._id]);
    }
    expect((await rows('select count(*)::int as n from "order"'))[0].n).toBe(before);
  });
});

it('no redirect leads to another site: eighteen ways to name one', async () => {
  const ways = [
    'https://evil.example',
    'http:evil.example',
    'HTTPS://EVIL.EXAMPLE',
    '//evil.example',
    '///evil.example',
    '////evil.example',
    '/\\evil.example',
    '\\/evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/%09/evil.example',
    '/%5cevil.example',
    '/..//evil.example',
    '/.//evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'evil.example/@kiran.example',
  ];
  for (const way of ways) {
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const browsed = await shop
      .visitor()
      .ask('POST', '/browse', undefined, { raw: new URLSearchParams({ from: way }).toString(), headers: form });
    const entered = await asha.ask('GET', `/signup?from=${encodeURIComponent(way)}`);
    for (const { status, headers } of [browsed, entered]) {
      const location = headers.get('location') ?? '/';
      expect([way, status < 400 ? new URL(location, shop.url).origin : 'refused'], location).toEqual([way, shop.url]);
      expect(location).not.toMatch(/^\/[/\\]/);
    }
  }
});

it('searches and filters are literal, whatever they contain', async () => {
  const words = [
    `'`,
    `"`,
    `';--`,
    `' or '1'='1`,
    `') or 1=1--`,
    `%`,
    `_`,
    `\\`,
    `%00`,
    `\u0000`,
    `$1`,
    `{{7*7}}`,
    `\${7*7}`,
    `a & | ! <-> b:*`,
    `(((((`,
  ];
  const failed: string[] = [];
  for (const word of words) {
    const q = encodeURIComponent(word);
    for (const path of [
      `/products?q=${q}`,
      `/products?category=${q}&brand=${q}&sort=${q}&min=${q}&max=${q}`,
      `/products?page=${q}&limit=${q}`,
      `/products/${q}`,
      `/search/suggestions?q=${q}`,
      `/services/${q}/slots?pincode=${q}`,
    ]) {
      const answer: Answer = await shop
        .visitor()
        .call('GET', path, undefined, from(`198.18.60.${words.indexOf(word)}`));
      if (answer.status >= 500 || /syntax error|postgres|kysely/i.test(answer.text))
        failed.push(`${path}: ${answer.status}`);
    }
  }
  expect(failed).toEqual([]);
});

describe('proofs of a payment', () => {
  it('count in one form only: the provider’s own over exactly these values', async () => {
    const buyer = await shop.shopper('Ravi Shah');
    await addAddress(buyer);
    const opened = await openPayment(buyer, [{ _id: lamp._id, quantity: 1, price: 500 }]);
    const paid = (await shop.pay(opened.body.id)).body as Paid;
    const right = paid.razorpay_signature;
    const forms: unknown[] = [
      '',
      '0'.repeat(64),
      right.slice(0, 63),
      `${right}0`,
      ` ${right}`,
      Buffer.from(right, 'hex').toString('base64'),
      createHmac('sha256', '').update(`${paid.razorpay_order_id}|${paid.razorpay_payment_id}`).digest('hex'),
      createHmac('sha256', 'rzp_test').update(`${paid.razorpay_order_id}|${paid.razorpay_payment_id}`).digest('hex'),
      [right],
      { toString: right },
      true,
      null,
    ];
    for (const razorpay_signature of forms) {
      const answer = await buyer.call('POST', '/razorpay/validate', { ...paid, razorpay_signature });
      expect([razorpay_signature, answer.status]).toEqual([razorpay_signature, 422]);
    }
    const six = await Promise.all(Array.from({ length: 6 }, () => buyer.call('POST', '/razorpay/validate', paid)));
    expect(six.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect((await rows('select count(*)::int as n from "order" where uid = $1', [buyer.uid]))[0].n).toBe(1);
    const id = six[0]?.body.data.order._id;
    const stock = await shop.stockOf(lamp._id);
    await Promise.all(Array.from({ length: 6 }, () => buyer.call('PUT', `/order/${id}`, { orderStatus: 'cancel' })));
    expect(await shop.stockOf(lamp._id)).toBe(stock + 1);
    expect((await rows('select count(*)::int as n from refund where order_id = $1', [id]))[0].n).toBe(1);
  });
});
