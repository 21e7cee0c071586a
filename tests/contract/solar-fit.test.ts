import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningShop, runningShop } from '#tests/support/running-shop.ts';
import type { Body, Visitor } from '#tests/support/visitor.ts';

const PANEL = 'ruvanta-540w-mono-perc-dcr-panel';
const INVERTER = 'orvani-3kw-single-phase-string-inverter';
const KIT = 'ruvanta-3kw-dcr-on-grid-rooftop-kit';
const PORTABLE = 'tejvan-120w-folding-portable-panel';

let shop: RunningShop;
let guest: Visitor;
beforeAll(async () => {
  shop = await runningShop();
  guest = shop.visitor();
  guest.cookies.set('kiran_kind', 'guest');
});
afterAll(() => shop?.close());

const ask = (body: unknown, path = '/solar/fit', headers: Record<string, string> = {}) =>
  guest.call('POST', path, body, { headers });
const parts = (...list: [string, number][]) => list.map(([_id, quantity]) => ({ _id, quantity }));
const of = (findings: Body[], rule: string) => findings.filter((one) => one.rule === rule);

describe('POST /api/solar/fit', () => {
  it('says what the rules say, with figures, limit and words', async () => {
    const { status, body, headers } = await ask({ parts: parts([PANEL, 11], [INVERTER, 1]), site: {} });
    expect(status).toBe(200);
    const [cold] = of(body.data.findings, 'R1');
    expect(cold).toEqual({
      rule: 'R1',
      verdict: 'fits',
      figures: { panels: 11, coldC: 5, coldV: 573.9 },
      limit: 600,
      text: '11 panels in series reach 574 V at 5 °C, under the limit of 600 V.',
    });
    expect(of(body.data.findings, 'R6')[0]).toMatchObject({ verdict: 'blocks', limit: 4500 });
    expect(headers.get('cache-control')).toBe('private, no-store');
  });

  it('takes what is known of the place, and does without', async () => {
    const verdict = async (site?: object) =>
      of((await ask({ parts: parts([PANEL, 11], [INVERTER, 1]), ...(site && { site }) })).body.data.findings, 'R1')[0]
        .verdict;
    expect(await verdict()).toBe('fits');
    expect(await verdict({ coldC: -20 })).toBe('blocks');
  });

  it('takes a kit for its parts, with its cable lengths', async () => {
    const { findings } = (await ask({ parts: parts([KIT, 1]) })).body.data;
    expect(of(findings, 'R1')[0]).toMatchObject({ verdict: 'fits', figures: { panels: 6 } });
    const site = { dcCableMm2: 4 };
    const wired = (await ask({ parts: parts([KIT, 1]), site })).body.data.findings;
    expect(of(wired, 'R11')[0]).toMatchObject({ verdict: 'fits', figures: { lengthM: 20, dropPercent: 1.35 } });
  });

  it('answers the same in any order', async () => {
    const there = (await ask({ parts: parts([PANEL, 6], [INVERTER, 1]) })).body.data;
    const back = (await ask({ parts: parts([INVERTER, 1], [PANEL, 6]) })).body.data;
    expect(back).toEqual(there);
  });

  it('answers in the reader’s language, or in the one asked for', async () => {
    const body = { parts: parts([PANEL, 12], [INVERTER, 1]) };
    const text = (answer: { body: Body }) => of(answer.body.data.findings, 'R1')[0].text;
    expect(text(await ask(body, '/solar/fit', { 'accept-language': 'gu' }))).toMatch(/સિરીઝમાં/);
    expect(text(await ask(body, '/solar/fit?language=hi'))).toMatch(/सीरीज़/);
    expect((await ask(body, '/solar/fit?language=fr')).status).toBe(422);
  });

  it('says unknown for what the owner does not state, and never fits', async () => {
    await shop.sql.query("update product set specification = specification - 'vocV' where id = $1", [PORTABLE]);
    const { findings } = (await ask({ parts: parts([PORTABLE, 2], [INVERTER, 1]) })).body.data;
    expect(of(findings, 'R1')[0]).toMatchObject({ verdict: 'unknown', figures: { missing: 'vocV' } });
  });

  it.each([
    [{}, 'parts'],
    [{ parts: [] }, 'parts'],
    [{ parts: 'all' }, 'parts'],
    [{ parts: parts(['no-such-product', 1]) }, 'parts.0._id'],
    [{ parts: [{ _id: PANEL, quantity: 0 }] }, 'parts.0.quantity'],
    [{ parts: [{ _id: PANEL, quantity: 1.5 }] }, 'parts.0.quantity'],
    [{ parts: [{ _id: PANEL, quantity: '2' }] }, 'parts.0.quantity'],
    [{ parts: [{ _id: PANEL }] }, 'parts.0.quantity'],
    [{ parts: [{ quantity: 1 }] }, 'parts.0._id'],
    [{ parts: Array.from({ length: 51 }, () => ({ _id: PANEL, quantity: 1 })) }, 'parts'],
    [{ parts: parts([PANEL, 1]), site: { coldC: 'cold' } }, 'site.coldC'],
    [{ parts: parts([PANEL, 1]), site: { coldC: -300 } }, 'site.coldC'],
    [{ parts: parts([PANEL, 1]), site: { phases: 2 } }, 'site.phases'],
    [{ parts: parts([PANEL, 1]), site: { on: '31 March' } }, 'site.on'],
    [{ parts: parts([PANEL, 1]), site: { moon: 1 } }, 'site'],
    [{ parts: parts([PANEL, 1]), site: [] }, 'site'],
  ])('%j is refused with its field', async (body, field) => {
    const { status, body: answer } = await ask(body);
    expect(status).toBe(422);
    expect(Object.keys(answer.fields)).toContain(field);
  });

  it('does not trip over hostile quantities', async () => {
    const { status } = await ask({ parts: parts([PANEL, 10_000], [INVERTER, 10_000]) });
    expect(status).toBe(200);
  });
});

describe('the pages', () => {
  it('a panel works with inverters and structures that fit, and with nothing that blocks', async () => {
    const { text } = await guest.ask('GET', `/productPage/${PANEL}`);
    const section = text.slice(text.indexOf('id="works-with"'));
    const ids = [...section.slice(0, section.indexOf('</section>')).matchAll(/href="\/productPage\/([^"]+)"/g)].map(
      ([, id]) => id,
    );
    expect(ids.length).toBeGreaterThan(2);
    expect(ids.length).toBeLessThanOrEqual(6);
    expect(ids).toContain(INVERTER);
    const other = await guest.ask('GET', '/productPage/dipavi-reading-lantern');
    expect(other.text).not.toContain('id="works-with"');
  });

  it('what is sold out is not offered', async () => {
    const HYBRIDS = ['orvani-5kw-hybrid-inverter-48v', 'orvani-10kw-three-phase-hybrid-inverter-48v'];
    const offered = async (id?: string) => {
      const { text } = await guest.ask('GET', `/productPage/${id}`);
      const section = text.slice(text.indexOf('id="works-with"'));
      return section.slice(0, section.indexOf('</section>'));
    };
    expect(await offered(HYBRIDS[0])).toContain('wall-battery');
    await shop.sql.query("update product set stock = 0 where category = 'solar-batteries'");
    expect(await offered(HYBRIDS[1])).toContain('id="works-with"');
    expect(await offered(HYBRIDS[1])).not.toContain('battery"');
  });

  it('a cart says what does not go together, and takes the order all the same', async () => {
    const shopper = await shop.shopper();
    for (const id of [PORTABLE, INVERTER])
      await shopper.call('POST', '/Firebaseuser/add-to-cart', {
        uid: shopper.uid,
        itemToAdd: { _id: id },
        inCart: false,
      });
    const { status, text } = await shopper.ask('GET', '/cart');
    expect(status).toBe(200);
    expect(text).toContain('Do these go together?');
  });
});
