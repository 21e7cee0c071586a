import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectRefusal } from '#tests/contract/expect.ts';
import { pdfText } from '#tests/support/pdf-text.ts';
import { type RunningShop, runningShop, type Shopper } from '#tests/support/running-shop.ts';
import type { Body } from '#tests/support/visitor.ts';

// A plan is saved by a form that needs no script, opened by whoever holds its link, and asked about; the shop moves the lead on.

let shop: RunningShop;
let admin: Shopper;
beforeAll(async () => {
  shop = await runningShop({ TRUST_PROXY: 'on', RATE_LIMITS: 'on' });
  admin = await shop.admin();
});
afterAll(() => shop?.close());

const KIT = 'ruvanta-3kw-dcr-on-grid-rooftop-kit';
const HOME = 'pin=380060&discom=ugvcl&bill=3200&months=1&roof=60&phase=1&load=3';
const PLAN = `/solar/plan?${HOME}`;
const newToken = () => randomBytes(32).toString('base64url');
let network = 0;
const ownNetwork = () => {
  network += 1;
  return `198.51.100.${network}`;
};

type Sent = { status: number; headers: Headers; text: string };
const cookies = (who?: Shopper, language = 'en') =>
  [...(who ? who.cookies : [['kiran_kind', 'guest']]), ['kiran_lang', language]]
    .map((pair) => pair.join('='))
    .join('; ');
/** Without scripts, which hold all texts of the page. */
const shown = (html: string) => html.replaceAll(/<script[\s\S]*?<\/script>/g, '');
/** Each from a network of its own, unless one is given. */
async function send(
  path: string,
  form: Record<string, string>,
  { who, from = ownNetwork(), origin = shop.url }: { who?: Shopper; from?: string; origin?: string } = {},
): Promise<Sent> {
  const answer = await fetch(shop.url + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie: cookies(who), origin, 'x-forwarded-for': from },
    body: new URLSearchParams(form),
  });
  return { status: answer.status, headers: answer.headers, text: shown(await answer.text()) };
}
async function open(path: string, language = 'en'): Promise<Sent & { bytes: Buffer }> {
  const answer = await fetch(shop.url + path, {
    headers: { cookie: cookies(undefined, language) },
    redirect: 'manual',
  });
  const bytes = Buffer.from(await answer.arrayBuffer());
  return { status: answer.status, headers: answer.headers, text: shown(bytes.toString()), bytes };
}
const CONTACT = { name: 'Asha Patel', phone: '9876543210', email: '', consent: 'on' };
async function save(form: Record<string, string> = {}, more: Parameters<typeof send>[2] = {}): Promise<string> {
  const token = newToken();
  const sent = await send(PLAN, { do: 'save', token, ...form }, more);
  expect(sent.status, sent.text).toBe(303);
  expect(sent.headers.get('location')).toBe(`/solar/plan/${token}`);
  return token;
}
const rows = async (sql: string, values: unknown[] = []) => (await shop.sql.query(sql, values)).rows;
const idOf = async (token: string): Promise<string> => {
  const page = await open(`/solar/plan/${token}`);
  expect(page.status).toBe(200);
  return (await rows('select id from solar_proposal order by created_at desc, id desc limit 1'))[0].id;
};
const dear = (change: number) =>
  shop.sql.query('update product set price_paise = price_paise + $1, version = version + 1 where id = $2', [
    change,
    KIT,
  ]);

describe('a plan', () => {
  it('has a form that works without script, with a token of its own', async () => {
    const { text } = await open(PLAN);
    expect(text).toMatch(/<form[^>]* method="post"/);
    const token = /name="token" value="([\w-]{43})"/.exec(text)?.[1];
    expect(token).toBeDefined();
    expect((await open(PLAN)).text).not.toContain(token);
  });
  it('is saved with its answers, its result, the figures used and its price, and only a hash of its token', async () => {
    const token = await save();
    const id = await idOf(token);
    const [version] = await rows('select * from solar_proposal_version where proposal_id = $1', [id]);
    expect(version).toMatchObject({ number: 1, kit_id: KIT, installed_paise: 17_459_263, kit_paise: 13_999_000 });
    expect(Object.fromEntries(new URLSearchParams(version.query))).toMatchObject({ pin: '380060', bill: '3200' });
    expect(version.figure_ids).toContain('fig_slabs_state_urban');
    expect(version.figure_ids).toContain('fig_validity_2026');
    const all = JSON.stringify(await rows('select * from solar_proposal where id = $1', [id]));
    expect(all).not.toContain(token);
  });
  it('takes a number as phones store it', async () => {
    const id = await idOf(await save({ do: 'call', ...CONTACT, phone: '+91 98765-43210' }));
    const [lead] = await rows(
      'select phone from solar_lead join solar_proposal on lead_id = solar_lead.id where solar_proposal.id = $1',
      [id],
    );
    expect(lead).toEqual({ phone: '9876543210' });
  });
  it('is saved once, however often the form is sent', async () => {
    const token = newToken();
    const answers = await Promise.all([1, 2, 3].map(() => send(PLAN, { do: 'call', token, ...CONTACT })));
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
    const id = await idOf(token);
    expect(await rows('select 1 from solar_proposal_version where proposal_id = $1', [id])).toHaveLength(1);
    expect(await rows('select lead_id from solar_proposal where id = $1', [id])).toEqual([
      { lead_id: expect.stringMatching(/^led_/) },
    ]);
  });
  it('belongs to whoever is signed in', async () => {
    const asha = await shop.shopper('Asha Patel');
    const id = await idOf(await save({}, { who: asha }));
    expect(await rows('select uid from solar_proposal where id = $1', [id])).toEqual([{ uid: asha.uid }]);
  });
  it.each([
    ['no name, no way to reach, no consent', { name: '', phone: '', email: '' }, ['name', 'phone', 'consent']],
    ['a wrong number', { ...CONTACT, phone: '12345' }, ['phone']],
    ['a wrong address', { ...CONTACT, phone: '', email: 'asha' }, ['email']],
    ['no consent', { name: 'Asha Patel', phone: '9876543210' }, ['consent']],
  ])('asked about with %s keeps what was typed, and says what is wrong', async (_, form, wrong) => {
    const token = newToken();
    const { status, text, headers } = await send(PLAN, { do: 'call', token, ...form });
    expect(status).toBe(422);
    expect(headers.get('cache-control')).toBe('private, no-store');
    for (const value of Object.values(form)) if (value && value !== 'on') expect(text).toContain(`value="${value}"`);
    expect(text).toContain(`value="${token}"`);
    expect(text.match(/aria-invalid="true"/g)).toHaveLength(wrong.length);
    if (wrong.includes('consent')) expect(text).toContain('We may only call or write if you agree');
    expect((await open(`/solar/plan/${token}`)).status).toBe(404);
  });
  it('that comes to no system is not saved, and its page says why there is none', async () => {
    const token = newToken();
    const { status, text } = await send('/solar/plan?pin=380060&discom=ugvcl&bill=300', { do: 'save', token });
    expect(status).toBe(409);
    expect(text).toContain('Not worth it yet');
    expect((await open(`/solar/plan/${token}`)).status).toBe(404);
  });
  it.each([['/solar/plan'], ['/solar/plan?pin=400001&bill=3200'], ['/solar/plan?pin=380060']])(
    'of wrong answers (%s) leads back to its question',
    async (path) => {
      const { status, headers } = await send(path, { do: 'save', token: newToken() });
      expect(status).toBe(302);
      expect(headers.get('location')).toContain('/solar');
    },
  );
  it('is not saved for another site, under a token that is none, or in a flood', async () => {
    expect((await send(PLAN, { do: 'save', token: newToken() }, { origin: 'https://evil.example' })).status).toBe(403);
    expect((await send(PLAN, { do: 'save', token: 'mine' })).status).toBe(422);
    expect((await send(PLAN, { do: 'save', token: newToken(), name: 'x'.repeat(20_000) })).status).toBe(413);
    const from = '203.0.113.9';
    const each = [];
    for (let at = 0; at < 7; at++) each.push(await send(PLAN, { do: 'call', token: newToken(), ...CONTACT }, { from }));
    expect(each.map(({ status }) => status)).toEqual([303, 303, 303, 303, 303, 303, 429]);
    expect(each[6]?.text).toContain('value="Asha Patel"');
  });
});

describe('a saved plan', () => {
  it('shows what was saved, to nobody who searches, and to nobody twice', async () => {
    const { text, headers } = await open(`/solar/plan/${await save()}`);
    expect(text).toContain('Version 1');
    expect(text).toContain('3.24 kW');
    expect(text).toContain('This price holds until');
    expect(text).toContain('Today’s price is the same');
    expect(text).not.toContain('Make version');
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(headers.get('referrer-policy')).toMatch(/no-referrer|same-origin|strict-origin/);
  });
  it.each([
    ['/solar/plan/unknown'],
    [`/solar/plan/${'a'.repeat(43)}`],
    [`/solar/plan/${'a'.repeat(43)}.pdf`],
    ['/solar/plan/.pdf'],
  ])('is not found at %s', async (path) => {
    expect((await open(path)).status).toBe(404);
  });
  it('has the versions that it has, and no others', async () => {
    const token = await save();
    expect((await open(`/solar/plan/${token}?v=1`)).status).toBe(200);
    for (const v of ['2', '0', 'x', '1e3']) expect((await open(`/solar/plan/${token}?v=${v}`)).status).toBe(404);
  });
  it('shows both prices after a change, holds the saved one, and becomes version 2', async () => {
    const token = await save();
    await dear(1_000_000);
    const changed = (await open(`/solar/plan/${token}`)).text;
    expect(changed).toContain('This price holds until');
    expect(changed).toContain('₹1,74,592.63');
    expect(changed).toContain('The price has changed since it was saved');
    expect(changed).toContain('₹1,49,990');
    expect(changed).toContain('Make version 2');
    const both = await Promise.all([1, 2].map(() => send(`/solar/plan/${token}`, { do: 'renew' })));
    expect(both.map(({ status }) => status)).toEqual([303, 303]);
    const second = (await open(`/solar/plan/${token}`)).text;
    expect(second).toContain('Version 2');
    expect(second).toContain('Today’s price is the same');
    expect(second).not.toContain('Make version 3');
    const first = (await open(`/solar/plan/${token}?v=1`)).text;
    expect(first).toContain('This is an older version');
    expect(first).toContain('₹1,74,592.63');
    await dear(-1_000_000);
  });
  it('ends after its last day: only today’s price counts then, and the next version holds anew', async () => {
    const token = await save();
    const id = await idOf(token);
    await shop.sql.query("update solar_proposal_version set valid_until = '2020-01-01' where proposal_id = $1", [id]);
    const { text } = await open(`/solar/plan/${token}`);
    expect(text).toContain('The price of this version held until 1 January 2020');
    expect(text).not.toContain('This price holds until');
    expect((await send(`/solar/plan/${token}`, { do: 'renew' })).status).toBe(303);
    expect((await open(`/solar/plan/${token}`)).text).toContain('This price holds until');
  });
  it('does not hold its price for a kit that is sold out', async () => {
    const token = await save();
    const [{ stock }] = await rows('select stock from product where id = $1', [KIT]);
    await shop.sql.query('update product set stock = 0, version = version + 1 where id = $1', [KIT]);
    expect((await open(`/solar/plan/${token}`)).text).toContain('the saved price does not hold for now');
    await shop.sql.query('update product set stock = $2, version = version + 1 where id = $1', [KIT, stock]);
  });
  it('can be asked about later, once', async () => {
    const token = await save();
    expect((await send(`/solar/plan/${token}`, { do: 'call', ...CONTACT, phone: '1' })).status).toBe(422);
    for (let at = 0; at < 2; at++)
      expect((await send(`/solar/plan/${token}`, { do: 'call', ...CONTACT })).status).toBe(303);
    expect((await open(`/solar/plan/${token}`)).text).toContain('We have your details');
    const id = await idOf(token);
    const [{ source }] = await rows(
      'select source from solar_lead join solar_proposal on lead_id = solar_lead.id where solar_proposal.id = $1',
      [id],
    );
    expect(source).toBe('proposal');
  });
});

describe('the PDF', () => {
  it.each([
    ['en', ['Solar plan', 'Price holds until', 'Not confirmed', 'Not included', 'Tariff of the four state discoms']],
    ['hi', ['दायरा', 'अपुष्ट']],
    ['gu', ['3.24 kW']],
  ])('has all of it, in %s', async (language, wanted) => {
    const { status, headers, bytes } = await open(`/solar/plan/${await save()}.pdf`, language);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(headers.get('x-robots-tag')).toBe('noindex');
    const text = pdfText(bytes).replaceAll('\n', ' ').replaceAll('\u00a0', ' ');
    for (const words of [...wanted, '1,74,592.63', '1,39,990', '505']) expect(text).toContain(words);
  });
  it('names the subsidy’s end, nobody’s name, and the day on which a version has ended', async () => {
    await shop.sql.query(
      `insert into dated_figure (id, key, scope, value, source, url, kind, confirmed, effective_from, checked_on) values
        ('fig_vendor_test', 'vendor-registration', 'shop', '{"text": "GJ-1"}', 'test', null, 'assumption', true, '2026-01-01', '2026-01-01')`,
    );
    const token = await save({ do: 'call', ...CONTACT, name: 'Zarnipal Quexborn' });
    const text = async () =>
      pdfText((await open(`/solar/plan/${token}.pdf`)).bytes)
        .replaceAll('\n', ' ')
        .replaceAll('\u00a0', ' ');
    expect(await text()).toContain('₹ 78,000.00, later');
    expect(await text()).toContain('31 March 2027');
    expect(await text()).not.toContain('Quexborn');
    expect(await text()).not.toContain('It no longer counts');
    const id = await idOf(token);
    await shop.sql.query("update solar_proposal_version set valid_until = '2020-01-01' where proposal_id = $1", [id]);
    expect(await text()).toContain('It no longer counts');
    await shop.sql.query("delete from dated_figure where id = 'fig_vendor_test'");
  });
});

describe('a lead', () => {
  const asked = async (name: string): Promise<string> => {
    await save({ do: 'call', ...CONTACT, name });
    return (await rows('select id from solar_lead where name = $1', [name]))[0].id;
  };
  const change = (id: string, body: object) => admin.call('PUT', `/admin/solar/leads/${id}`, body);

  it('goes forward, is lost for a reason, and is reopened', async () => {
    const id = await asked('Bhavesh Shah');
    expect((await change(id, { state: 'survey-booked' })).body.data.lead).toMatchObject({ state: 'survey-booked' });
    expectRefusal(await change(id, { state: 'contacted' }), 409);
    expectRefusal(await change(id, { state: 'survey-booked' }), 409);
    const without = await change(id, { state: 'lost' });
    expectRefusal(without, 422);
    expect(Object.keys(without.body.fields)).toEqual(['lostReason']);
    const lost = await change(id, { state: 'lost', lostReason: 'price' });
    expect(lost.body.data.lead).toMatchObject({ state: 'lost', lostReason: 'price', nextStepOn: null });
    expectRefusal(await change(id, { state: 'won' }), 409);
    expect((await change(id, { state: 'contacted' })).body.data.lead).toMatchObject({ lostReason: null });
    const acts = await rows("select act, after ->> 'state' as state from audit_entry where subject = $1 order by id", [
      `lead:${id}`,
    ]);
    expect(acts.map(({ state }) => state)).toEqual(['survey-booked', 'lost', 'contacted']);
  });
  it('with a due next step comes first, here and on the dashboard', async () => {
    const [later, due] = [await asked('Chetan Later'), await asked('Divya Due')];
    await change(later, { nextStep: 'Call', nextStepOn: '2099-01-01' });
    await change(due, { nextStep: 'Send the offer', nextStepOn: '2026-01-01', notes: 'Prefers mornings' });
    const { leads } = (await admin.call('GET', '/admin/solar/leads')).body.data as { leads: Body[] };
    const names = leads.map(({ name }) => name);
    expect(names[0]).toBe('Divya Due');
    expect(names[1]).toBe('Chetan Later');
    expect((await admin.call('GET', '/admin/solar/leads?q=divya')).body.total).toBe(1);
    expect((await admin.call('GET', '/admin/solar/leads?state=won')).body.data.leads).toEqual([]);
    const page = await fetch(`${shop.url}/admin`, { headers: { cookie: cookies(admin) } });
    expect(await page.text()).toContain('next step of a solar lead is due');
    const lead = await fetch(`${shop.url}/admin/solar/leads/${due}`, { headers: { cookie: cookies(admin) } });
    const text = await lead.text();
    for (const words of ['Divya Due', '9876543210', 'Send the offer', 'Version 1', 'Prefers mornings'])
      expect(text).toContain(words);
  });
  it.each([
    [{ state: 'bought' }, 'state'],
    [{ nextStepOn: '1 May' }, 'nextStepOn'],
    [{ notes: 'x'.repeat(4001) }, 'notes'],
  ])('with %j is refused', async (body, field) => {
    const answer = await change(await asked(`Esha ${'abc'[network % 3]}${field}`), body);
    expectRefusal(answer, 422);
    expect(Object.keys(answer.body.fields)).toEqual([field]);
  });
  it('is the administrator’s alone', async () => {
    const guest = await shop.visitor().call('GET', '/admin/solar/leads');
    expectRefusal(guest, 401);
    expectRefusal(await change('led_nobody', { notes: 'x' }), 404);
  });
});
