import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectRefusal } from '#tests/contract/expect.ts';
import { aSecond, atStrides, until } from '#tests/support/pace.ts';
import { type RunningShop, runningShop, type Shopper } from '#tests/support/running-shop.ts';

// The home page's banners and picks, as the owner sets them and visitors see them.

let shop: RunningShop;
let owner: Shopper;
beforeAll(async () => {
  shop = await runningShop();
  owner = await shop.admin();
});
afterAll(() => shop?.close());

const words = (title: string) => ({ title, text: 'Ready before the rain.', action: 'Look at it' });
const banner = (title: string, more: object = {}) => ({
  place: 'upper',
  words: { en: words(title), hi: words(`${title} हिंदी`) },
  link: '/products?category=solar-pumps',
  scene: 'carport',
  picture: null,
  startsAt: null,
  endsAt: null,
  active: true,
  ...more,
});
const home = async (url = shop.url, language = 'en') =>
  (
    await fetch(`${url}/`, {
      headers: { cookie: `kiran_kind=guest; kiran_lang=${language}`, 'accept-language': language },
    })
  ).text();
const add = async (title: string, more: object = {}) => {
  const { status, body } = await owner.call('POST', '/admin/home/banners', banner(title, more));
  expect(status).toBe(201);
  return body.data.banner._id as string;
};
const acts = async (subject: string) =>
  (await shop.sql.query('select act from audit_entry where subject = $1 order by id', [subject])).rows.map(
    ({ act }: { act: string }) => act,
  );

it('a banner appears on every instance within a second, disappears as fast, and leaves its audit lines', async () => {
  const other = await shop.another();
  expect(await home(other.url)).toContain('>Charge the car at home<');
  const id = await add('Pumps for the dry months');
  expect(await home()).toContain('Pumps for the dry months');
  expect(await home()).not.toContain('>Charge the car at home<');
  await expect.poll(() => home(other.url), await aSecond(() => home(other.url))).toContain('Pumps for the dry months');
  expect(await home(shop.url, 'hi')).toContain('Pumps for the dry months हिंदी');
  await owner.call(
    'PUT',
    `/admin/home/banners/${id}`,
    banner('Pumps', { words: { en: words('Pumps for the monsoon') } }),
  );
  for (const [language, marked] of [
    ['hi', true],
    ['en', false],
  ] as const)
    expect(
      /<div lang="en-IN"[^>]*><h2[^>]*>Pumps for the monsoon</.test(await home(shop.url, language)),
      language,
    ).toBe(marked);
  await owner.call('PUT', `/admin/home/banners/${id}`, banner('Pumps for the dry months', { active: false }));
  expect(await home()).toContain('>Charge the car at home<');
  expect((await owner.call('DELETE', `/admin/home/banners/${id}`)).status).toBe(200);
  expectRefusal(await owner.call('DELETE', `/admin/home/banners/${id}`), 404);
  expect(await acts(`banner:${id}`)).toEqual(['banner.added', 'banner.changed', 'banner.changed', 'banner.removed']);
});

it('slides keep their order, and end by the clock without a write', async () => {
  const place = 'hero';
  const first = await add('Slide one', { place });
  const [, , endsAt] = await atStrides(() => home());
  const second = await add('Slide two', { place, endsAt });
  const order = async () => {
    const page = await home();
    return page.indexOf('Slide one') < page.indexOf('Slide two');
  };
  expect(await order()).toBe(true);
  expect((await owner.call('PUT', '/admin/home/order', { place, ids: [second, first] })).status).toBe(200);
  expect(await order()).toBe(false);
  expectRefusal(await owner.call('PUT', '/admin/home/order', { place, ids: [first] }), 409);
  await expect.poll(() => home(), until(endsAt)).not.toContain('Slide two');
  expect(await home()).toContain('Slide one');
});

it('refuses links out of the shop and missing pictures', async () => {
  const wrong = async (more: object, field: string) =>
    expectRefusal(await owner.call('POST', '/admin/home/banners', banner('Wrong', more)), 422, { fields: [field] });
  await wrong({ link: 'https://elsewhere.example/' }, 'link');
  await wrong({ link: '//elsewhere.example' }, 'link');
  await wrong({ link: '/%zz' }, 'link');
  await wrong({ link: '/admin' }, 'link');
  await wrong({ link: '/no-such-page' }, 'link');
  await wrong({ scene: null }, 'scene');
  await wrong({ scene: 'nowhere' }, 'scene');
  await wrong({ scene: null, picture: 'p-000000000000000000000000' }, 'picture');
  await wrong({ startsAt: '2026-12-02T00:00:00Z', endsAt: '2026-12-01T00:00:00Z' }, 'endsAt');
});

it('picks come first in their product’s section, in their order', async () => {
  const { rows } = await shop.sql.query(
    "select id from product where placement = 'New Arrivals' and price_paise > 0 and archived_at is null order by number desc limit 2",
  );
  const [{ id: a }, { id: b }] = rows;
  expect((await owner.call('PUT', '/admin/home/picks', { ids: [b, a] })).status).toBe(200);
  const section = (await home()).split('id="arrivals"')[1] ?? '';
  expect(section.indexOf(`/productPage/${b}`)).toBeGreaterThan(0);
  expect(section.indexOf(`/productPage/${b}`)).toBeLessThan(section.indexOf(`/productPage/${a}`));
  expect((await owner.call('GET', '/admin/home')).body.data.picks).toEqual([b, a]);
  expectRefusal(await owner.call('PUT', '/admin/home/picks', { ids: ['prd_none'] }), 422, { fields: ['ids'] });
  expect((await owner.call('PUT', '/admin/home/picks', { ids: [] })).status).toBe(200);
  expect(await acts('home:picks')).toEqual(['picks.arranged', 'picks.arranged']);
});

it('sections are switched off, moved and titled; nothing of a hidden one is sent; the standard order gives the former page', async () => {
  const layout = async () =>
    (await owner.call('GET', '/admin/home')).body.data.layout as {
      version: number;
      sections: { key: string; shown: boolean; title: object }[];
    };
  const put = (version: number, sections: unknown) => owner.call('PUT', '/admin/home/sections', { version, sections });
  const place = (page: string, words: string) => page.indexOf(words);
  const standard = await layout();
  const before = await home();
  expect(place(before, 'id="arrivals"')).toBeLessThan(place(before, 'id="solar"'));

  const solarFirst = [...standard.sections].sort(
    (a, b) => Number(b.key === 'solarProducts') - Number(a.key === 'solarProducts'),
  );
  const wish = solarFirst.map((one) => ({
    ...one,
    shown: !['features', 'newArrivals', 'services'].includes(one.key),
    title: one.key === 'solarProducts' ? { en: 'For your roof', hi: 'आपकी छत के लिए' } : {},
  }));
  expect((await put(standard.version, wish)).status).toBe(200);
  expectRefusal(await put(standard.version, wish), 409, { code: 'conflict' });
  const after = await home();
  expect(place(after, '>For your roof<')).toBeGreaterThan(0);
  expect(place(after, '>For your roof<')).toBeLessThan(place(after, 'aria-label="Featured products"'));
  expect(await home(shop.url, 'hi')).toContain('>आपकी छत के लिए<');
  expect(await home(shop.url, 'gu')).toContain('>For your roof<');
  for (const gone of ['id="features"', 'id="arrivals"', 'id="home-services"']) {
    expect(before).toContain(gone);
    expect(after).not.toContain(gone);
  }
  // Nothing of them is in the page's data either.
  const { rows } = await shop.sql.query(
    "select id from product where placement = 'New Arrivals' and archived_at is null and price_paise > 0",
  );
  expect(rows.some(({ id }: { id: string }) => after.includes(id))).toBe(false);

  // With everything off, the shop does not claim that it is about to open.
  const { version, sections } = await layout();
  await put(
    version,
    sections.map((one) => ({ ...one, shown: false })),
  );
  expect(await home()).not.toContain('Kiran Solar is about to open');

  const refused = async (sent: unknown) => expectRefusal(await put((await layout()).version, sent), 422);
  await refused(standard.sections.slice(1));
  await refused([...standard.sections, standard.sections[0]]);
  await refused(standard.sections.map((one) => (one.key === 'features' ? { ...one, title: { en: 'Promises' } } : one)));
  await refused(standard.sections.map((one) => ({ ...one, key: 'elsewhere' })));
  expect((await put((await layout()).version, standard.sections)).status).toBe(200);
  expect(await home()).toBe(before);
  expect(await acts('home:sections')).toEqual(['home.arranged', 'home.arranged', 'home.arranged']);
});
