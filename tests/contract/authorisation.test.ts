import type { RouteConfigEntry } from '@react-router/dev/routes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { API_INFO, createApi } from '#src/api/api.ts';
import { API_SCOPES, type ApiScope } from '#src/kernel/api-scopes.ts';
import { findPage, PAGES, type PageName } from '#src/kernel/page-table.ts';
import type { Shop } from '#src/shop/shop.ts';
import routes from '#src/web/routes.ts';
import { type Belongings, CALLS_BY, DATA_ALONE, OWN_PAGES, PLANT, UNDOCUMENTED } from '#tests/contract/access.ts';
import { keyCaller, makeKey } from '#tests/support/api-keys.ts';
import { book } from '#tests/support/bookings.ts';
import { holdForCash, takeCash } from '#tests/support/cash.ts';
import { offer } from '#tests/support/installations.ts';
import { buy, manyShoppers, type RunningShop, runningShop } from '#tests/support/running-shop.ts';
import { orderByTransfer, takeTransfers } from '#tests/support/transfers.ts';
import type { Visitor } from '#tests/support/visitor.ts';

// Every page, its data and every call, by every kind of caller. The cases come from the route table and the API's own document, so anything new
// that does not say who may use it makes this fail.

const api = createApi({} as Shop);
type Operation = { security?: { session?: string[]; key?: string[] }[] };
const paths = api.getOpenAPI31Document(API_INFO).paths as Record<string, Record<string, Operation>>;
const calls = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, { security = [] }]) => ({
    name: `${method.toUpperCase()} ${path}`,
    roles: security[0]?.session,
    /** The scopes that open it to a key; none: closed to every key. */
    scopes: security.find(({ key }) => key)?.key,
  })),
);
/** Every address of the route table with its file's id, under which only its data can be requested. */
const addresses = (entries: RouteConfigEntry[]): { path: string; id: string }[] =>
  entries.flatMap((one) =>
    one.children
      ? addresses(one.children)
      : [{ path: one.index ? '' : (one.path ?? ''), id: one.file.replace(/\.tsx$/, '') }],
  );
const pages = addresses(routes).filter(({ path }) => path !== '*' && !DATA_ALONE.includes(path));

/** What was once served under `/api/auth`: programs for its vulnerabilities still ask for it (docs/decisions/0034). */
const FORMER = [
  ...[
    '/account-info',
    '/callback/google',
    '/callback/x',
    '/change-email',
    '/change-password',
    '/delete-user',
    '/error',
  ],
  ...['/delete-user/callback', '/get-access-token', '/get-session', '/link-social', '/list-accounts', '/list-sessions'],
  ...['/ok', '/refresh-token', '/request-password-reset', '/reset-password', '/reset-password/x', '/revoke-session'],
  ...['/revoke-sessions', '/revoke-other-sessions', '/send-verification-email', '/sign-in/email', '/sign-in/social'],
  ...['/sign-out', '/sign-up/email', '/unlink-account', '/update-session', '/update-user', '/verify-email'],
  '/verify-password',
];

const KINDS = [
  'signed out',
  'guest',
  'unverified',
  'another customer',
  'owner',
  'banned',
  'administrator',
  'demoted',
  'technician',
] as const;
type Kind = (typeof KINDS)[number];
const NOBODY: readonly Kind[] = ['signed out', 'guest', 'banned'];

let shop: RunningShop;
let people: Record<Kind, Visitor>;
let theirs: Belongings;
beforeAll(async () => {
  shop = await runningShop();
  const [unverified, another, owner, banned, demoted, technician] = (await manyShoppers(shop, 6)) as Visitor[] as [
    Visitor,
    Visitor,
    Visitor,
    Visitor,
    Visitor,
    Visitor,
  ];
  const administrator = await shop.admin();
  const guest = shop.visitor();
  guest.cookies.set('kiran_kind', 'guest');
  demoted.cookies.set('kiran_kind', 'administrator');
  const uid = (who: Visitor) => who.cookies.get('kiran_uid');
  await shop.sql.query('update "user" set email_verified = false where id = $1', [uid(unverified)]);
  await shop.sql.query('update "user" set banned = true where id = $1', [uid(banned)]);
  await shop.sql.query(`update "user" set role = 'technician' where id = $1`, [uid(technician)]);
  people = {
    'signed out': shop.visitor(),
    guest,
    unverified,
    'another customer': another,
    owner,
    banned,
    administrator,
    demoted,
    technician,
  };
  theirs = await belongings(owner);
});
afterAll(() => shop?.close());

async function belongings(owner: Visitor): Promise<Belongings> {
  const product = await shop.product({ stock: 50, serialised: true });
  const { rows } = await shop.sql.query('select id, email from "user" where id = $1', [owner.cookies.get('kiran_uid')]);
  const shopper = { ...owner, uid: rows[0].id as string, name: 'Owner', email: rows[0].email as string };
  const { order } = await buy(shop, shopper, [{ _id: product._id, quantity: 1, price: product.price }]);
  const serial = `S-${shopper.uid.replaceAll('_', '-')}`.slice(0, 40);
  const administrator = await shop.admin();
  for (const orderStatus of ['confirmed', 'packed'])
    await administrator.call('PUT', `/order/${order._id}`, { orderStatus });
  await administrator.call('POST', `/order/${order._id}/shipments`, {
    carrier: 'Delhivery',
    serials: [{ position: 0, serials: [serial] }],
  });
  const { units } = (await owner.call('GET', '/warranty/units')).body.data;
  const sentUnit = units[0].id as string;
  const filed = { unitId: sentUnit, problem: 'It is dark', noticedOn: '2026-02-01' };
  const claim = (await owner.call('POST', '/warranty/claims', filed)).body.data.id as string;
  const { body } = await administrator.call('GET', `/order/${order._id}/documents`);
  // Another device of theirs: this session must outlive the other's end.
  const session = `elsewhere_${shopper.uid}`;
  await shop.sql.query(
    "insert into session (id, expires_at, token, updated_at, user_id) values ($1, now() + interval '1 day', $1, now(), $2)",
    [session, shopper.uid],
  );
  const document = body.data.documents[0].id as string;
  const { service } = await book(shop, shopper);
  const { id: installation } = await offer(shop, { email: shopper.email });
  await shop.sql.query('update installation set awaits_proof = false where id = $1', [installation]);
  const plant = (await owner.call('POST', '/plants', PLANT)).body.data.id as string;
  const [unit, otherUnit] = (await Promise.all(
    ['A', 'B'].map(async (letter) => {
      const foreign = `${letter}-${shopper.uid.replaceAll('_', '-')}`.slice(0, 40);
      const bought = { name: 'Inverter', maker: 'Elsewhere', serial: foreign, startsOn: '2026-01-15' };
      return (await owner.call('POST', '/warranty/units', bought)).body.data.id as string;
    }),
  )) as [string, string];
  await takeTransfers(shop);
  await shop.sql.query('update "user" set email_verified = true where id = $1', [shopper.uid]);
  const transfer = (await orderByTransfer(shopper, product)).body.id as string;
  await takeCash(shop);
  const cash = (await holdForCash(shopper, product)).body.id as string;
  const first = { plantId: plant, state: 'registered', on: '2026-02-01' };
  const { data } = (await administrator.call('POST', '/admin/solar/applications', first)).body;
  await shop.sql.query(
    `insert into solar_application_document (id, application_id, name, kind, file, bytes, state, entered_by, entered_at)
     values ($1, $2, 'Bill.pdf', 'pdf', 'private/none.pdf', 1, 'registered', 'customer', now())`,
    [`doc_${data.id}`, data.id],
  );
  return {
    application: data.id as string,
    paper: `doc_${data.id}`,
    uid: shopper.uid,
    email: shopper.email,
    product: product._id,
    order: order._id,
    installation,
    plant,
    unit,
    otherUnit,
    sentUnit,
    claim,
    document,
    session,
    address: `adr_${shopper.uid}`,
    booking: service._id,
    visit: service.visits[0]._id,
    transfer,
    cash,
  };
}

/** Only the status: some responses never end. */
async function statusOf(
  who: Visitor,
  method: string,
  path: string,
  body?: object,
): Promise<{ status: number; location: string | null }> {
  const stop = new AbortController();
  const answer = await fetch(shop.url + path, {
    method,
    redirect: 'manual',
    headers: {
      cookie: [...who.cookies].map((pair) => pair.join('=')).join('; '),
      origin: shop.url,
      'content-type': 'application/json',
    },
    ...(method !== 'GET' && { body: JSON.stringify(body ?? {}) }),
    signal: stop.signal,
  });
  const location = answer.headers.get('location');
  stop.abort();
  return { status: answer.status, location };
}

/** Checks whom a call refuses; returns `kind: status` for each wrong answer. */
async function wrong(
  ask: (who: Visitor) => Promise<{ status: number }>,
  right: (kind: Kind, status: number) => boolean,
): Promise<string[]> {
  const found: string[] = [];
  // One after the other, the owner and then the administrator last: what belongs to the owner may be gone after their call.
  const last = (kind: Kind) => ['owner', 'administrator'].indexOf(kind);
  for (const kind of [...KINDS].sort((a, b) => last(a) - last(b))) {
    const { status } = await ask(people[kind]);
    if (status >= 500 || !right(kind, status)) found.push(`${kind}: ${status}`);
  }
  return found;
}

const refused = (status: number) => status === 401 || status === 403;

describe('access rules', () => {
  it('cover every call', () => {
    const unsaid = calls
      .filter(({ name, roles }) => (roles?.length ?? 0) === 0 && !(name in CALLS_BY))
      .map(({ name }) => name);
    const gone = Object.keys(CALLS_BY).filter(
      (name) => !calls.some((call) => call.name === name && (call.roles?.length ?? 0) === 0),
    );
    expect(
      unsaid,
      'Add a line for each to CALLS_BY in tests/contract/access.ts, or guard it: middleware: [administrator(shop)]',
    ).toEqual([]);
    expect(
      gone,
      'Take these lines out of CALLS_BY in tests/contract/access.ts: a role guards them now, or they are gone',
    ).toEqual([]);
  });

  it('agree with the guard of each call', () => {
    const differing = calls
      .filter(({ name, roles }) => name in CALLS_BY && (CALLS_BY[name] === 'everybody') !== (roles === undefined))
      .map(({ name }) => name);
    expect(differing, 'CALLS_BY says everybody where the call has signedIn(shop), or the other way round').toEqual([]);
  });

  it('leave no address undocumented', () => {
    const documented = new Set(calls.map(({ name }) => name.replaceAll(/\{(\w+)\}/g, ':$1').replace(' ', ' ')));
    const found = new Set(
      api.routes.filter(({ method }) => method !== 'ALL').map(({ method, path }) => `${method} ${path}`),
    );
    const unsaid = [...found].filter(
      (name) => !documented.has(name) && !(name.replace(' /', ' /api/') in UNDOCUMENTED),
    );
    expect(
      unsaid,
      'Make it with api.openapi(createRoute(…)), or name its guard under UNDOCUMENTED in tests/contract/access.ts',
    ).toEqual([]);
  });

  it('leave no address of the former identity library open', async () => {
    for (const path of FORMER) {
      for (const method of ['GET', 'POST']) {
        const name = `${method} /auth${path}`;
        if (calls.some((call) => call.name === name) || name.replace(' ', ' /api') in UNDOCUMENTED) continue;
        const { status } = await statusOf(people.owner, method, `/api/auth${path}`);
        expect([name, status]).toEqual([name, 404]);
      }
    }
  });

  it('cover every page', () => {
    const unsaid = pages
      .filter(({ path }) => !Object.values(PAGES).some((page) => page.path === `/${path}`))
      .map(({ path }) => path);
    const unrouted = Object.values(PAGES).filter(
      (page) => ![...pages.map(({ path }) => path), ...DATA_ALONE].includes(page.path.slice(1)),
    );
    expect(unsaid, 'Add the page to PAGES in src/wire/pages.ts with its access').toEqual([]);
    expect(unrouted, 'Add a route for it to src/web/routes.ts').toEqual([]);
  });
});

describe('a call answers only those that its line or its guard names', () => {
  // A person's own belongings come first, parts before the whole, deletion last: a later call may remove what an earlier one needs.
  const rank = ({ name }: { name: string }) =>
    typeof CALLS_BY[name] === 'function' ? name.split('/').length * 10 - Number(name.startsWith('DELETE')) : 0;
  const ordered = [...calls].sort((a, b) => rank(b) - rank(a));
  it.each(ordered)('$name', async ({ name, roles }) => {
    const [method = '', path = ''] = name.split(' ');
    const line = CALLS_BY[name];
    const own = typeof line === 'function' ? line(theirs) : undefined;
    const address = `/api${own?.path ?? path.replaceAll(/\{\w+\}/g, 'unknown')}`;
    const found = await wrong(
      (who) => statusOf(who, method, address, own?.body),
      (kind, status) => {
        if (line === 'everybody') return !refused(status);
        if (NOBODY.includes(kind)) return status === 401;
        if (roles?.length) return roles.includes(kind) ? !refused(status) : status === 403;
        if (!own) return !refused(status);
        if (kind === 'owner') return !refused(status) && (own.lacking === true || status !== 404);
        return kind === 'administrator' ? status !== 401 : status === 403 || status === 404;
      },
    );
    expect(found).toEqual([]);
  });
});

describe('a key opens a call only if it has all scopes that the call names', () => {
  const callers = new Map<ApiScope, ReturnType<typeof keyCaller>>();
  beforeAll(async () => {
    for (const scope of API_SCOPES) callers.set(scope, keyCaller(shop, await makeKey(people.administrator, [scope])));
  });
  it('which these calls do', () =>
    expect(calls.filter(({ scopes }) => scopes).map(({ name, scopes }) => `${name}: ${scopes}`)).toEqual([
      'GET /products: catalogue:read',
      'GET /products/{id}: catalogue:read',
      'PUT /products/{id}/stock: stock:write',
      'GET /order: orders:read',
      'GET /order/{id}: orders:read',
      'POST /order/{id}/shipments: parcels:write',
      'PUT /order/{id}/shipments/{shipment}: parcels:write,orders:read',
    ]));
  it.each(calls)('$name', async ({ name, scopes }) => {
    const [method = '', path = ''] = name.split(' ');
    const found: string[] = [];
    for (const [scope, caller] of callers) {
      const answer = await caller(method, path.replaceAll(/\{\w+\}/g, 'unknown'), method === 'GET' ? undefined : {});
      const opens = scopes?.every((one) => one === scope) ?? false;
      const isClosed = answer.status === 403 && answer.body.reasonCode === 'key-scope';
      if (answer.status >= 500 || opens === isClosed || (opens && refused(answer.status)))
        found.push(`${scope}: ${answer.status} ${answer.body.reasonCode}`);
    }
    expect(found).toEqual([]);
  });
  it.each(Object.keys(UNDOCUMENTED))('nor does it open %s', async (name) => {
    const [method = '', path = ''] = name.split(' ');
    if (path === '/api/razorpay/webhook') return; // signed by the provider, whoever brings it
    for (const caller of callers.values())
      expect((await caller(method, path.replace('/api', ''), method === 'GET' ? undefined : {})).status).toBe(403);
  });
});

describe('a page and its data are shown only to those that PAGES names', () => {
  it.each(pages)('/$path', async ({ path, id }) => {
    const { name, page } = findPage(`/${path}`) as NonNullable<ReturnType<typeof findPage>>;
    const own = OWN_PAGES[name as PageName]?.(theirs);
    const address =
      own ?? `/${path}`.replace(/productPage\/:id/, `productPage/${theirs.product}`).replaceAll(/:\w+/g, '1');
    const mayOpen = (kind: Kind): boolean => {
      if (page.access === 'open') return true;
      if (page.access === 'public') return kind !== 'signed out';
      if (NOBODY.includes(kind)) return false;
      if (page.access === 'technician') return kind === 'technician' || kind === 'administrator';
      if (page.access === 'administrator') return kind === 'administrator';
      return !own || kind === 'owner' || kind === 'administrator';
    };
    const data = `${address === '/' ? '/_' : address}.data`;
    const views =
      page.access === 'open' || page.access === 'public'
        ? [address, data]
        : [address, data, `${data}?_routes=${encodeURIComponent(id)}`];
    for (const view of views) {
      const found: string[] = [];
      for (const kind of KINDS) {
        const { status, location } = await statusOf(people[kind], 'GET', view.replace('&', '%26'));
        // A redirect is 302 for the page and 202 for its data; both always lead away from what may not be seen.
        const away =
          status === 202 ||
          refused(status) ||
          status === 404 ||
          (status === 302 && location?.startsWith('/signup') === true);
        const shown = !refused(status) && status !== 302 && status !== 202;
        const right = mayOpen(kind) ? shown || name === 'signUp' || !own : away;
        if (status >= 500 || !right) found.push(`${kind}: ${status} ${location ?? ''}`);
      }
      expect(found, view).toEqual([]);
    }
  });

  it.each(DATA_ALONE)('%s', async (path) => {
    const found: string[] = [];
    for (const kind of NOBODY) {
      const { status } = await statusOf(people[kind], 'GET', `/${path}.data`);
      if (status !== 202) found.push(`${kind}: ${status}`);
    }
    expect(found).toEqual([]);
  });
});
