import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectRefusal } from '#tests/contract/expect.ts';
import { mailsTo } from '#tests/support/mails.ts';
import { type RunningShop, runningShop, type Shopper } from '#tests/support/running-shop.ts';
import type { Visitor } from '#tests/support/visitor.ts';

// The application of a plant for subsidy and net meter: entered by the shop and its customer, and by nobody else.

let shop: RunningShop;
let owner: Visitor;
beforeAll(async () => {
  shop = await runningShop();
  owner = await shop.admin();
});
afterAll(() => shop?.close());

/** The day so many days ago, in India. */
const ago = (days: number): string =>
  new Date(Date.now() + 5.5 * 3600_000 - days * 86_400_000).toISOString().slice(0, 10);
const PLANT = { name: 'Our roof', kwp: 3.3, tilt: 15, azimuth: 0, pin: '380009', commissionedOn: null };

async function start(state = 'registered', days = 40): Promise<{ who: Shopper; plant: string; id: string }> {
  const who = await shop.shopper();
  const plant = (await who.call('POST', '/plants', PLANT)).body.data.id as string;
  const made = await owner.call('POST', '/admin/solar/applications', { plantId: plant, state, on: ago(days) });
  expect(made.status, made.text).toBe(201);
  return { who, plant, id: made.body.data.id };
}
const enter = (who: Visitor, id: string, state: string, days: number, note = '') =>
  who.call('POST', `/applications/${id}/steps`, { state, on: ago(days), note });
const show = async (who: Visitor, id: string) => (await who.call('GET', `/applications/${id}`)).body.data;
const send = (who: Visitor, id: string, bytes: Uint8Array<ArrayBuffer>, name = 'Bill.pdf') =>
  fetch(`${shop.url}/api/applications/${id}/documents?name=${encodeURIComponent(name)}`, {
    method: 'POST',
    headers: {
      cookie: [...who.cookies].map((pair) => pair.join('=')).join('; '),
      origin: shop.url,
      'content-type': 'application/octet-stream',
    },
    body: bytes,
  });
/** What the audit log says of a subject, oldest first. */
const linesOf = async (subject: string): Promise<string[]> =>
  (await shop.sql.query('select act from audit_entry where subject = $1 order by id', [subject])).rows.map(
    ({ act }) => act,
  );
const PDF = new TextEncoder().encode('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');

describe('an application', () => {
  it('is entered by the shop, told to the customer, and dates the plant', async () => {
    const { who, plant, id } = await start();
    expect((await enter(owner, id, 'approved', 20, 'Sanctioned for 3.3 kW')).status).toBe(200);
    expect((await enter(owner, id, 'commissioned', 5)).status).toBe(200);
    const { application, events } = await show(who, id);
    expect(application).toMatchObject({
      state: 'commissioned',
      since: ago(5),
      own: 'subsidy-requested',
      next: { state: 'subsidy-requested', by: 'customer', isAssumed: true },
    });
    expect(events.map((one: { state: string; enteredBy: string }) => [one.state, one.enteredBy])).toEqual([
      ['registered', 'shop'],
      ['approved', 'shop'],
      ['commissioned', 'shop'],
    ]);
    expect((await who.call('GET', `/plants/${plant}`)).body.data.plant.commissionedOn).toBe(ago(5));
    expect(await mailsTo(shop, who.email, 'application-step')).toHaveLength(3);
    expect(await linesOf(`application:${id}`)).toEqual([
      'application.started',
      'application.moved',
      'application.moved',
    ]);
  });

  it('takes from its customer what is theirs and next, and says so', async () => {
    const { who, id } = await start('commissioned');
    expectRefusal(await enter(who, id, 'subsidy-received', 1), 409, { code: 'wrong-step' });
    expect((await enter(who, id, 'subsidy-requested', 30)).status).toBe(200);
    expectRefusal(await enter(who, id, 'rejected', 1, 'no'), 409, { code: 'wrong-step' });
    const rejected = await enter(owner, id, 'rejected', 3);
    expect(rejected.body.fields).toHaveProperty('note');
    expect((await enter(owner, id, 'rejected', 3, 'The name at the bank differs')).status).toBe(200);
    expect((await enter(who, id, 'corrected', 2)).status).toBe(200);
    expect((await enter(who, id, 'subsidy-requested', 2)).status).toBe(200);
    expect((await enter(who, id, 'subsidy-received', 0)).status).toBe(200);
    const { application, events } = await show(who, id);
    expect(application).toMatchObject({ state: 'subsidy-received', next: null, moves: [], own: null });
    expect(events.at(-1)).toMatchObject({ enteredBy: 'customer' });
    // What they enter themselves is not told to them.
    expect(await mailsTo(shop, who.email, 'application-step')).toHaveLength(2);
  });

  it('is refused days to come and before its last step, and a second one', async () => {
    const { plant, id } = await start('registered', 10);
    for (const days of [-2, 11]) {
      const { status, body } = await enter(owner, id, 'applied', days);
      expect(status).toBe(422);
      expect(body.fields).toHaveProperty('on');
    }
    const again = { plantId: plant, state: 'applied', on: ago(1) };
    expectRefusal(await owner.call('POST', '/admin/solar/applications', again), 409, { code: 'conflict' });
    const neither = await owner.call('POST', '/admin/solar/applications', { state: 'applied', on: ago(1) });
    expect(neither.status).toBe(422);
  });

  it('keeps its plant from being removed while it is under way', async () => {
    const { who, plant, id } = await start();
    expectRefusal(await who.call('DELETE', `/plants/${plant}`), 409, { code: 'wrong-step' });
    expect((await owner.call('DELETE', `/admin/solar/applications/${id}`)).status).toBe(200);
    expect((await who.call('DELETE', `/plants/${plant}`)).status).toBe(200);
    expect(await linesOf(`application:${id}`)).toEqual(['application.started', 'application.removed']);
  });

  it('is nobody else’s', async () => {
    const { who, id } = await start();
    const made = (await (await send(who, id, PDF)).json()).data.document.id as string;
    const other = await shop.shopper();
    expect((await other.call('GET', `/applications/${id}`)).status).toBe(404);
    expect((await enter(other, id, 'applied', 1)).status).toBe(404);
    expect((await send(other, id, PDF)).status).toBe(404);
    expect((await other.ask('GET', `/api/applications/${id}/documents/${made}`)).status).toBe(404);
    expect((await other.call('DELETE', `/applications/${id}/documents/${made}`)).status).toBe(404);
  });
});

describe('a document', () => {
  it('is handed out as a download that runs nothing, and removed by who added it', async () => {
    const { who, id } = await start();
    const { document } = (await (await send(who, id, PDF, 'લાઇટ બિલ.pdf')).json()).data;
    expect(document).toMatchObject({ name: 'લાઇટ બિલ.pdf', kind: 'pdf', enteredBy: 'customer' });
    const answer = await owner.ask('GET', `/api/applications/${id}/documents/${document.id}`);
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; .*filename\*=UTF-8''%E0/);
    expect(answer.headers.get('content-security-policy')).toContain('sandbox');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    const theirs = (await (await send(owner, id, PDF)).json()).data.document.id;
    expect((await who.call('DELETE', `/applications/${id}/documents/${theirs}`)).status).toBe(403);
    expect((await who.call('DELETE', `/applications/${id}/documents/${document.id}`)).status).toBe(200);
    expect((await show(who, id)).documents.map((one: { id: string }) => one.id)).toEqual([theirs]);
    expect((await owner.call('DELETE', `/applications/${id}/documents/${theirs}`)).status).toBe(200);
    expect((await linesOf(`application:${id}`)).slice(1)).toEqual([
      'application.document-added',
      'application.document-removed',
    ]);
  });

  it('that is a picture is made anew, without what its camera wrote', async () => {
    const { who, id } = await start();
    const bytes = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#2a74ba' } })
      .withExif({ IFD0: { Copyright: 'where the camera was' } })
      .png()
      .toBuffer();
    const { document } = (await (await send(who, id, new Uint8Array(bytes), 'Meter.png')).json()).data;
    expect(document.kind).toBe('jpg');
    const { rows } = await shop.sql.query('select file from solar_application_document where id = $1', [document.id]);
    expect(rows[0].file).toMatch(/^private\/doc-\w+\.jpg$/);
    const answer = await who.ask('GET', `/api/applications/${id}/documents/${document.id}`);
    expect(answer.headers.get('content-type')).toBe('image/jpeg');
    expect(answer.text).not.toContain('where the camera was');
  });

  it.each([
    ['nothing', new Uint8Array()],
    ['a text', new TextEncoder().encode('<script>alert(1)</script>')],
    ['half a PDF', new TextEncoder().encode('%PDF-1.4\n1 0 obj')],
  ])('that is %s is refused', async (_, bytes) => {
    const { who, id } = await start();
    const answer = await send(who, id, bytes);
    expect(answer.status).toBe(422);
    expect((await answer.json()).fields).toHaveProperty('file');
  });
});

describe('usual days', () => {
  const remind = async () => {
    await shop.runJob('applications.remind');
    const open = `select 1 from pgboss.job where name = 'applications.remind' and state not in ('completed', 'failed', 'cancelled')`;
    await expect.poll(async () => (await shop.sql.query(open)).rowCount, { timeout: 60_000 }).toBe(0);
  };
  const turns = async (who: Shopper) => (await mailsTo(shop, who.email, 'application-turn')).length;

  it('remind a customer once, and again at their next step; nobody for what others do', async () => {
    const [theirs, others, fresh] = [
      await start('commissioned', 60),
      await start('applied', 60),
      await start('commissioned', 2),
    ];
    await remind();
    await remind();
    expect([await turns(theirs.who), await turns(others.who), await turns(fresh.who)]).toEqual([1, 0, 0]);
    await enter(owner, theirs.id, 'subsidy-requested', 55);
    await enter(owner, theirs.id, 'rejected', 50, 'A paper is missing');
    await remind();
    expect(await turns(theirs.who)).toBe(2);
  });

  it('are the owner’s, and put what is stuck longest on top of the board', async () => {
    const [late, later] = [await start('applied', 70), await start('applied', 90)];
    const bad = await owner.call('PUT', '/admin/solar/usual-days', { usual: [{ state: 'approved', days: 0 }] });
    expect(bad.status).toBe(422);
    expect(
      (await owner.call('PUT', '/admin/solar/usual-days', { usual: [{ state: 'approved', days: 21 }] })).status,
    ).toBe(200);
    expect((await show(late.who, late.id)).application.next).toMatchObject({ usualDays: 21, isAssumed: false });
    expect(await linesOf('application:usual-days')).toEqual(['application.usual-days-changed']);
    const { text } = await owner.ask('GET', '/admin/solar/applications?state=applied');
    expect(text.indexOf(later.id)).toBeGreaterThan(0);
    expect(text.indexOf(later.id)).toBeLessThan(text.indexOf(late.id));
    expect((await owner.ask('GET', '/admin')).text).toContain('stuck for longer than usual');
  });
});
