import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningShop, runningShop } from '#tests/support/running-shop.ts';
import { type ExpectedSearch, MOST_ANSWERS, SEARCHES } from '#tests/support/search-queries.ts';
import type { Body, Visitor } from '#tests/support/visitor.ts';

let shop: RunningShop;
let guest: Visitor;
const categories = new Map<string, string>();
beforeAll(async () => {
  shop = await runningShop();
  guest = shop.visitor();
  guest.cookies.set('kiran_kind', 'guest');
  for (const { id, category } of (await shop.sql.query('select id, category from product')).rows)
    categories.set(id, category);
});
afterAll(() => shop?.close());

const suggested = async (query: string): Promise<string[]> =>
  (await guest.call('GET', `/search/suggestions?q=${encodeURIComponent(query)}`)).body.data.products.map(
    ({ _id }: Body) => _id,
  );

/** The products of the results page, in order. */
const listed = (query: string) => shown(`q=${encodeURIComponent(query)}`);
async function shown(query: string): Promise<string[]> {
  const { text } = await guest.ask('GET', `/products?${query}`);
  const [list = ''] = text.slice(text.indexOf('<main'), text.indexOf('</main>')).split('aria-labelledby="instead"'); // what others buy
  return [...new Set([...list.matchAll(/<article[\s\S]*?href="\/productPage\/([^"?]+)"/g)].map(([, id = '']) => id))];
}

const fits = ({ expects }: ExpectedSearch, id: string) =>
  expects.some((one) => categories.get(id) === one || id.startsWith(one));

describe('the search', () => {
  it('ranks what a shopper expects first: mean reciprocal rank of at least 0.95', async () => {
    const misses: string[] = [];
    let sum = 0;
    for (const search of SEARCHES) {
      const ids = await suggested(search.query);
      const at = ids.findIndex((id) => fits(search, id));
      sum += at < 0 ? 0 : 1 / (at + 1);
      const right = search.each
        ? ids.slice(0, 3).length === 3 && ids.slice(0, 3).every((id) => fits(search, id))
        : at === 0;
      if (!right)
        misses.push(
          `${search.query} (${search.language}): wanted ${search.expects.join(' or ')}, got ${ids.slice(0, 3).join(', ') || 'nothing'}`,
        );
    }
    const mean = sum / SEARCHES.length;
    console.info(
      `Mean reciprocal rank of ${SEARCHES.length} searches: ${mean.toFixed(3)}. ${misses.length} misses.\n${misses.join('\n')}`,
    );
    expect(SEARCHES.length).toBeGreaterThan(66);
    expect(mean, misses.join('\n')).toBeGreaterThanOrEqual(0.95);
    expect(misses.length / SEARCHES.length, misses.join('\n')).toBeLessThanOrEqual(0.05);
  });

  it('gives the same results in the list as in the suggestions', async () => {
    for (const query of [
      'solar panel',
      'battery',
      'पंप',
      'geyser',
      '5 kw inverter',
      'car charger',
      'tubuler batery',
      'ruvanta',
    ]) {
      expect((await listed(query)).slice(0, 6), query).toEqual(await suggested(query));
    }
  });

  it.each(Object.entries(MOST_ANSWERS))('leaves out weak matches of %s', async (query, most) => {
    const count = (await listed(query)).length;
    expect(count).toBeGreaterThan(0);
    expect(count).toBeLessThanOrEqual(most);
  });
});

describe('a category narrowed by figures', () => {
  const parts = (choice: string) => shown(`category=balance-of-system&${choice}`);
  const sorted = (ids: string[]) => ids.toSorted();

  it('by kind, phases, current and area, several values being alternatives', async () => {
    expect(sorted(await parts('kind=ac-box&phases=3'))).toEqual(['ruvanta-ac-box-three-phase-20a']);
    expect(sorted(await parts('kind=mcb,rcbo&current=32,40'))).toEqual([
      'orvani-32a-double-pole-breaker',
      'orvani-40a-type-a-rcbo',
    ]);
    expect(sorted(await parts('area=6'))).toEqual([
      'ruvanta-3-core-6mm2-cable-per-metre',
      'ruvanta-6mm2-solar-cable-per-metre',
    ]);
    expect(await parts('kind=mcb&area=6')).toEqual([]);
    expect(await parts('kind=unheard-of')).toEqual([]);
  });

  it('offers the choices with their counts, from small to large, in the reader’s words', async () => {
    const { text } = await guest.ask('GET', '/products?category=balance-of-system');
    const panel = text.replaceAll('\u00a0', ' ');
    const group = (title: string) => {
      const from = panel.indexOf(`>${title}</legend>`);
      const options = from < 0 ? '' : panel.slice(from, panel.indexOf('</fieldset>', from));
      return [...options.matchAll(/<span[^>]*>([^<(][^<]*)<\/span>/g)].map(([, name]) => name);
    };
    expect(group('Conductor area')).toEqual(['4 mm²', '6 mm²', '10 mm²']);
    expect(group('Rated current')).toEqual(['6 A', '20 A', '30 A', '32 A', '40 A', '63 A']);
    expect(group('Phases')).toEqual(['Single phase', 'Three phase']);
    expect(group('Part')).toContain('Circuit breaker (MCB)');
    const all = await guest.ask('GET', '/products');
    expect(all.text).not.toContain('>Rated current</legend>');
  });

  it('takes the figure of a product that the owner has changed', async () => {
    const before = await parts('current=25');
    await shop.sql.query(
      `update product set specification = specification || '{"ratedA": 25}' where id = 'orvani-20a-double-pole-breaker'`,
    );
    const owner = await shop.admin();
    const { status } = await owner.call('PUT', '/products/orvani-20a-double-pole-breaker', { stock: 7 });
    expect([before, status]).toEqual([[], 200]);
    expect(await parts('current=25')).toEqual(['orvani-20a-double-pole-breaker']);
  });
});

describe('categories in the suggestions', () => {
  const named = async (query: string, language?: string): Promise<Body[]> =>
    (await guest.call('GET', `/search/suggestions?${new URLSearchParams({ q: query, ...(language && { language }) })}`))
      .body.data.categories;

  it('are named in the reader’s language, even if the same word was searched in another before', async () => {
    const names = { en: 'Solar Pumps', hi: 'सोलर पंप', gu: 'સોલર પંપ' };
    for (const language of ['en', 'hi', 'gu', 'en'] as const)
      expect(await named('pump', language)).toContainEqual({ slug: 'solar-pumps', name: names[language] });
    expect(await named('pump')).toContainEqual({ slug: 'solar-pumps', name: names.en });
  });

  it('are found by the owner’s names for them, from the first letters on', async () => {
    const owner = await shop.admin();
    const words = { hi: { name: 'बिजली के पंखे' }, gu: { name: 'વીજળીના પંખા' } };
    expect((await owner.call('POST', '/admin/categories', { name: 'Ceiling Fans', words })).status).toBe(201);
    const { _id } = await shop.product({ name: 'Vayu 48 inch', catagoriy: 'Ceiling Fans' });
    for (const query of ['पंखे', 'बिजली के पंखे', 'पंख']) {
      expect(await named(query, 'hi'), query).toContainEqual({ slug: 'ceiling-fans', name: words.hi.name });
      expect(await suggested(query), query).toContain(_id);
      expect(await listed(query), query).toContain(_id);
    }
    expect(await named('પંખા', 'gu')).toContainEqual({ slug: 'ceiling-fans', name: words.gu.name });
    expect(await named('ceiling fan', 'gu')).toContainEqual({ slug: 'ceiling-fans', name: words.gu.name });
    expect(await named('ceiling fan', 'en')).toContainEqual({ slug: 'ceiling-fans', name: 'Ceiling Fans' });
  });
});
