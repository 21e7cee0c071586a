import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningShop, runningShop, type Shopper } from '#tests/support/running-shop.ts';
import { now } from '#tests/support/suite-clock.ts';

// The kit of a plan: into the cart by a form that needs no script, and what is said of one that is sold out.

let shop: RunningShop;
let buyer: Shopper;
beforeAll(async () => {
  shop = await runningShop();
  buyer = await shop.shopper();
});
afterAll(() => shop?.close());

const KIT = 'ruvanta-3kw-dcr-on-grid-rooftop-kit';
const HOME = 'pin=380060&discom=ugvcl&bill=3200&months=1&roof=60&phase=1&load=3';
const PLAN = `/solar/plan?${HOME}`;

const cookies = (who: Shopper | undefined, language: string) =>
  [...(who ? who.cookies : [['kiran_kind', 'guest']]), ['kiran_lang', language]]
    .map((pair) => pair.join('='))
    .join('; ');
const plain = (html: string) =>
  html
    .replaceAll(/<script[\s\S]*?<\/script>|<!--.*?-->/g, '')
    .replaceAll(/[\u00a0\u202f]/g, ' ')
    .replaceAll('&amp;', '&');
async function open(path: string, language = 'en', who?: Shopper) {
  const answer = await fetch(shop.url + path, { headers: { cookie: cookies(who, language) }, redirect: 'manual' });
  return { status: answer.status, location: answer.headers.get('location'), text: plain(await answer.text()) };
}
async function press(path: string, form: Record<string, string>, who?: Shopper, origin = shop.url) {
  const answer = await fetch(shop.url + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie: cookies(who, 'en'), origin },
    body: new URLSearchParams(form),
  });
  return { status: answer.status, location: answer.headers.get('location') };
}
const cart = async () =>
  (await shop.sql.query('select product_id, quantity from cart_line where uid = $1', [buyer.uid])).rows;

/** The form around the button that adds the kit, as the page has it. */
function cartForm(html: string) {
  const form = [...html.matchAll(/<form([^>]*)>([\s\S]*?)<\/form>/g)].find(([, , inside]) =>
    inside?.includes('value="cart"'),
  );
  const action = /action="([^"]+)"/.exec(form?.[1] ?? '')?.[1];
  const product = /name="product" value="([^"]+)"/.exec(form?.[2] ?? '')?.[1];
  if (!action || !product) throw new Error('no form adds the kit to the cart');
  return { action, form: { do: 'cart', product } };
}

describe('the kit', () => {
  it('goes into a customer’s cart, which shows it, and once only', async () => {
    const { action, form } = cartForm((await open(PLAN, 'en', buyer)).text);
    expect(form.product).toBe(KIT);
    for (let time = 0; time < 2; time++)
      expect(await press(action, form, buyer)).toEqual({ status: 303, location: '/cart' });
    expect(await cart()).toEqual([{ product_id: KIT, quantity: 1 }]);
    const { text } = await open('/cart', 'en', buyer);
    expect(text).toContain('3 kW DCR On-Grid');
    expect(text).toContain('Delivery and payment need JavaScript');
  });
  it('leads a guest to sign in, and from there back to the plan', async () => {
    const { action, form } = cartForm((await open(PLAN)).text);
    const { status, location } = await press(action, form);
    expect(status).toBe(303);
    const to = new URL(location ?? '', shop.url);
    expect([to.pathname, to.searchParams.get('from')]).toEqual(['/signup', action]);
    const { text } = await open(location ?? '');
    expect(text).toContain('Sign in or create an account to continue');
    expect(text).toContain('Signing in needs JavaScript');
  });
  it('goes into the cart from a saved plan too', async () => {
    await shop.sql.query('delete from cart_line');
    const token = randomBytes(32).toString('base64url');
    await press(PLAN, { do: 'save', token });
    const { action, form } = cartForm((await open(`/solar/plan/${token}`, 'en', buyer)).text);
    expect(action).toBe(`/solar/plan/${token}`);
    expect(await press(action, form, buyer)).toEqual({ status: 303, location: '/cart' });
    expect(await cart()).toEqual([{ product_id: KIT, quantity: 1 }]);
  });
  it('that is no longer sold shows the plan anew, and a form of another site nothing', async () => {
    await shop.sql.query('delete from cart_line');
    expect(await press(PLAN, { do: 'cart', product: 'nothing' }, buyer)).toEqual({ status: 303, location: PLAN });
    expect((await press(PLAN, { do: 'cart', product: KIT }, buyer, 'https://evil.example')).status).toBe(403);
    expect(await cart()).toEqual([]);
  });
  it.each([
    ['hi', 'भुगतान के लिए जावास्क्रिप्ट ज़रूरी है'],
    ['gu', 'ચુકવણી માટે જાવાસ્ક્રિપ્ટ જરૂરી છે'],
  ])('is paid with script, which the cart says in %s', async (language, words) => {
    const { action, form } = cartForm((await open(PLAN, language, buyer)).text);
    await press(action, form, buyer);
    expect((await open('/cart', language, buyer)).text).toContain(words);
  });
});

describe('what is not included', () => {
  it.each(['en', 'hi', 'gu'])('stands before every button and link that goes on, in %s', async (language) => {
    const token = randomBytes(32).toString('base64url');
    await press(PLAN, { do: 'save', token });
    for (const path of [PLAN, `/solar/plan/${token}`]) {
      const { text } = await open(path, language, buyer);
      const main = text.slice(text.indexOf('<main'), text.indexOf('</main>'));
      // The list is the one whose entries are crossed out.
      const list = main.search(/<ul[^>]*><li[^>]*><svg[^>]*lucide-x\b/);
      expect(list).toBeGreaterThan(0);
      const ways = [/value="cart"/, /href="\/ServiceBookPage/, /href="\/contectUs"/].map((way) => main.search(way));
      for (const way of ways) expect(way).toBeGreaterThan(list);
      const save = main.indexOf('value="call"');
      expect(save).toBeGreaterThan(list);
    }
  });
});

describe('a kit that is sold out', () => {
  const day = (ahead: number) => new Date(now().getTime() + ahead * 86_400_000).toISOString().slice(0, 10);
  const inWords = (text: string, tag: string) =>
    new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(text));
  const stock = (ids: string[], many: number, restockOn: string | null) =>
    shop.sql.query('update product set stock = $2, restock_on = $3, version = version + 1 where id = any($1)', [
      ...[ids, many, restockOn],
    ]);
  const ask = async () => (await shop.visitor().call('GET', `/solar/plan?${HOME}`)).body.data.plan;

  it('is named beside the next one, with the day on which it is expected again, or without', async () => {
    const soon = day(20);
    await stock([KIT], 0, soon);
    for (const [language, tag, words] of [
      ['en', 'en-IN', 'expected again on'],
      ['hi', 'hi-IN', 'फिर आने की उम्मीद'],
      ['gu', 'gu-IN', 'ફરી આવવાની ધારણા'],
    ] as const) {
      const { text } = await open(PLAN, language);
      expect(text).toContain(words);
      expect(text).toContain(inWords(soon, tag));
      expect(text).toContain('5.4 kW');
    }
    expect(await ask()).toMatchObject({ outcome: 'fits', soldOut: { _id: KIT, restockOn: soon } });
    await stock([KIT], 0, null);
    const { text } = await open(PLAN);
    expect(text).toContain('would suit even better, but is sold out at the moment.');
    expect(text).not.toContain('expected again');
    await stock([KIT], 0, day(-2));
    expect((await open(PLAN)).text).not.toContain('expected again');
    await stock([KIT], 9, null);
    expect((await ask()).soldOut).toBeNull();
  });
  it('as the only one that would fit, is named with its day, and nothing can be bought', async () => {
    const soon = day(33);
    const kits = (
      await shop.sql.query("select id from product where category = 'solar-rooftop' and specification ? 'parts'")
    ).rows.map(({ id }) => id);
    await stock(kits, 0, null);
    const without = (await open(PLAN)).text;
    expect(without).toContain('would suit your home. Ask us when it comes back.');
    await stock([KIT], 0, soon);
    const { text } = await open(PLAN);
    expect(text).toContain(`would suit your home. It is expected again on ${inWords(soon, 'en-IN')}.`);
    expect(text).not.toContain('value="cart"');
    expect(text).not.toMatch(/About [\d.]+ kW/);
    expect(await ask()).toMatchObject({ outcome: 'sold-out', system: null, soldOut: { _id: KIT, restockOn: soon } });
    await stock(kits, 9, null);
  });
  it('of a saved plan does not hold its price, and comes back on its day', async () => {
    const token = randomBytes(32).toString('base64url');
    await press(PLAN, { do: 'save', token });
    const soon = day(12);
    await stock([KIT], 0, soon);
    const { text } = await open(`/solar/plan/${token}`);
    expect(text).toContain('the saved price does not hold for now');
    expect(text).toContain(`It is expected again on ${inWords(soon, 'en-IN')}.`);
    await stock([KIT], 9, null);
    expect((await open(`/solar/plan/${token}`)).text).not.toContain('expected again');
  });
});
