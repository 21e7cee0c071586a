import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { LANGUAGES } from '#src/kernel/locales.ts';
import { expectRefusal } from '#tests/contract/expect.ts';
import { type RunningShop, runningShop, type Shopper } from '#tests/support/running-shop.ts';
import { now } from '#tests/support/suite-clock.ts';

// The figures that others set: as the owner keeps them, and as everybody reads them.

let shop: RunningShop;
let owner: Shopper;
beforeAll(async () => {
  shop = await runningShop();
  owner = await shop.admin();
});
afterAll(() => shop?.close());

const read = async (language = 'en', url = shop.url) => {
  const response = await fetch(`${url}/solar/sources`, {
    headers: { cookie: `kiran_kind=guest; kiran_lang=${language}`, 'accept-language': language },
  });
  expect(response.status).toBe(200);
  return (await response.text()).replaceAll(/<script[\s\S]*?<\/script>/g, '').replaceAll(/<!--.*?-->/g, '');
};
const SUCCESSOR = {
  key: 'co2',
  scope: 'india',
  value: { perUnit: 0.6543 },
  source: 'Authority, version 99',
  url: 'https://cea.nic.in',
  kind: 'published',
  effectiveFrom: '2099-01-01',
};
const add = (change: object = {}) => owner.call('POST', '/admin/solar/figures', { ...SUCCESSOR, ...change });
const listed = async (key: string) =>
  (await owner.call('GET', '/admin/solar/figures')).body.data.figures.filter((one: { key: string }) => one.key === key);

describe('the owner’s figures', () => {
  it('are in rupees, and get successors, ends, confirmations', async () => {
    expect((await listed('surplus'))[0]).toMatchObject({ value: { perUnit: 2.25 }, kind: 'trade', confirmed: true });
    expect((await listed('slabs'))[0].value.slabs[0]).toEqual({ upTo: 50, rupees: 3.05 });
    const added = await add({ key: 'surplus', scope: 'home', value: { perUnit: 3.5 } });
    expect(added.status).toBe(201);
    expect((await listed('surplus')).map((one: { effectiveTo: string }) => one.effectiveTo)).toEqual([
      null,
      '2098-12-31',
    ]);
    const path = `/admin/solar/figures/${added.body.data.figure.id}`;
    expect((await owner.call('PUT', `${path}/end`, { effectiveTo: '2099-12-31' })).status).toBe(200);
    expectRefusal(await owner.call('PUT', `${path}/end`, { effectiveTo: '2098-01-01' }), 422, {
      fields: ['effectiveTo'],
    });
    expect((await owner.call('DELETE', path)).status).toBe(200);
    expectRefusal(await owner.call('DELETE', path), 404);
    expectRefusal(await owner.call('DELETE', '/admin/solar/figures/fig_co2_2025'), 409);
    expect((await owner.call('PUT', '/admin/solar/figures/fig_upkeep_2026/check', { confirm: true })).status).toBe(200);
    expect((await listed('upkeep'))[0].confirmed).toBe(true);
  });

  it('take a whole tariff, and companies by PIN prefix', async () => {
    const tariff = {
      fixed: [
        { upToKw: 2, rupees: 15 },
        { upToKw: null, rupees: 25.5 },
      ],
      slabs: [{ upTo: null, rupees: 5.2 }],
    };
    const slabs = await add({ key: 'slabs', scope: 'torrent-surat', value: tariff });
    expect([slabs.status, slabs.body.data.figure.value]).toEqual([201, tariff]);
    const companies = { '380': ['torrent-ahmedabad', 'ugvcl'], '36': ['pgvcl'] };
    expect((await add({ key: 'discom-by-pin', scope: 'gujarat', value: companies })).body.data.figure.value).toEqual(
      companies,
    );
  });

  it.each([
    [{ key: 'nothing' }, 'key'],
    [{ scope: 'shop' }, 'scope'],
    [{ value: { perUnit: -1 } }, 'perUnit'],
    [{ value: { perUnit: '0.7' } }, 'perUnit'],
    [{ value: {} }, 'perUnit'],
    [{ key: 'surplus', scope: 'home', value: { perUnit: 2.255 } }, 'perUnit'],
    [
      {
        key: 'slabs',
        scope: 'torrent-surat',
        value: { fixed: [{ upToKw: null, rupees: 1 }], slabs: [{ upTo: 50, rupees: 3 }] },
      },
      'slabs',
    ],
    [{ url: 'javascript:alert(1)' }, 'url'],
    [{ url: 'http://cea.nic.in' }, 'url'],
    [{ url: null }, 'url'],
    [{ source: ' ' }, 'source'],
    [{ effectiveFrom: '2099-02-30' }, 'effectiveFrom'],
    [{ effectiveTo: '2098-12-31' }, 'effectiveTo'],
  ])('refuse %j at its field', async (change, field) => {
    const answer = await add(change);
    expectRefusal(answer, 422);
    expect(Object.keys(answer.body.fields)).toContain(field);
  });

  it('refuse a second value for a day, also when both come at once', async () => {
    const day = {
      effectiveFrom: '2088-01-01',
      effectiveTo: '2088-12-31',
      key: 'scheme-loan',
      value: { most: 1, rate: 6, months: 12 },
    };
    const both = await Promise.all([add(day), add(day)]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    const refused = await add({ ...day, effectiveFrom: '2087-06-01', effectiveTo: '2088-01-01' });
    expectRefusal(refused, 409, { code: 'conflict', fields: ['effectiveFrom'] });
  });
});

describe('the page of sources', () => {
  it('says each figure in three languages, and marks what nobody has confirmed', async () => {
    const words = { en: 'Not confirmed', hi: 'पुष्टि नहीं हुई', gu: 'પુષ્ટિ નથી થઈ' };
    for (const language of LANGUAGES) {
      const html = await read(language);
      for (const part of ['₹30,000', '₹3.05', '0.7117', 'NASA Langley', 'pmsuryaghar.gov.in', '380, 382'])
        expect(html).toContain(part);
      expect(html.split(words[language]).length).toBeGreaterThan(5);
    }
  });

  it('is kept, and made anew when the owner changes a figure', async () => {
    const source = 'Authority, version 100';
    const isShown = async () => (await read()).includes(source);
    expect(await isShown()).toBe(false);
    expect((await add({ source })).status).toBe(201);
    expect(await isShown()).toBe(true);
  });

  it('says that the subsidy has ended from the first of April 2027 in India', async () => {
    const at = (instant: string) => String(Math.round((Date.parse(instant) - now().getTime()) / 1000));
    for (const [instant, ended] of [
      ['2027-03-31T12:00:00+05:30', false],
      ['2027-04-01T00:00:30+05:30', true],
    ] as const) {
      const other = await shop.another({ TEST_CLOCK_OFFSET: at(instant) });
      onTestFinished(async () => void (await other.stop()));
      expect((await read('en', other.url)).includes('Ended on 31 Mar 2027')).toBe(ended);
    }
  });
});
