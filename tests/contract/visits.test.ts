import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectRefusal } from '#tests/contract/expect.ts';
import { type RunningShop, runningShop, type Shopper } from '#tests/support/running-shop.ts';
import type { Visitor } from '#tests/support/visitor.ts';
import { CHECKED, makeTechnician, type PlannedVisit, planVisit } from '#tests/support/visits.ts';

// A visit between three people: its customer, its technician and the administrator; and everybody else, who gets nothing.

let shop: RunningShop;
let asha: Shopper;
let ravi: Shopper;
let kiran: Shopper;
let meena: Shopper;
let admin: Shopper;
let technicianId: string;
let jpeg: Buffer;
beforeAll(async () => {
  shop = await runningShop({ RATE_LIMITS: 'on' });
  [asha, ravi, kiran, meena, admin] = await Promise.all([
    shop.shopper('Asha Patel'),
    shop.shopper('Ravi Shah'),
    shop.shopper('Kiran Solanki'),
    shop.shopper('Meena Joshi'),
    shop.admin(),
  ]);
  technicianId = await makeTechnician(shop.sql, kiran);
  await makeTechnician(shop.sql, meena);
  jpeg = await sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#2a74ba' } })
    .withExif({ IFD0: { Copyright: 'where somebody lives' } })
    .jpeg()
    .toBuffer();
});
afterAll(() => shop?.close());

const WORK = {
  revision: 10,
  checklist: CHECKED,
  totalKwh: 4210.5,
  todayKwh: 11.2,
  inverterKw: 2.4,
  findings: 'Droppings on two panels',
  advice: 'Trim the tree',
};
const plan = (more: object = {}) => planVisit(shop.sql, asha, technicianId, more);
const state = async ({ visit }: PlannedVisit) =>
  (await shop.sql.query('select state from visit where id = $1', [visit])).rows[0].state;
const events = async ({ booking }: PlannedVisit) =>
  (await shop.sql.query('select what from booking_event where booking_id = $1 order by id', [booking])).rows.map(
    (row) => row.what,
  );
const mails = async ({ booking }: PlannedVisit, kind: string) =>
  (
    await shop.sql.query(
      'select channel, text from mail where kind = $1 and reference = (select number::text from booking where id = $2) order by channel',
      [kind, booking],
    )
  ).rows;
const leave = (who: Visitor, { visit }: PlannedVisit) => who.call('POST', `/visits/${visit}/on-the-way`);
const start = (who: Visitor, { visit, code }: PlannedVisit, said = code) =>
  who.call('POST', `/visits/${visit}/start`, { code: said });
const note = (who: Visitor, { visit }: PlannedVisit, more: object = {}) =>
  who.call('PUT', `/visits/${visit}/work`, { ...WORK, ...more });
const finish = (who: Visitor, { visit }: PlannedVisit, more: object = {}) =>
  who.call('POST', `/visits/${visit}/complete`, {
    signedBy: 'Asha Patel',
    agreed: true,
    drawing: 'M10 10L40 90L70 20',
    ...more,
  });
async function send(who: Visitor, { visit }: PlannedVisit, id: string, side = 'before', bytes: Buffer = jpeg) {
  const answer = await fetch(`${shop.url}/api/visits/${visit}/photos/${id}?side=${side}`, {
    method: 'PUT',
    headers: {
      cookie: [...who.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      origin: shop.url,
      'content-type': 'image/jpeg',
    },
    body: new Uint8Array(bytes),
  });
  const text = await answer.text();
  return { status: answer.status, headers: answer.headers, text, body: JSON.parse(text) };
}
const see = (who: Visitor, { visit }: PlannedVisit, id: string, query = '') =>
  who.call('GET', `/visits/${visit}/photos/${id}${query}`);
/** A visit up to its start. */
async function begun(more: object = {}): Promise<PlannedVisit> {
  const planned = await plan(more);
  await leave(kiran, planned);
  expect((await start(kiran, planned)).status).toBe(200);
  return planned;
}

describe('a visit', () => {
  it('goes from departure to signature, each step once, and takes its booking along', async () => {
    const planned = await plan();
    expectRefusal(await start(kiran, planned), 409, { code: 'wrong-step' });
    const left = await Promise.all([leave(kiran, planned), leave(kiran, planned)]);
    expect(left.map((one) => one.status)).toEqual([200, 200]);
    expect(left[0].body.data).toMatchObject({ visit: { state: 'on-the-way' }, code: '' });
    expect(await mails(planned, 'visit-on-the-way')).toMatchObject([
      { channel: 'mail', text: expect.stringContaining('Kiran Solanki') },
      { channel: 'sms' },
    ]);
    expectRefusal(await note(kiran, planned), 409, { code: 'wrong-step' });
    expectRefusal(await send(kiran, planned, 'photo-early'), 409, { code: 'wrong-step' });
    expect((await start(kiran, planned)).body.data.visit.state).toBe('started');
    expect((await start(kiran, planned)).status).toBe(200);
    expectRefusal(await finish(kiran, planned), 422, { fields: ['after', 'before', 'checklist', 'totalKwh'] });
    expect((await note(kiran, planned)).body.data.work).toMatchObject({
      revision: 10,
      totalKwh: 4210.5,
      checklist: CHECKED,
    });
    expect((await send(kiran, planned, 'photo-b-1', 'before')).status).toBe(200);
    expect((await send(kiran, planned, 'photo-a-1', 'after')).status).toBe(200);
    expectRefusal(await finish(kiran, planned, { agreed: false }), 422, { fields: ['agreed'] });
    expectRefusal(await finish(kiran, planned, { drawing: 'M0 0"><script>' }), 422, { fields: ['drawing'] });
    const done = await Promise.all([finish(kiran, planned), finish(kiran, planned)]);
    expect(done.map((one) => one.body.data.visit.state)).toEqual(['completed', 'completed']);
    expect(await events(planned)).toEqual(['on-the-way', 'started', 'completed', 'completed']);
    expect(await mails(planned, 'visit-completed')).toHaveLength(2);
    const { rows } = await shop.sql.query('select state, completed_at from booking where id = $1', [planned.booking]);
    expect(rows[0]).toMatchObject({ state: 'completed', completed_at: expect.any(Date) });
    const papers = await shop.sql.query('select kind, cause from tax_document where subject_id = $1', [
      planned.booking,
    ]);
    expect(papers.rows).toEqual([{ kind: 'invoice', cause: planned.visit }]);
    const service = (await asha.call('GET', `/service/${planned.booking}`)).body.data.service;
    expect(service).toMatchObject({
      serviceStatus: 'completed',
      serviceHistory: [{ employeeName: 'Kiran Solanki', problems: WORK.findings }],
    });
    expect(service.serviceHistory[0]).toMatchObject({
      beforeImages: [`/api/visits/${planned.visit}/photos/photo-b-1`],
      afterImages: [`/api/visits/${planned.visit}/photos/photo-a-1`],
    });
    expectRefusal(await note(kiran, planned, { revision: 11 }), 409, { code: 'wrong-step' });
    expect((await asha.call('GET', `/visits/${planned.visit}`)).body.data).toMatchObject({
      code: '4711',
      work: { signedBy: 'Asha Patel' },
    });
  });

  it('leaves a booking of two visits open until both are done', async () => {
    const first = await begun({ visits: 2 });
    const second = await planVisit(shop.sql, asha, technicianId, { booking: first.booking, position: 2 });
    await leave(kiran, second);
    await start(kiran, second);
    for (const one of [first, second]) {
      await note(kiran, one);
      await Promise.all([send(kiran, one, 'photo-b-1', 'before'), send(kiran, one, 'photo-a-1', 'after')]);
    }
    const booking = async () =>
      (await shop.sql.query('select state from booking where id = $1', [first.booking])).rows[0].state;
    expect((await finish(kiran, first)).status).toBe(200);
    expect(await booking()).toBe('active');
    expect((await finish(kiran, second)).status).toBe(200);
    expect(await booking()).toBe('completed');
  });

  it('never moves once it is cancelled', async () => {
    const planned = await plan();
    await shop.sql.query(`update visit set state = 'cancelled' where id = $1`, [planned.visit]);
    for (const answer of [
      await leave(kiran, planned),
      await start(kiran, planned),
      await note(kiran, planned),
      await finish(kiran, planned),
    ]) {
      expectRefusal(answer, 409, { code: 'wrong-step' });
    }
  });

  it('starts only with the right code; five wrong ones lock it for a while', async () => {
    const planned = await plan();
    await leave(kiran, planned);
    for (const code of ['', '12345', 'abcd'])
      expectRefusal(await start(kiran, planned, code), 422, { fields: ['code'] });
    const wrong = await Promise.all(
      ['0000', '1111', '2222', '3333', '4444', '5555', '6666'].map((code) => start(kiran, planned, code)),
    );
    expect(wrong.map((one) => one.status).sort()).toEqual([422, 422, 422, 422, 422, 429, 429]);
    const closed = await start(kiran, planned);
    expectRefusal(closed, 429, { code: 'too-many' });
    expect(Number(closed.headers.get('retry-after'))).toBeGreaterThan(800);
    expect(await state(planned)).toBe('on-the-way');
    await shop.sql.query(`update turn set at = at - interval '16 minutes'`);
    expect((await start(kiran, planned)).status).toBe(200);
  });

  it('is closed to others: another technician, another customer, a former technician', async () => {
    const planned = await begun();
    await send(kiran, planned, 'photo-b-1');
    for (const who of [meena, ravi]) {
      expectRefusal(await who.call('GET', `/visits/${planned.visit}`), 403);
      for (const act of [leave, start, note, finish]) expectRefusal(await act(who, planned), 403);
      expectRefusal(await send(who, planned, 'photo-x-1'), 403);
      expectRefusal(await who.call('DELETE', `/visits/${planned.visit}/photos/photo-b-1`), 403);
      expectRefusal(await see(who, planned, 'photo-b-1'), 403);
    }
    for (const act of [leave, start, note, finish]) {
      expectRefusal(await act(shop.visitor(), planned), 401);
      expectRefusal(await act(asha, planned), 403);
    }
    expectRefusal(await send(shop.visitor(), planned, 'photo-x-1'), 401);
    expectRefusal(await see(shop.visitor(), planned, 'photo-b-1'), 401);
    expectRefusal(await ravi.call('GET', '/visits'), 403);
    expectRefusal(await kiran.call('GET', '/visits/vis_unknown'), 404);
    const listed = async (who: Visitor) =>
      (await who.call('GET', '/visits')).body.data.visits.map((one: { id: string }) => one.id);
    expect(await listed(kiran)).toContain(planned.visit);
    expect(await listed(admin)).toContain(planned.visit);
    expect(await listed(meena)).toEqual([]);
    await shop.sql.query(`update "user" set role = 'customer' where id = $1`, [kiran.uid]);
    expectRefusal(await note(kiran, planned), 403);
    await shop.sql.query(`update "user" set role = 'technician' where id = $1`, [kiran.uid]);
    expect((await note(admin, planned)).status).toBe(200);
  });
});

describe('a technician’s note', () => {
  it('is kept as the newest revision, whatever arrives late or twice', async () => {
    const planned = await begun();
    await Promise.all(
      [12, 10, 14, 11, 14].map((revision) => note(kiran, planned, { revision, findings: `as of ${revision}` })),
    );
    expect((await kiran.call('GET', `/visits/${planned.visit}`)).body.data.work).toMatchObject({
      revision: 14,
      findings: 'as of 14',
    });
    expect((await note(kiran, planned, { revision: 13 })).body.data.work.findings).toBe('as of 14');
  });

  it('is refused where it makes no sense', async () => {
    const planned = await begun();
    for (const wrong of [
      { totalKwh: -1 },
      { totalKwh: '12' },
      { checklist: { roof: { result: 'ok' } } },
      { checklist: { shading: { result: 'fine' } } },
      { revision: 0 },
    ]) {
      expectRefusal(await note(kiran, planned, { revision: 20, ...wrong }), 422);
    }
    expectRefusal(await note(kiran, planned, { revision: 20, checklist: { hotSpots: { result: 'ok' } } }), 422, {
      fields: ['checklist'],
    });
  });
});

describe('a photo', () => {
  it('is stored once under its name, without metadata, and shown only to its people', async () => {
    const planned = await begun();
    const sent = await Promise.all([1, 2, 3].map(() => send(kiran, planned, 'photo-same-1')));
    expect(sent.map((one) => one.status)).toEqual([200, 200, 200]);
    const { photos } = (await kiran.call('GET', `/visits/${planned.visit}`)).body.data;
    expect(photos).toMatchObject([
      { id: 'photo-same-1', side: 'before', address: `/api/visits/${planned.visit}/photos/photo-same-1` },
    ]);
    await expect.poll(async () => (await see(asha, planned, 'photo-same-1')).status).toBe(200);
    for (const who of [asha, kiran, admin]) {
      const shown = await see(who, planned, 'photo-same-1', '?w=320');
      expect(shown.status).toBe(200);
      expect(shown.headers.get('cache-control')).toBe('private, no-store');
      expect(shown.headers.get('content-type')).toBe('image/webp');
      expect(shown.text).not.toContain('where somebody lives');
    }
    // No browser caches it, so there is nothing to validate with an ETag.
    expect((await see(asha, planned, 'photo-same-1')).headers.get('etag')).toBeNull();
    expectRefusal(await see(ravi, planned, 'photo-same-1'), 403);
    const { rows } = await shop.sql.query('select stem, original from visit_photo where visit_id = $1', [
      planned.visit,
    ]);
    for (const name of [
      `${rows[0].stem}-320.webp`,
      rows[0].original,
      `../${rows[0].original}`,
      `%2e%2e%2fprivate%2f${rows[0].stem}-1280.webp`,
    ]) {
      expect((await asha.ask('GET', `/media/${name}`)).status).toBe(404);
    }
  });

  it('can be removed for good during the visit; eight per side and no more, also at once', async () => {
    const planned = await begun();
    await send(kiran, planned, 'photo-gone-1');
    expect((await kiran.call('DELETE', `/visits/${planned.visit}/photos/photo-gone-1`)).status).toBe(200);
    expect((await kiran.call('DELETE', `/visits/${planned.visit}/photos/photo-never-came`)).status).toBe(200);
    expect((await send(kiran, planned, 'photo-gone-1')).status).toBe(200);
    expect((await send(kiran, planned, 'photo-never-came')).status).toBe(200);
    const photos = async () => (await kiran.call('GET', `/visits/${planned.visit}`)).body.data.photos.length;
    expect(await photos()).toBe(0);
    const ten = await Promise.all(Array.from({ length: 10 }, (_, at) => send(kiran, planned, `photo-many-${at}`)));
    expect(ten.map((one) => one.status).sort()).toEqual([200, 200, 200, 200, 200, 200, 200, 200, 409, 409]);
    expect(await photos()).toBe(8);
  });

  it('is checked like every upload', async () => {
    const planned = await begun();
    expectRefusal(await send(kiran, planned, 'photo-bad-1', 'before', Buffer.from('<svg><script/></svg>')), 422, {
      fields: ['file'],
    });
    expectRefusal(await send(kiran, planned, 'photo-bad-2', 'before', Buffer.alloc(16 * 1024 * 1024)), 413);
    expectRefusal(await send(kiran, planned, 'photo-bad-3', 'left'), 422, { fields: ['side'] });
    expectRefusal(await send(kiran, planned, 'Photo_Bad', 'before'), 422);
    expectRefusal(await send(kiran, planned, 'photo-bad-4', 'before', Buffer.alloc(0)), 422, { fields: ['file'] });
  });
});

describe('a visit gives its customer', () => {
  it('a calendar file with the time in UTC, and a report of what was done, which others cannot open', async () => {
    const planned = await begun({ locale: 'hi' });
    const calendar = await asha.call('GET', `/visits/${planned.visit}/calendar.ics`);
    expect(calendar.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    const { rows } = await shop.sql.query(
      `select to_char(starts_at at time zone 'UTC', 'YYYYMMDD"T"HH24MISS"Z"') as start, version from visit where id = $1`,
      [planned.visit],
    );
    expect(calendar.text).toContain(`\r\nDTSTART:${rows[0].start}\r\n`);
    expect(calendar.text).toContain(`\r\nSEQUENCE:${rows[0].version - 1}\r\n`);
    expect((await kiran.call('GET', `/visits/${planned.visit}/calendar.ics`)).text).not.toContain('4711');
    expectRefusal(await asha.call('GET', `/visits/${planned.visit}/report.pdf`), 409, { code: 'wrong-step' });
    await note(kiran, planned);
    await Promise.all([send(kiran, planned, 'photo-b-1', 'before'), send(kiran, planned, 'photo-a-1', 'after')]);
    await finish(kiran, planned);
    for (const who of [asha, kiran, admin]) {
      const report = await who.call('GET', `/visits/${planned.visit}/report.pdf`);
      expect(report.status, report.text.slice(0, 300)).toBe(200);
      expect(report.headers.get('content-type')).toBe('application/pdf');
      expect(report.headers.get('cache-control')).toBe('private, no-store');
      expect(report.text).toMatch(/^%PDF-/);
    }
    for (const paper of ['calendar.ics', 'report.pdf']) {
      for (const who of [ravi, meena]) expectRefusal(await who.call('GET', `/visits/${planned.visit}/${paper}`), 403);
      expectRefusal(await shop.visitor().call('GET', `/visits/${planned.visit}/${paper}`), 401);
      expectRefusal(await asha.call('GET', `/visits/vis_unknown/${paper}`), 404);
    }
  });

  it('advice about cleaning, if they want it', async () => {
    const declined = async () =>
      (await shop.sql.query('select * from advice_declined where uid = $1', [asha.uid])).rowCount;
    for (const wanted of [false, false])
      expect((await asha.call('PUT', '/visits-advice', { wanted })).status).toBe(200);
    expect(await declined()).toBe(1);
    expect((await asha.call('PUT', '/visits-advice', { wanted: true })).status).toBe(200);
    expect(await declined()).toBe(0);
    expectRefusal(await asha.call('PUT', '/visits-advice', { wanted: 'no' }), 422, { fields: ['wanted'] });
    expectRefusal(await shop.visitor().call('PUT', '/visits-advice', { wanted: false }), 401);
  });
});
