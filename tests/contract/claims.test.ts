import fc from 'fast-check';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectRefusal } from '#tests/contract/expect.ts';
import { mailsTo } from '#tests/support/mails.ts';
import { buy, type RunningShop, runningShop, type Shopper } from '#tests/support/running-shop.ts';
import { ADMIN_PASSWORD } from '#tests/support/server.ts';
import type { Answer, Body, Visitor } from '#tests/support/visitor.ts';

// Claims on the warranty of units: filed by whoever has the unit, answered by the shop, and private to both.

let shop: RunningShop;
let asha: Shopper;
let ravi: Shopper;
let admin: Shopper;
let panel: Body;
beforeAll(async () => {
  shop = await runningShop();
  [asha, ravi, admin] = await Promise.all([shop.shopper('Asha Patel'), shop.shopper('Ravi Shah'), shop.admin()]);
  panel = await shop.product({
    ...{ name: 'Claimed panel', brand: 'ruvanta', price: 1000, stock: 500, serialised: true },
    warranty: { years: 12, words: '12 years on the product' },
  });
});
afterAll(() => shop?.close());

let made = 0;
const fresh = (): string => {
  made += 1;
  return `CLM-${made}`;
};
const today = new Date(Date.now() + 5.5 * 3600_000).toISOString().slice(0, 10);
const wallet = async (who: Shopper): Promise<Body> => (await who.call('GET', '/warranty/units')).body.data;
const unitOf = async (who: Shopper, serial: string): Promise<Body | undefined> =>
  (await wallet(who)).units.find((unit: Body) => unit.serial === serial);
/** A unit that was sent to them. */
async function unit(who: Shopper = asha): Promise<{ id: string; serial: string; order: string }> {
  const serial = fresh();
  const { order } = await buy(shop, who, [{ _id: panel._id, quantity: 1, price: panel.price }]);
  const parcel = { carrier: 'Gati', serials: [{ position: 0, serials: [serial] }] };
  const answer = await admin.call('POST', `/order/${order._id}/shipments`, parcel);
  if (answer.status !== 201) throw new Error(answer.text);
  return { id: (await unitOf(who, serial))?.id, serial, order: order._id };
}
const file = (who: Visitor, unitId: string, more: object = {}): Promise<Answer> =>
  who.call('POST', '/warranty/claims', { unitId, problem: 'Two cells are black', noticedOn: today, ...more });
/** A claim of theirs on a unit of theirs. */
async function claim(who: Shopper = asha): Promise<{ id: string; unit: Awaited<ReturnType<typeof unit>> }> {
  const claimed = await unit(who);
  const answer = await file(who, claimed.id);
  expect(answer.status, answer.text).toBe(201);
  return { id: answer.body.data.id, unit: claimed };
}
const show = async (who: Visitor, id: string): Promise<Body> =>
  (await who.call('GET', `/warranty/claims/${id}`)).body.data;
const move = (id: string, state: string, answer = '', who: Visitor = admin) =>
  who.call('PUT', `/admin/warranty/claims/${id}`, { state, answer });
const part = (id: string, more: object = {}, who: Visitor = admin) =>
  who.call('POST', `/admin/warranty/claims/${id}/part`, { carrier: 'Gati', tracking: 'GT-1', ...more });
const withdraw = (who: Visitor, id: string) => who.call('DELETE', `/warranty/claims/${id}`);
const linesOf = async (id: string): Promise<string[]> =>
  (await shop.sql.query('select act from audit_entry where subject = $1 order by id', [`claim:${id}`])).rows.map(
    ({ act }) => act,
  );
const picture = (colour = '#2a74ba') =>
  sharp({ create: { width: 900, height: 700, channels: 3, background: colour } })
    .withExif({ IFD0: { Copyright: 'where the camera was' } })
    .jpeg()
    .toBuffer();
const photo = async (who: Visitor, id: string, name: string, bytes?: Uint8Array<ArrayBuffer>) =>
  fetch(`${shop.url}/api/warranty/claims/${id}/photos/${name}`, {
    method: 'PUT',
    headers: {
      cookie: [...who.cookies].map((pair) => pair.join('=')).join('; '),
      origin: shop.url,
      'content-type': 'image/jpeg',
    },
    body: bytes ?? new Uint8Array(await picture()),
  });

describe('a claim', () => {
  it('goes from filed to closed, told at each step by mail and SMS, and audited', async () => {
    const who = await shop.shopper('Tara Mehta');
    const { id, unit: claimed } = await claim(who);
    const { rows: mails } = await shop.sql.query(`select * from mail where kind = 'claim-for-shop' and uid = $1`, [
      who.uid,
    ]);
    expect(mails).toHaveLength(1);
    const [told] = mails;
    expect(told?.text).toContain(claimed.serial);
    expect(told?.text).toContain(`/admin/warranty/${id}`);
    expect((await move(id, 'accepted', 'Keep the broken panel in the shade')).status).toBe(200);
    expect((await part(id, { trackingUrl: 'https://gati.example/GT-1' })).status).toBe(200);
    expect((await move(id, 'closed')).status).toBe(200);
    const shown = await show(who, id);
    expect(shown).toMatchObject({
      state: 'closed',
      answer: 'Keep the broken panel in the shade',
      part: { carrier: 'Gati', tracking: 'GT-1' },
      replacement: null,
    });
    expect(shown.events.map(({ state }: Body) => state)).toEqual(['filed', 'accepted', 'part-sent', 'closed']);
    for (const state of ['filed', 'accepted', 'part-sent', 'closed']) {
      const own = await mailsTo(shop, who.email, `claim-${state}`);
      expect(own, state).toHaveLength(1);
      expect(own[0]?.text).toContain(shown.reference);
    }
    const { rows } = await shop.sql.query(
      `select kind from mail where channel = 'sms' and text like $1 order by created_at`,
      [`%${shown.reference}%`],
    );
    expect(rows.map(({ kind }) => kind)).toEqual(['claim-accepted', 'claim-part-sent', 'claim-closed']);
    expect(await linesOf(id)).toEqual(['claim.accepted', 'claim.part-sent', 'claim.closed']);
  });

  it('is refused with a reason, and then another can be filed', async () => {
    const { id, unit: claimed } = await claim();
    expectRefusal(await move(id, 'refused', '  '), 422, { fields: ['answer'] });
    expect((await move(id, 'refused', 'Hail is not covered')).status).toBe(200);
    expect((await show(asha, id)).answer).toBe('Hail is not covered');
    expect((await mailsTo(shop, asha.email, 'claim-refused'))[0]?.text).toContain('Hail is not covered');
    expect((await file(asha, claimed.id)).status).toBe(201);
    expect(await linesOf(id)).toEqual(['claim.refused']);
  });

  it('is withdrawn by its customer until it is answered; repeating changes nothing', async () => {
    const { id } = await claim();
    expectRefusal(await withdraw(ravi, id), 404);
    expectRefusal(await withdraw(admin, id), 404);
    for (const _ of [1, 2]) expect((await withdraw(asha, id)).status).toBe(200);
    expect((await show(asha, id)).events.map(({ state }: Body) => state)).toEqual(['filed', 'withdrawn']);
    expectRefusal(await move(id, 'accepted'), 409, { code: 'wrong-step' });
    const answered = await claim();
    await move(answered.id, 'accepted');
    expectRefusal(await withdraw(asha, answered.id), 409, { code: 'wrong-step' });
  });

  it('says at the field what is wrong with it', async () => {
    const { id } = await unit();
    expectRefusal(await file(asha, id, { problem: ' ', noticedOn: 'yesterday' }), 422, {
      fields: ['problem', 'noticedOn'],
    });
    expectRefusal(await file(asha, id, { noticedOn: '2999-01-01' }), 422, { fields: ['noticedOn'] });
    const accepted = await claim();
    await move(accepted.id, 'accepted');
    expectRefusal(await part(accepted.id, { carrier: '', trackingUrl: 'http://gati.example' }), 422, {
      fields: ['carrier', 'trackingUrl'],
    });
  });

  it('is only for one’s own units, and read by nobody else', async () => {
    const { id, unit: claimed } = await claim();
    expectRefusal(await file(ravi, claimed.id), 404);
    expectRefusal(await ravi.call('GET', `/warranty/claims/${id}`), 404);
    for (const answer of [await move(id, 'accepted', '', asha), await part(id, {}, asha)]) expectRefusal(answer, 403);
    expect((await ravi.call('GET', '/warranty/claims')).body.data).toEqual([]);
    expect((await asha.call('GET', '/warranty/claims')).body.data.map((one: Body) => one.id)).toContain(id);
  });

  it('is refused, with why, for what the warranty does not cover', async () => {
    const why = async (unitId: string) => {
      const answer = await file(asha, unitId);
      expectRefusal(answer, 409, { code: 'wrong-step' });
      return answer.body.reasonCode;
    };
    const elsewhere = { name: 'Old inverter', maker: 'Somebody', serial: fresh(), startsOn: today, years: 5 };
    const foreign = (await asha.call('POST', '/warranty/units', elsewhere)).body.data.id;
    const answer = await file(asha, foreign);
    expect(answer.body.message).toBe(
      'Old inverter was not bought from us. Please ask its maker, Somebody: the warranty is theirs.',
    );
    const [ended, returned, refunded] = [await unit(), await unit(), await unit()];
    const start = (id: string, years: string) =>
      shop.sql.query(`update unit set starts_on = ($2::date - interval '${years}')::date where id = $1`, [id, today]);
    // The last day still counts.
    await start(ended.id, '12 years 1 day');
    expect(await why(ended.id)).toBe('claim-warranty-ended');
    await start(ended.id, '12 years');
    expect((await file(asha, ended.id)).status).toBe(201);
    await shop.sql.query('update unit set returned_at = now() where id = $1', [returned.id]);
    expect(await why(returned.id)).toBe('claim-unit-returned');
    await admin.call('POST', `/order/${refunded.order}/refunds`, { amount: 50_000, note: 'scratch' });
    const { rows } = await shop.sql.query('select total_paise as total from "order" where id = $1', [refunded.order]);
    const rest = { amount: Number(rows[0].total) - 50_000, note: 'all of it' };
    const back = await admin.call('POST', `/order/${refunded.order}/refunds`, rest);
    expect(back.status, back.text).toBeLessThan(300);
    expect(await why(refunded.id)).toBe('claim-unit-refunded');
  });

  it('is not accepted for a unit that has come back meanwhile, but refused', async () => {
    const { id, unit: claimed } = await claim();
    await shop.sql.query('update unit set returned_at = now() where id = $1', [claimed.id]);
    expectRefusal(await move(id, 'accepted'), 409, { code: 'wrong-step' });
    expect((await move(id, 'refused', 'You have returned it')).status).toBe(200);
  });

  it('keeps its unit from being handed over while it is open', async () => {
    const { id, unit: claimed } = await claim();
    const offer = () => asha.call('POST', '/warranty/transfers', { units: [claimed.id] });
    const refused = await offer();
    expectRefusal(refused, 409, { code: 'wrong-step' });
    expect(refused.body.reasonCode).toBe('unit-claimed');
    await withdraw(asha, id);
    const { code } = (await offer()).body.data;
    expect((await file(asha, claimed.id)).status).toBe(201);
    expectRefusal(await ravi.call('POST', '/warranty/transfers/redeem', { code }), 422, { code: 'code-ended' });
    expect(await unitOf(asha, claimed.serial)).toBeDefined();
  });
});

describe('a replacement', () => {
  it('takes the old unit’s place with what is left of its warranty', async () => {
    const { id, unit: claimed } = await claim();
    await shop.sql.query(`update unit set starts_on = '2024-02-29' where id = $1`, [claimed.id]);
    await shop.sql.query(`insert into unit_reminder values ($1, 'product', 60, now())`, [claimed.id]);
    const before = await unitOf(asha, claimed.serial);
    await move(id, 'accepted');
    const other = await unit();
    expectRefusal(await part(id, { serial: other.serial }), 422, { fields: ['serial'] });
    expectRefusal(await part(id, { serial: 'no spaces' }), 422, { fields: ['serial'] });
    expect((await show(asha, id)).state).toBe('accepted');
    const serial = fresh();
    expect((await part(id, { serial: serial.toLowerCase() })).status).toBe(200);
    expect((await show(asha, id)).replacement).toBe(serial);
    expect(await unitOf(asha, claimed.serial)).toBeUndefined();
    const now = await unitOf(asha, serial);
    expect(now).toEqual({ ...before, id: now?.id, serial });
    const { rows } = await shop.sql.query('select part, days from unit_reminder where unit_id = $1', [now?.id]);
    expect(rows).toEqual([{ part: 'product', days: 60 }]);
    const again = await file(asha, claimed.id);
    expect(again.body.reasonCode).toBe('claim-unit-replaced');
    // The number of the broken one is the maker's again.
    const mended = { name: 'Mended', maker: 'ruvanta', serial: claimed.serial, startsOn: today };
    expect((await ravi.call('POST', '/warranty/units', mended)).status).toBe(201);
  });

  it('can be claimed and returned itself', async () => {
    const { id, unit: claimed } = await claim();
    await move(id, 'accepted');
    const serial = fresh();
    await part(id, { serial });
    await move(id, 'closed');
    const now = (await unitOf(asha, serial))?.id as string;
    const second = await file(asha, now);
    expect(second.status, second.text).toBe(201);
    await withdraw(asha, second.body.data.id);
    const { shipments } = (await asha.call('GET', `/order/${claimed.order}`)).body.data;
    await admin.call('PUT', `/order/${claimed.order}/shipments/${shipments[0].id}`, { state: 'delivered' });
    const back = { lines: [{ position: 0, quantity: 1 }], reason: 'defective' };
    const asked = (await asha.call('POST', `/order/${claimed.order}/returns`, back)).body.data.return.id;
    for (const state of ['approved', 'received'])
      expect((await admin.call('PUT', `/returns/${asked}`, { state })).status).toBe(200);
    expect(await unitOf(asha, serial)).toBeUndefined();
  });
});

describe('at once', () => {
  it('one of two claims on a unit is filed', async () => {
    const { id } = await unit();
    const answers = await Promise.all([file(asha, id), file(asha, id), file(asha, id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.reasonCode).toBe('claim-open');
  });

  it('accepting and withdrawing have one winner', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { id } = await claim();
      const answers = await Promise.all([move(id, 'accepted'), withdraw(asha, id)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      const won = answers[0]?.status === 200 ? 'accepted' : 'withdrawn';
      const { state, events } = await show(asha, id);
      expect([state, events.map((one: Body) => one.state)]).toEqual([won, ['filed', won]]);
      expect(await linesOf(id)).toEqual(won === 'accepted' ? ['claim.accepted'] : []);
    }
  });

  it('filing and handing over have one winner', async () => {
    for (let round = 0; round < 4; round += 1) await fileAndGive();
  });
  async function fileAndGive(): Promise<void> {
    const claimed = await unit();
    const { code } = (await asha.call('POST', '/warranty/transfers', { units: [claimed.id] })).body.data;
    const [filed, taken] = await Promise.all([
      file(asha, claimed.id),
      ravi.call('POST', '/warranty/transfers/redeem', { code }),
    ]);
    expect([filed.status === 201, taken.status === 200].filter(Boolean)).toHaveLength(1);
    expect((await unitOf(filed.status === 201 ? asha : ravi, claimed.serial))?.id).toBe(claimed.id);
  }
});

describe('whatever is tried', () => {
  type Try = 'accepted' | 'refused' | 'closed' | 'part' | 'withdraw';
  /** The machine told otherwise: from where each may be tried, and what comes of it. */
  const WAYS: Record<Try, [from: string, to: string]> = {
    accepted: ['filed', 'accepted'],
    refused: ['filed', 'refused'],
    withdraw: ['filed', 'withdrawn'],
    part: ['accepted', 'part-sent'],
    closed: ['part-sent', 'closed'],
  };
  const act = (what: Try, id: string) =>
    what === 'part' ? part(id) : what === 'withdraw' ? withdraw(asha, id) : move(id, what, 'because');

  it('the server moves a claim as the model does', { timeout: 240_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom<Try>('accepted', 'refused', 'closed', 'part', 'withdraw'), { maxLength: 7 }),
        async (tries) => {
          const { id } = await claim();
          let state = 'filed';
          const passed = [state];
          for (const what of tries) {
            const [from, to] = WAYS[what];
            const { status } = await act(what, id);
            const isRepeated = what === 'withdraw' && state === 'withdrawn';
            expect(status, `${what} at ${state}`).toBe(state === from || isRepeated ? 200 : 409);
            if (state !== from) continue;
            state = to;
            passed.push(state);
          }
          expect((await show(asha, id)).events.map((one: Body) => one.state)).toEqual(passed);
        },
      ),
      { numRuns: 8 },
    );
  });
});

describe('a photograph', () => {
  const fetchPhoto = (who: Visitor, id: string, name: string) =>
    who.ask('GET', `/api/warranty/claims/${id}/photos/${name}?w=320`);

  it('is shown to its customer and the shop, made anew, and to nobody else', async () => {
    const { id } = await claim();
    for (const _ of [1, 2]) expect((await photo(asha, id, 'photo-one')).status).toBe(200);
    await expect.poll(async () => (await fetchPhoto(asha, id, 'photo-one')).status).toBe(200);
    const answer = await fetchPhoto(admin, id, 'photo-one');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/webp');
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(answer.headers.get('x-robots-tag')).toBe('noindex');
    expect(answer.text).not.toContain('where the camera was');
    expect((await fetchPhoto(ravi, id, 'photo-one')).status).toBe(404);
    expect((await fetchPhoto(shop.visitor(), id, 'photo-one')).status).toBe(401);
    expect((await photo(ravi, id, 'photo-two')).status).toBe(404);
    expect((await show(asha, id)).photos).toEqual([
      { id: 'photo-one', state: 'ready', address: `/api/warranty/claims/${id}/photos/photo-one` },
    ]);
    const { rows } = await shop.sql.query('select stem, original from warranty_claim_photo where claim_id = $1', [id]);
    expect(rows[0].original).toMatch(/^private\//);
    for (const address of [rows[0].original, `private/${rows[0].stem}-320.webp`])
      expect((await shop.visitor().ask('GET', `/media/${address}`)).status).toBe(404);
  });

  it('is removed for good until the shop has answered', async () => {
    const { id } = await claim();
    await photo(asha, id, 'photo-gone');
    const remove = (who: Visitor) => who.call('DELETE', `/warranty/claims/${id}/photos/photo-gone`);
    expectRefusal(await remove(ravi), 404);
    for (const _ of [1, 2]) expect((await remove(asha)).status).toBe(200);
    // A late copy does not bring it back.
    expect((await photo(asha, id, 'photo-gone')).status).toBe(200);
    expect((await show(asha, id)).photos).toEqual([]);
    await photo(asha, id, 'photo-stays');
    await move(id, 'accepted');
    expect((await photo(asha, id, 'photo-late')).status).toBe(409);
    expectRefusal(await asha.call('DELETE', `/warranty/claims/${id}/photos/photo-stays`), 409);
    expect((await show(asha, id)).photos).toHaveLength(1);
  });

  it('is one of six at most, and one of an account at a time', async () => {
    const { id } = await claim();
    const names = Array.from({ length: 8 }, (_, at) => `photo-number-${at}`);
    const atOnce = await Promise.all(names.map((name) => photo(asha, id, name)));
    for (const { status } of atOnce) expect([200, 409, 429]).toContain(status);
    expect(atOnce.map(({ status }) => status)).toContain(200);
    // Each is sent again until it was taken, as a telephone does.
    const statuses: number[] = [];
    for (const name of names) statuses.push((await photo(asha, id, name)).status);
    expect(statuses.sort()).toEqual([...Array(6).fill(200), 409, 409]);
    expect((await show(asha, id)).photos).toHaveLength(6);
  });

  it('that is no picture is refused', async () => {
    const { id } = await claim();
    for (const bytes of [new Uint8Array(), new TextEncoder().encode('<script>alert(1)</script>')])
      expect((await photo(asha, id, 'photo-text', bytes)).status).toBe(422);
  });
});

describe('the desk', () => {
  it('has what has waited longest on top, and what is over last', async () => {
    const [late, later, over] = [await claim(), await claim(), await claim()];
    await move(over.id, 'refused', 'No');
    const wait = (id: string, days: number) =>
      shop.sql.query(`update warranty_claim set since = now() - make_interval(days => $2) where id = $1`, [id, days]);
    await wait(late.id, 400);
    await wait(later.id, 800);
    const page = await admin.ask('GET', '/admin/warranty?q=Asha');
    expect(page.status).toBe(200);
    const at = ({ id }: { id: string }) => page.text.indexOf(`/admin/warranty/${id}`);
    expect(at(later)).toBeGreaterThan(0);
    expect(at(later)).toBeLessThan(at(late));
    const refused = await admin.ask('GET', `/admin/warranty?state=refused&q=${over.unit.serial}`);
    expect(refused.text).toContain(`/admin/warranty/${over.id}`);
    expect(refused.text).not.toContain(`/admin/warranty/${late.id}`);
    const work = (await admin.call('GET', '/admin/work')).body.data as Body[];
    expect(work.find(({ kind }) => kind === 'claims')?.count).toBeGreaterThan(1);
  });
});

it('an open claim keeps the account from being erased, a closed one goes with it', async () => {
  const who = await shop.shopper('Veena Rao');
  const { id, unit: claimed } = await claim(who);
  const { shipments } = (await who.call('GET', `/order/${claimed.order}`)).body.data;
  await admin.call('PUT', `/order/${claimed.order}/shipments/${shipments[0].id}`, { state: 'delivered' });
  const erase = () => admin.call('DELETE', `/admin/customers/${who.uid}`);
  const refused = await erase();
  expectRefusal(refused, 409);
  expect(refused.body.open).toEqual({ claims: 1 });
  await withdraw(who, id);
  expect((await erase()).status).toBe(200);
  const { rows } = await shop.sql.query('select count(*)::int as n from warranty_claim where id = $1', [id]);
  expect(rows[0].n).toBe(0);
});

// Last: it takes everything that was bought here with it.
it('clearing what was tried takes claims, their mails and their photographs with it', async () => {
  const { id } = await claim();
  expect((await photo(asha, id, 'photo-tried')).status).toBe(200);
  const replaced = await claim();
  await move(replaced.id, 'accepted');
  await part(replaced.id, { serial: fresh() });
  const answer = await admin.call('POST', '/admin/trial/clear', { name: 'Kiran', password: ADMIN_PASSWORD });
  expect(answer.status, answer.text).toBe(200);
  const { rows } = await shop.sql.query(
    `select (select count(*)::int from warranty_claim) as claims,
    (select count(*)::int from unit where from_us) as units, (select count(*)::int from warranty_claim_photo) as photos,
    (select count(*)::int from mail where kind like 'claim-%' and uid = $1) as mails`,
    [asha.uid],
  );
  expect(rows).toEqual([{ claims: 0, units: 0, photos: 0, mails: 0 }]);
});
