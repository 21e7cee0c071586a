import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectRefusal } from '#tests/contract/expect.ts';
import { type RunningShop, runningShop, type Shopper } from '#tests/support/running-shop.ts';
import type { Body } from '#tests/support/visitor.ts';

// Brands and categories as the workspace changes them and shoppers see them.

let shop: RunningShop;
let owner: Shopper;
beforeAll(async () => {
  shop = await runningShop();
  owner = await shop.admin();
});
afterAll(() => shop?.close());

const page = async (path: string, language = 'en') =>
  fetch(shop.url + path, { headers: { cookie: `kiran_kind=guest; kiran_lang=${language}` }, redirect: 'manual' });
const html = async (path: string, language = 'en') => (await page(path, language)).text();
const acts = async (subject: string) =>
  (await shop.sql.query('select act from audit_entry where subject = $1 order by id', [subject])).rows.map(
    ({ act }: { act: string }) => act,
  );

const upload = (path: string, type: string, file: BodyInit) =>
  fetch(`${shop.url}/api${path}`, {
    method: 'POST',
    headers: {
      'content-type': type,
      origin: shop.url,
      cookie: [...owner.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    },
    body: file,
  });

type Kind = 'brand' | 'category';
const at = { brand: '/admin/brands', category: '/admin/categories' } as const;
const made = async (kind: Kind, body: object): Promise<Body> => {
  const answer = await owner.call('POST', at[kind], body);
  expect(answer.status, answer.text).toBe(201);
  return answer.body.data[kind];
};
const list = async (kind: Kind): Promise<Body[]> =>
  Object.values((await owner.call('GET', at[kind])).body.data)[0] as Body[];
const inUse = async (kind: Kind) =>
  (await list(kind)).filter(({ retired }) => !retired).map(({ slug }) => slug as string);
const retire = (kind: Kind, slug: string, successor: string | null) =>
  owner.call('POST', `${at[kind]}/${slug}/retire`, { successor });
const placeOf = async (productId: string) =>
  (await shop.sql.query('select brand, category, version from product where id = $1', [productId])).rows[0];

describe.each([
  ['brand', 'brand', 'brand'],
  ['category', 'category', 'catagoriy'],
] as const)('a %s', (kind, filter, field) => {
  it('is added with its texts, shown with them, and renamed without a new address', async () => {
    const one = await made(kind, {
      name: ` Waaree   ${kind} `,
      words: { hi: { name: `वारी ${kind}` }, gu: { name: '' } },
    });
    expect(one).toMatchObject({
      slug: `waaree-${kind}`,
      name: `Waaree ${kind}`,
      words: { hi: { name: `वारी ${kind}` } },
      products: 0,
      retired: false,
    });
    const product = await shop.product({ name: `Panel of ${kind}`, [field]: one.slug });
    expect(product[field]).toBe(`Waaree ${kind}`);
    const address = `/products?${filter}=${one.slug}`;
    expect(await html(address)).toContain(`Waaree ${kind}`);
    expect(await html(address, 'hi')).toContain(`वारी ${kind}`);
    expect(await html(address, 'gu')).toContain(`Waaree ${kind}`);
    expect(await html(`/productPage/${product._id}`, 'hi')).toContain(`वारी ${kind}`);
    const changed = await owner.call('PATCH', `${at[kind]}/${one.slug}`, { name: `Waaree ${kind} two` });
    expect(changed.body.data[kind]).toMatchObject({
      slug: one.slug,
      name: `Waaree ${kind} two`,
      products: 1,
      onSale: 1,
    });
    expect(await html(address)).toContain(`Waaree ${kind} two`);
    expect((await owner.call('GET', `/products/${product._id}`)).body.data.product[field]).toBe(`Waaree ${kind} two`);
    expect(await acts(`${kind}:${one.slug}`)).toEqual([`${kind}.added`, `${kind}.changed`]);
  });

  it('has a unique name', async () => {
    const [one, other] = [await made(kind, { name: `Alone ${kind}` }), await made(kind, { name: `Other ${kind}` })];
    expectRefusal(await owner.call('POST', at[kind], { name: `ALONE ${kind}` }), 422, { fields: ['name'] });
    expectRefusal(await owner.call('PATCH', `${at[kind]}/${other.slug}`, { name: `alone ${kind}` }), 422, {
      fields: ['name'],
    });
    await made(kind, { name: `Éclat ${kind}` });
    expectRefusal(await owner.call('POST', at[kind], { name: `Éclat ${kind}` }), 422, { fields: ['name'] });
    expectRefusal(await owner.call('PATCH', `${at[kind]}/${other.slug}`, { name: `Éclat ${kind}` }), 422, {
      fields: ['name'],
    });
    expectRefusal(await owner.call('POST', at[kind], { name: '  ' }), 422, { fields: ['name'] });
    for (const half of ['\ud83d', 'a\ude00']) {
      expectRefusal(await owner.call('POST', at[kind], { name: half }), 422, { fields: ['name'] });
      expectRefusal(await owner.call('PATCH', `${at[kind]}/${other.slug}`, { words: { hi: { name: half } } }), 422);
    }
    expectRefusal(await owner.call('POST', at[kind], { name: 'x'.repeat(61) }), 422, { fields: ['name'] });
    expectRefusal(await owner.call('PATCH', `${at[kind]}/nobody`, { name: 'Somebody' }), 404);
    expect((await made(kind, { name: `Alone: ${kind}` })).slug).toBe(`${one.slug}-2`);
    await retire(kind, one.slug, null);
    const refused = await owner.call('POST', at[kind], { name: `Alone ${kind}` });
    expectRefusal(refused, 422, { fields: ['name'] });
    expect(refused.body.fields.name).toContain('Bring that one back');
  });

  it('stays where it was put, as long as the list is the one that was seen', async () => {
    const before = await inUse(kind);
    const wish = [...before.slice(2), ...before.slice(0, 2)];
    expect((await owner.call('PUT', `${at[kind]}/order`, { slugs: wish })).status).toBe(200);
    expect(await inUse(kind)).toEqual(wish);
    expectRefusal(await owner.call('PUT', `${at[kind]}/order`, { slugs: wish.slice(1) }), 409);
    expectRefusal(await owner.call('PUT', `${at[kind]}/order`, { slugs: [...wish.slice(1), wish[1]] }), 409);
    expect(await inUse(kind)).toEqual(wish);
    expect((await owner.call('PUT', `${at[kind]}/order`, { slugs: before })).status).toBe(200);
  });

  it('is retired with its products, its addresses and its other names, and comes back without them', async () => {
    const [old, heir] = [await made(kind, { name: `Zephyrine ${kind}` }), await made(kind, { name: `Heir ${kind}` })];
    const [sold, draft] = [
      await shop.product({ name: `Sold ${kind}`, [field]: old.slug }),
      await shop.product({ name: `Draft ${kind}`, price: 0, [field]: old.slug }),
    ];
    const address = `/products?${filter}=${old.slug}`;
    expect((await page(address)).status).toBe(200);
    expect(await html('/products?q=zephyrine')).toContain(`Sold ${kind}`);
    expectRefusal(await retire(kind, old.slug, null), 422, { fields: ['successor'] });
    expectRefusal(await retire(kind, old.slug, old.slug), 422, { fields: ['successor'] });
    expectRefusal(await retire(kind, old.slug, 'nobody'), 422, { fields: ['successor'] });
    expectRefusal(await retire(kind, 'nobody', heir.slug), 404);
    const answer = await retire(kind, old.slug, heir.slug);
    expect([answer.status, answer.body.data]).toEqual([200, { moved: 2 }]);
    expectRefusal(await retire(kind, old.slug, heir.slug), 409);
    for (const { _id, version } of [sold, draft])
      expect(await placeOf(_id)).toMatchObject({ [kind]: heir.slug, version: version + 1 });
    // The page cached a moment ago redirects too, with all parameters of the address.
    for (const tries of [1, 2]) {
      const moved = await page(`${address}&sort=newest`);
      expect([tries, moved.status, moved.headers.get('location')]).toEqual([
        tries,
        301,
        `/products?${filter}=${heir.slug}&sort=newest`,
      ]);
      expect(moved.headers.get('cache-control')).toContain('no-store');
    }
    const data = await page(`/products.data?${filter}=${old.slug}`);
    expect([data.status, await data.text()]).toEqual([
      202,
      expect.stringContaining(`/products?${filter}=${heir.slug}`),
    ]);
    expect(await html('/products?q=zephyrine')).not.toContain(`Sold ${kind}`);
    expect(await html(`/productPage/${sold._id}`)).toContain(`Heir ${kind}`);
    expect(await html('/products')).not.toContain(`Zephyrine ${kind}`);
    expect(await (await fetch(`${shop.url}/sitemap.xml`)).text()).not.toContain(old.slug);
    expect(
      (await owner.call('POST', '/products', { name: 'Late', price: 10, [field]: `Zephyrine ${kind}` })).body.data
        .product[field],
    ).toBe(`Heir ${kind}`);
    // Retired in turn, the successor passes on what it had taken over.
    const last = await made(kind, { name: `Last ${kind}` });
    expect((await retire(kind, heir.slug, last.slug)).status).toBe(200);
    expect((await page(address)).headers.get('location')).toBe(`/products?${filter}=${last.slug}`);
    expect((await owner.call('POST', `${at[kind]}/${old.slug}/restore`)).body.data[kind]).toMatchObject({
      retired: false,
      replacedBy: null,
      products: 0,
    });
    expectRefusal(await owner.call('POST', `${at[kind]}/${old.slug}/restore`), 409);
    expect((await page(address)).status).toBe(200);
    expect(await placeOf(sold._id)).toMatchObject({ [kind]: last.slug });
    expect(await acts(`${kind}:${old.slug}`)).toEqual([`${kind}.added`, `${kind}.retired`, `${kind}.restored`]);
  });

  it('retires without a successor if nothing of it is on sale; its address is then unknown', async () => {
    const one = await made(kind, { name: `Lonely ${kind}` });
    const draft = await shop.product({ name: `Lonely draft ${kind}`, price: 0, [field]: one.slug });
    expect((await retire(kind, one.slug, null)).body.data).toEqual({ moved: 1 });
    expect(await placeOf(draft._id)).toMatchObject({ [kind]: null });
    expect((await page(`/products?${filter}=${one.slug}`)).status).toBe(
      (await page(`/products?${filter}=never-was`)).status,
    );
  });

  it('never gains a product while it is retired', async () => {
    const [old, heir] = [await made(kind, { name: `Gone ${kind}` }), await made(kind, { name: `Kept ${kind}` })];
    const product = await shop.product({ name: `Late ${kind}` });
    await retire(kind, old.slug, heir.slug);
    await shop.sql.query(`update product set ${kind} = $1 where id = $2`, [old.slug, product._id]);
    expect(await placeOf(product._id)).toMatchObject({ [kind]: heir.slug });
  });
});

it('redirects from both at once, and leaves the others of a list alone', async () => {
  const [from, to] = [await made('brand', { name: 'Both from' }), await made('brand', { name: 'Both to' })];
  const [old, now] = [await made('category', { name: 'Both old' }), await made('category', { name: 'Both new' })];
  await retire('brand', from.slug, to.slug);
  await retire('category', old.slug, now.slug);
  const moved = await page(`/products?category=${old.slug}&brand=orvani,${from.slug},${to.slug}`);
  expect([moved.status, moved.headers.get('location')]).toEqual([
    301,
    `/products?category=${now.slug}&brand=orvani,${to.slug}`,
  ]);
});

it('shows a brand’s mark, or its name without one', async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 48"><rect width="160" height="48" fill="#c00"/></svg>';
  const { slug } = await made('brand', { name: 'Marked' });
  expect(await html('/products?view=brands')).not.toContain('>Marked</span>');
  await shop.product({ name: 'Of the marked', brand: slug });
  expect(await html('/products?view=brands')).toContain('>Marked</span>');
  expect(await html('/products?view=brands')).not.toMatch(/<img[^>]+alt="Marked"/);
  const sent = await upload('/admin/marks', 'image/svg+xml', svg);
  const { url } = ((await sent.json()) as Body).data.mark;
  expect((await owner.call('PATCH', `/admin/brands/${slug}`, { mark: url })).body.data.brand.mark).toBe(url);
  expect(await html('/products?view=brands')).toMatch(new RegExp(`<img[^>]+src="${url}"[^>]+alt="Marked"`));
  for (const mark of [
    'https://elsewhere.example/a.svg',
    '//elsewhere.example/a.svg',
    '/media/../secret.svg',
    'javascript:alert(1)',
  ])
    expectRefusal(await owner.call('PATCH', `/admin/brands/${slug}`, { mark }), 422, { fields: ['mark'] });
  expect(
    (await owner.call('GET', '/admin/brands')).body.data.brands.find((one: Body) => one.slug === 'ruvanta').mark,
  ).toBe('/brands/ruvanta.svg');
});

it('shows an uploaded picture of a category once it is ready, and keeps it', async () => {
  const { slug } = await made('category', { name: 'Pictured' });
  expectRefusal(
    await owner.call('PATCH', `/admin/categories/${slug}`, { picture: 'p-000000000000000000000000' }),
    422,
    { fields: ['picture'] },
  );
  const file = await sharp({ create: { width: 900, height: 700, channels: 3, background: '#2a74ba' } })
    .jpeg()
    .toBuffer();
  const sent = await upload('/pictures', 'image/jpeg', new Uint8Array(file));
  const { _id } = ((await sent.json()) as Body).data.picture;
  await expect.poll(async () => (await owner.call('GET', `/pictures/${_id}`)).body.data.picture.state).toBe('ready');
  expect((await owner.call('PATCH', `/admin/categories/${slug}`, { picture: _id })).body.data.category.picture).toBe(
    _id,
  );
  await shop.product({ name: 'Of the pictured', catagoriy: slug });
  expect(await html('/')).toContain(_id);
  expect(
    (await owner.call('PATCH', `/admin/categories/${slug}`, { picture: null })).body.data.category.picture,
  ).toBeNull();
});

describe('the home page’s panel', () => {
  const panel = async (language = 'en') => {
    const text = (await html('/', language)).split('id="categories"')[1]?.split('</nav>')[0] ?? '';
    return [...text.matchAll(/href="\/products\?category=([^"]+)"[\s\S]*?<span class="text-xs[^"]*">([^<]*)</g)].map(
      ([, slug, name]) => [slug, name],
    );
  };

  it('has the specification’s eleven tiles until the owner chooses, and again when nothing is chosen', async () => {
    const before = await panel();
    expect(before).toHaveLength(11);
    expect(before[9]).toEqual(before[5]);
    const own = await made('category', { name: 'Solar Fans', words: { hi: { name: 'सोलर पंखे' } } });
    expect(await panel()).toEqual(before);
    expect((await owner.call('PUT', '/admin/categories/panel', { slugs: [own.slug, 'solar-pumps'] })).status).toBe(200);
    expect(await panel()).toEqual([
      ['solar-fans', 'Solar Fans'],
      ['solar-pumps', before[6]?.[1]],
    ]);
    expect((await panel('hi'))[0]).toEqual(['solar-fans', 'सोलर पंखे']);
    // The replacement of a tile's category takes its place.
    const heir = await made('category', { name: 'Solar Coolers' });
    await retire('category', own.slug, heir.slug);
    expect((await panel()).map(([slug]) => slug)).toEqual(['solar-coolers', 'solar-pumps']);
    expectRefusal(await owner.call('PUT', '/admin/categories/panel', { slugs: [own.slug] }), 409);
    const twelve = Array.from({ length: 12 }, (_, nr) => `c-${nr}`);
    expectRefusal(await owner.call('PUT', '/admin/categories/panel', { slugs: twelve }), 422, { fields: ['slugs'] });
    expect((await owner.call('PUT', '/admin/categories/panel', { slugs: [] })).status).toBe(200);
    expect(await panel()).toEqual(before);
    expect(await acts('home:panel')).toEqual(['panel.arranged', 'panel.arranged']);
  });

  it('uses a renamed category’s new name, in every language that the owner has not named it in', async () => {
    const [, shipped] = (await panel('hi'))[6] as [string, string];
    await owner.call('PATCH', '/admin/categories/solar-pumps', { name: 'Water Pumps' });
    expect((await panel())[6]).toEqual(['solar-pumps', 'Water Pumps']);
    expect((await panel('hi'))[6]).toEqual(['solar-pumps', 'Water Pumps']);
    await owner.call('PATCH', '/admin/categories/solar-pumps', { words: { hi: { name: 'पानी के पंप' } } });
    expect((await panel('hi'))[6]).toEqual(['solar-pumps', 'पानी के पंप']);
    await owner.call('PATCH', '/admin/categories/solar-pumps', { name: 'Solar Pumps', words: {} });
    expect((await panel('hi'))[6]).toEqual(['solar-pumps', shipped]);
  });
});
