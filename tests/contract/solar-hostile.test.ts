import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectRefusal } from '#tests/contract/expect.ts';
import { type RunningShop, runningShop } from '#tests/support/running-shop.ts';
import type { Visitor } from '#tests/support/visitor.ts';

// Wrong and hostile answers to the planner: each is refused at its field, by the call and by the pages, and no figure comes of it.

let shop: RunningShop;
let guest: Visitor;
beforeAll(async () => {
  shop = await runningShop();
  guest = shop.visitor();
});
afterAll(() => shop?.close());

const HOME = { pin: '380060', discom: 'ugvcl', bill: '3200', load: '3', phase: '1', roof: '60' };
const queryOf = (answers: Record<string, string>) => new URLSearchParams({ ...HOME, ...answers }).toString();

/** The page at an address, after the way that it sends a browser, without the data for scripts. */
async function open(path: string, language = 'en') {
  const answer = await fetch(shop.url + path, { headers: { cookie: `kiran_kind=guest; kiran_lang=${language}` } });
  const html = (await answer.text()).replace(/<script[\s\S]*?<\/script>/g, '');
  return { status: answer.status, url: new URL(answer.url), html };
}

/** The marked fields of a form, with what is said at each. */
function errorsIn(html: string): Record<string, string> {
  const said = [...html.matchAll(/<p[^>]* id="([^"]+)-error"[^>]*>([\s\S]*?)<\/p>/g)];
  return Object.fromEntries(
    said.flatMap(([, id, words]) => {
      const text = words?.replaceAll(/<[^>]+>/g, '').trim();
      return text && id ? [[id, text]] : [];
    }),
  );
}

/** A plan's amounts, powers and yields. Hints may have examples, and headers of the shop its own figures. */
const FIGURE = /About [\d.]+ kW|₹\s?[\d,]{4,}|[\d,.]+ kWh/;
const main = (html: string) => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? html;

const NOT_PLAIN = ['1e3', '0x10', '0b11', '1_000', '3,5', '12,00', '300x', '3200 units', '٣٢٠٠', 'NaN', 'Infinity'];

describe.each([
  ['a bill of nothing', { bill: '0' }, 'bill', 'Must be 1 or more'],
  ['a bill of a factory', { bill: '1000000000' }, 'bill', 'At most'],
  ['a bill below nothing', { bill: '-500' }, 'bill', 'Must be 1 or more'],
  ['a bill below the fixed charge', { bill: '10' }, 'bill', 'fixed charge'],
  ['units with letters', { units: '300x' }, 'units', 'Must be a number'],
  ['a PIN code of another State', { pin: '400001' }, 'pin', 'does not sell in the State'],
  ['a PIN code that nobody has', { pin: '999999' }, 'pin', 'PIN code'],
  ['a roof of 2 m²', { roof: '2' }, 'roof', 'Must be 3 or more'],
  ['a load in hexadecimal', { load: '0x3' }, 'load', 'Must be a number'],
])('%s', (_, answers, field, words) => {
  it('is refused by the call with its field', async () => {
    const answer = await guest.call('GET', `/solar/plan?${queryOf(answers)}`);
    expectRefusal(answer, 422);
    expect(Object.keys(answer.body.fields)).toEqual([field]);
    expect(JSON.stringify(answer.body)).not.toMatch(/kwp|installed|payback/);
  });
  it('leads back to its question, which says what is wrong and shows no figure', async () => {
    const { status, url, html } = await open(`/solar/plan?${queryOf(answers)}`);
    expect(status).toBe(200);
    expect(url.pathname).toBe('/solar');
    expect(Object.values(errorsIn(html)).join(), html).toContain(words);
    expect(main(html)).not.toMatch(FIGURE);
    expect(html).toMatch(new RegExp(`name="${field}"[^>]*aria-invalid="true"`));
  });
  it.each(['hi', 'gu'])('is refused in %s', async (language) => {
    const { html } = await open(`/solar/plan?${queryOf(answers)}`, language);
    const said = Object.values(errorsIn(html));
    expect(said).toHaveLength(1);
    expect(said[0]).not.toMatch(/Must|PIN code of this/);
    expect(main(html)).not.toMatch(FIGURE);
  });
});

describe('what is no plain number', () => {
  it.each(['bill', 'units', 'roof', 'load'])('is refused in %s', async (field) => {
    for (const typed of NOT_PLAIN) {
      const answer = await guest.call('GET', `/solar/plan?${queryOf({ [field]: typed })}`);
      expectRefusal(answer, 422);
      expect([typed, answer.body.fields], typed).toEqual([typed, { [field]: 'Must be a number' }]);
    }
  });
  it.each(['kwp', 'tilt', 'azimuth', 'gamma', 'efficiency', 'acKw'])('is refused in the yield’s %s', async (field) => {
    for (const typed of NOT_PLAIN) {
      const asked = new URLSearchParams({ place: 'ahmedabad', kwp: '3', [field]: typed });
      const answer = await guest.call('GET', `/solar/yield?${asked}`);
      expectRefusal(answer, 422);
      expect([typed, answer.body.fields]).toEqual([typed, { [field]: 'Must be a number' }]);
    }
  });
  it('is refused as square feet too, and keeps what was typed with its unit', async () => {
    for (const typed of ['1e3', '0x10']) {
      const { url, html } = await open(`/solar/plan?${queryOf({ roof: typed, roofIn: 'ft' })}`);
      expect(url.pathname).toBe('/solar');
      expect(errorsIn(html)).not.toEqual({});
      expect(html).toMatch(new RegExp(`name="roof"[^>]*value="${typed}"|value="${typed}"[^>]*name="roof"`));
      expect(html).toMatch(/<input(?=[^>]*name="roofIn")(?=[^>]*value="ft")(?=[^>]*\bchecked)[^>]*>/);
    }
  });
  it('is not a number with its thousands set apart', async () => {
    const { plan } = (await guest.call('GET', `/solar/plan?${queryOf({ bill: '3,200' })}`)).body.data;
    expect(plan.units).toBe(414);
    const { url, html } = await open(`/solar/plan?${queryOf({ bill: '3,200', roof: '1,076', roofIn: 'ft' })}`);
    expect(url.searchParams.get('roof')).toBe('100');
    expect(html).toContain('3.24 kW');
  });
});

describe('a parameter given twice', () => {
  const PARAMETERS = { ...HOME, months: '1', units: '414', shade: 'little', dir: 's', home: 'own', use12: '1' };

  it.each([...Object.keys(PARAMETERS), 'growth'])('%s is refused by the call', async (name) => {
    const given = new URLSearchParams({ ...HOME, [name]: '1' });
    for (const [value, again] of [['1', '3'] as const, ['3', '3'] as const]) {
      given.set(name, value);
      given.append(name, again);
      const answer = await guest.call('GET', `/solar/plan?${given}`);
      expectRefusal(answer, 422);
      expect(answer.body.fields).toMatchObject({ [name]: 'Must be one value' });
    }
  });
  it.each(['place', 'pin', 'kwp', 'tilt', 'azimuth', 'gamma', 'efficiency', 'acKw'])(
    '%s is refused by the yield',
    async (name) => {
      const answer = await guest.call('GET', `/solar/yield?kwp=3&pin=380060&${name}=1&${name}=1`);
      expectRefusal(answer, 422);
      expect(answer.body.fields).toMatchObject({ [name]: 'Must be one value' });
    },
  );
  it.each([
    ['pin=380060&pin=380009', 'Where is the roof?'],
    ['pin=380060&discom=ugvcl&bill=3200&bill=9000', 'Who sends the bill?'],
    ['pin=380060&discom=ugvcl&bill=3200&roof=60&roof=20', 'What is the roof like?'],
    ['pin=380060&discom=ugvcl&bill=3200&roof=600&roofIn=ft&roofIn=m', 'What is the roof like?'],
    ['pin=380060&discom=ugvcl&bill=3200&m1=300&m1=400', 'Who sends the bill?'],
  ])('%s leads back to its question, whose field is empty', async (query, question) => {
    const { url, html } = await open(`/solar/plan?${query}`);
    expect(url.pathname).toBe('/solar');
    expect(html).toContain(question);
    expect(html).toContain('Must be one value');
    expect(main(html)).not.toMatch(FIGURE);
    for (const typed of ['9000', '380009', '20']) expect(html).not.toMatch(new RegExp(`<input[^>]*value="${typed}"`));
  });
  it('saves no plan', async () => {
    const answer = await fetch(`${shop.url}/solar/plan?${queryOf({})}&bill=9000`, {
      method: 'POST',
      redirect: 'manual',
      headers: { cookie: 'kiran_kind=guest; kiran_lang=en', origin: shop.url },
      body: new URLSearchParams({ do: 'save', token: 'a'.repeat(43) }),
    });
    expect(answer.headers.get('location') ?? '').not.toMatch(/\/solar\/plan\/a/);
    expect((await shop.sql.query('select 1 from solar_proposal')).rows).toEqual([]);
  });
});
