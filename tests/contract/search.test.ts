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
  for (const { id, category } of (await shop.sql.query('select id, category from product')).rows) categories.set(id, category);
});
afterAll(() => shop?.close());

const suggested = async (query: string): Promise<string[]> =>
  (await guest.call('GET', `/search/suggestions?q=${encodeURIComponent(query)}`)).body.data.products.map(({ _id }: Body) => _id);

/** The products of the results' page, in their order. */
async function listed(query: string): Promise<string[]> {
  const { text } = await guest.ask('GET', `/products?q=${encodeURIComponent(query)}`);
  const list = text.slice(text.indexOf('<main'), text.indexOf('</main>'));
  return [...new Set([...list.matchAll(/<article[\s\S]*?href="\/productPage\/([^"?]+)"/g)].map(([, id = '']) => id))];
}

const fits = ({ expects }: ExpectedSearch, id: string) => expects.some((one) => categories.get(id) === one || id.startsWith(one));

describe('the search', () => {
  it('puts what a shopper expects first: mean reciprocal rank of at least 0.95', async () => {
    const misses: string[] = [];
    let sum = 0;
    for (const search of SEARCHES) {
      const ids = await suggested(search.query);
      const at = ids.findIndex((id) => fits(search, id));
      sum += at < 0 ? 0 : 1 / (at + 1);
      const right = search.each ? ids.slice(0, 3).length === 3 && ids.slice(0, 3).every((id) => fits(search, id)) : at === 0;
      if (!right) misses.push(`${search.query} (${search.language}): wanted ${search.expects.join(' or ')}, got ${ids.slice(0, 3).join(', ') || 'nothing'}`);
    }
    const mean = sum / SEARCHES.length;
    console.info(`Mean reciprocal rank of ${SEARCHES.length} searches: ${mean.toFixed(3)}. ${misses.length} misses.\n${misses.join('\n')}`);
    expect(SEARCHES.length).toBeGreaterThan(66);
    expect(mean, misses.join('\n')).toBeGreaterThanOrEqual(0.95);
    expect(misses.length / SEARCHES.length, misses.join('\n')).toBeLessThanOrEqual(0.05);
  });

  it('answers the same in the list as in the suggestions', async () => {
    for (const query of ['solar panel', 'battery', 'पंप', 'geyser', '5 kw inverter', 'car charger', 'tubuler batery', 'ruvanta']) {
      expect((await listed(query)).slice(0, 6), query).toEqual(await suggested(query));
    }
  });

  it.each(Object.entries(MOST_ANSWERS))('leaves weak matches of %s out', async (query, most) => {
    const count = (await listed(query)).length;
    expect(count).toBeGreaterThan(0);
    expect(count).toBeLessThanOrEqual(most);
  });
});
