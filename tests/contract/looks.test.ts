import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectRefusal } from '#tests/contract/expect.ts';
import { mailsTo } from '#tests/support/mails.ts';
import { aSecond } from '#tests/support/pace.ts';
import {
  ADDRESS,
  buy,
  manyShoppers,
  type RunningShop,
  runningShop,
  type Shopper,
} from '#tests/support/running-shop.ts';
import type { Body, Visitor } from '#tests/support/visitor.ts';

// The owner's logo, colours and States: on every page, in mails, documents and files, at once; and nothing in them that could do harm or be
// unreadable.

const SVG =
  '<svg viewBox="0 0 200 50" onload="alert(1)"><script>alert(2)</script><rect width="50" height="50" fill="#b3261e"/><path d="M60 0h140v50z" fill="#7a1712"/></svg>';

let shop: RunningShop;
let owner: Shopper;
let asha: Shopper;
let guest: Visitor;
beforeAll(async () => {
  shop = await runningShop();
  owner = await shop.admin();
  [asha] = (await manyShoppers(shop, 1)) as [Shopper];
  guest = shop.visitor();
  guest.cookies.set('kiran_guest', '1');
  guest.cookies.set('kiran_kind', 'guest');
});
afterAll(() => shop?.close());

const page = async (path: string) => (await guest.ask('GET', path)).text;
const set = async (values: Body) =>
  owner.call('PUT', '/admin/settings', {
    version: (await owner.call('GET', '/admin/settings')).body.data.version,
    values,
  });
const file = (path: string) => fetch(shop.url + path);
const sendMark = async (who: Visitor, body: string | Buffer) =>
  fetch(`${shop.url}/api/admin/marks`, {
    method: 'POST',
    headers: { cookie: [...who.cookies].map((pair) => pair.join('=')).join('; '), origin: shop.url },
    body: typeof body === 'string' ? body : new Uint8Array(body),
  });

/** The styles in a page, which its policy must name by their hashes, and no others. */
function sheetsOf({ text, headers }: { text: string; headers: Headers }): string[] {
  const sheets = [...text.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, sheet = '']) => sheet);
  const hashes = sheets.map((sheet) => `'sha256-${createHash('sha256').update(sheet).digest('base64')}'`);
  expect(headers.get('content-security-policy')).toContain(`style-src ${["'self'", ...hashes].join(' ')};`);
  return sheets;
}

it('is the default while nothing is chosen: the shop’s own styles and files', async () => {
  const answer = await guest.ask('GET', '/');
  expect(sheetsOf(answer)).toEqual([expect.stringContaining('--color-brand:#115292')]);
  expect(answer.text).toContain('href="/favicon.svg"');
  const manifest = (await (await file('/manifest.webmanifest')).json()) as Body;
  expect(manifest).toMatchObject({ name: 'Kiran Solar', short_name: 'Kiran', theme_color: '#115292' });
});

describe('a logo', () => {
  it('is accepted only from the administrator, and refused with a reason', async () => {
    expect((await sendMark(guest, SVG)).status).toBe(401);
    expect((await sendMark(asha, SVG)).status).toBe(403);
    for (const [body, status, words] of [
      ['', 422, /valid data/],
      ['GIF89a', 422, /Only SVG, PNG, JPEG and WebP/],
      [
        '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg viewBox="0 0 1 1"><path d="M0 0h1"/></svg>',
        422,
        /entities/,
      ],
      [Buffer.alloc(512 * 1024 + 1, 32), 413, /512 kB/],
    ] as const) {
      const answer = await sendMark(owner, body as string);
      expect(answer.status).toBe(status);
      expect(((await answer.json()) as Body).message).toMatch(words);
    }
    expectRefusal(await set({ logo: 'https://evil.example/x.svg' }), 422);
    expectRefusal(await set({ logo: '/media/../originals/x.svg' }), 422);
  });
});

describe('once chosen', () => {
  let logo: string;
  beforeAll(async () => {
    logo = ((await (await sendMark(owner, SVG)).json()) as Body).data.mark.url;
    const saved = await set({
      name: 'Surya',
      longName: 'Surya Solar',
      logo,
      'colors.brand': '#b3261e',
      'colors.sun': '#ffd400',
      states: 'Goa, Kerala',
    });
    expect(saved.status).toBe(200);
  });

  it('is there within a second', async () => {
    const told = async () => (await page('/')).includes(logo);
    await expect.poll(told, { interval: 20, ...(await aSecond(told)) }).toBe(true);
  });

  it('is on every page, with the colours in one sheet that the policy names', async () => {
    for (const path of ['/', '/signup', '/products']) {
      const answer = await guest.ask('GET', path);
      expect(answer.text, path).toContain(`src="${logo}"`);
      const sheet = sheetsOf(answer).at(-1);
      expect(sheet).toContain('--color-brand:#b3261e');
      expect(sheet).toContain('prefers-color-scheme:dark');
      expect(answer.text).toContain('content="#b3261e"');
    }
  });

  it('can only draw', async () => {
    const answer = await file(logo);
    expect(answer.headers.get('content-security-policy')).toContain('sandbox');
    expect(answer.headers.get('cache-control')).toContain('immutable');
    expect(await answer.text()).not.toMatch(/alert|script|onload/);
  });

  it('makes the manifest, the icons and the share picture', async () => {
    const manifest = (await (await file('/manifest.webmanifest')).json()) as Body;
    expect(manifest).toMatchObject({ name: 'Surya Solar', short_name: 'Surya', theme_color: '#b3261e' });
    const text = await page('/');
    const shared = /property="og:image" content="([^"]+)"/.exec(text)?.[1] ?? '';
    const icon = /rel="icon" href="([^"]+)"/.exec(text)?.[1] ?? '';
    for (const [path, width] of [
      ...manifest.icons.map(({ src, sizes }: Body) => [src, Number.parseInt(sizes, 10)]),
      [new URL(shared).pathname + new URL(shared).search, 1200],
      [icon, 64],
    ]) {
      const answer = await file(path);
      const { data, info } = await sharp(Buffer.from(await answer.arrayBuffer()))
        .raw()
        .toBuffer({ resolveWithObject: true });
      expect(info.width, path).toBe(width);
      const red = Array.from({ length: data.length / info.channels }, (_, at) => at * info.channels).some(
        (at) => Math.abs((data[at] ?? 0) - 0xb3) < 12 && (data[at + 1] ?? 255) < 60 && (data[at + 2] ?? 255) < 60,
      );
      expect(red, `${path} shows the logo`).toBe(true);
    }
  });

  it('is in mails, by the address of its bitmap', async () => {
    await asha.call('POST', '/auth/request-password-reset', { email: asha.email });
    await expect
      .poll(async () => (await mailsTo(shop, asha.email))[0]?.html ?? '')
      .toContain(logo.replace('.svg', '.png'));
    const [mail] = await mailsTo(shop, asha.email);
    expect(mail?.html).toContain('alt="Surya Solar"');
    expect(mail?.html).toContain('background:#b3261e');
    expect((await file(logo.replace('.svg', '.png'))).headers.get('content-type')).toBe('image/png');
  });

  it('is the letterhead of a document, which keeps it when the shop changes', async () => {
    await set({ states: 'Gujarat' });
    const product = await shop.product();
    const { order } = await buy(shop, asha, [{ _id: product._id, quantity: 1, price: product.price }]);
    await owner.call('PUT', `/order/${order._id}`, { orderStatus: 'confirmed' });
    await owner.call('POST', `/order/${order._id}/shipments`, { carrier: 'Gati' });
    const { documents } = (await owner.call('GET', `/order/${order._id}/documents`)).body.data;
    const print = async () => {
      const headers = { cookie: [...asha.cookies].map((pair) => pair.join('=')).join('; ') };
      return Buffer.from(
        await (await fetch(`${shop.url}/api/documents/${documents[0].id}.pdf`, { headers })).arrayBuffer(),
      );
    };
    const before = await print();
    expect(before.toString('latin1')).toContain('/Subtype /Image');
    await set({ logo: '', 'colors.brand': '' });
    const { rows } = await shop.sql.query("select content->'head'->'look' as look from tax_document where id = $1", [
      documents[0].id,
    ]);
    expect(rows[0].look).toMatchObject({ logo, colors: { brand: '#b3261e' } });
    await set({ logo, 'colors.brand': '#b3261e' });
  });
});

describe('the logo for dark backgrounds', () => {
  /** The address of the page's logo, and whether the other one replaces it in a dark theme. */
  const shown = async (path: string, longName: string, dark: string) => {
    const text = await page(path);
    return {
      src: new RegExp(`src="([^"]+)" alt="${longName}"`).exec(text)?.[1],
      byTheme: new RegExp(`srcset="${dark}"`, 'i').test(text),
    };
  };

  it('is chosen by its background, where that is the same in both themes', async () => {
    const sent = async (body: string): Promise<string> =>
      ((await (await sendMark(owner, body)).json()) as Body).data.mark.url;
    const [logo, logoDark] = [await sent(SVG), await sent(SVG.replaceAll('b3261e', 'ffffff'))];
    const { longName } = (await owner.call('GET', '/admin/settings')).body.data.values;
    try {
      await set({ logo, logoDark });
      await expect.poll(() => shown('/signup', longName, logoDark)).toEqual({ src: logo, byTheme: false }); // on the photograph's pale backdrop
      expect((await owner.call('PUT', '/admin/opening', { state: 'closed' })).status).toBe(200);
      await expect.poll(() => shown('/', longName, logoDark)).toEqual({ src: logoDark, byTheme: false });
    } finally {
      await owner.call('PUT', '/admin/opening', { state: 'open' });
      await set({ logoDark: '' });
    }
  });
});

describe('a colour', () => {
  it('that is illegible is refused with the nearest legible one, which is accepted', async () => {
    const { brand, pairs } = (await owner.call('GET', '/admin/colours?brand=%23ffd400')).body.data;
    expect(brand.chosen).toBe('#ffd400');
    expect(brand.shade).not.toBe('#ffd400');
    for (const { ratio, least } of pairs) expect(ratio).toBeGreaterThanOrEqual(least);
    const refused = await set({ 'colors.brand': '#ffd400' });
    expectRefusal(refused, 422);
    expect(refused.body.fields['colors.brand']).toContain(brand.shade);
    expect((await set({ 'colors.brand': brand.shade })).status).toBe(200);
  });

  it.each(['red', '#fff', '#12345g', '}body{display:none', '#115292;}'])('is six digits, and not %s', async (value) => {
    expectRefusal(await set({ 'colors.brand': value }), 422);
    expect((await owner.call('GET', `/admin/colours?brand=${encodeURIComponent(value)}`)).status).toBe(422);
  });
});

describe('the States', () => {
  it('apply to addresses, deliveries and texts at once', async () => {
    expectRefusal(await set({ states: 'Goa, Kerela' }), 422);
    await set({ states: 'Goa, Kerala' });
    const told = async () => (await page('/shipping')).includes('Goa and Kerala');
    await expect.poll(told, { interval: 20, ...(await aSecond(told)) }).toBe(true);
    for (const path of ['/', '/products', '/shipping', '/terms', '/AbautUs', '/faq'])
      expect(await page(path), path).not.toMatch(/We (?:deliver|sell)[^.]*Gujarat/);
    const address = (state: string) =>
      asha.call('POST', '/Firebaseuser/add-address', { uid: asha.uid, address: { ...ADDRESS, state } });
    expectRefusal(await address('Gujrat'), 422);
    expect((await address('Kerala')).status).toBeLessThan(300);
    expect((await guest.call('GET', '/delivery?pincode=380009')).body.serviceable).toBe(false);
  });
});
