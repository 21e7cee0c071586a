import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Language } from '#src/kernel/locales.ts';
import { expectRefusal } from '#tests/contract/expect.ts';
import { addAddress, openPayment, type RunningShop, runningShop, type Shopper } from '#tests/support/running-shop.ts';
import type { Body } from '#tests/support/visitor.ts';

// A product's texts in the reader's language, wherever it is shown.

let shop: RunningShop;
let admin: Shopper;
beforeAll(async () => {
  shop = await runningShop();
  admin = await shop.admin();
});
afterAll(() => shop?.close());

const WORDS = {
  hi: {
    name: 'Kirti 5 kW तूफ़ानी इन्वर्टर',
    title: 'घर के लिए',
    description: 'पहला पैराग्राफ़।\n\nदूसरा पैराग्राफ़।',
    inTheBox: ['इन्वर्टर', 'केबल'],
    warrantyWords: 'प्रोडक्ट पर 5 साल।',
  },
  gu: { name: 'Kirti 5 kW તોફાની ઇન્વર્ટર' },
};
const ENGLISH = {
  name: 'Kirti 5 kW Storm Inverter',
  tital: 'For the home',
  discription: 'The first.\n\nThe second.',
  inTheBox: ['Inverter', 'Cable'],
  warranty: { years: 5, words: '5 years on the product.' },
};
const spoken = () => shop.product({ ...ENGLISH, catagoriy: 'Solar Inverters', words: WORDS });
const page = async (path: string, language: Language, cookie = 'kiran_kind=guest') =>
  (await fetch(shop.url + path, { headers: { cookie: `${cookie}; kiran_lang=${language}` } })).text();
/** The page's heading as it is read. */
const headingOf = (html: string) => /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]?.replaceAll(/<[^>]*>/g, '');
const asTheirs = async (person: Shopper, path: string) => {
  const cookie = [...person.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return (await fetch(shop.url + path, { headers: { cookie } })).text();
};

describe('the texts of a product in other languages', () => {
  it('are written, answered, and recorded in the log', async () => {
    const { _id } = await spoken();
    const change = await admin.call('PUT', `/products/${_id}`, { words: { gu: { title: ' ઘર માટે ', name: '' } } });
    expect(change.status).toBe(200);
    // What was not sent is gone, and what is empty is not kept.
    expect(change.body.data.product.words).toEqual({ gu: { title: 'ઘર માટે' } });
    const { rows } = await shop.sql.query(
      "select before, after from audit_entry where subject = $1 and act = 'product.updated'",
      [`product:${_id}`],
    );
    expect(rows[0]).toMatchObject({ before: { words: WORDS }, after: { words: { gu: { title: 'ઘર માટે' } } } });
    expectRefusal(await admin.call('PUT', `/products/${_id}`, { words: { hi: { name: 'x'.repeat(121) } } }), 422, {
      code: 'invalid',
      fields: ['words.hi.name'],
    });
  });

  it('are shown on its page, with English for what has not been translated', async () => {
    const { _id } = await spoken();
    const hindi = await page(`/productPage/${_id}`, 'hi');
    for (const said of ['तूफ़ानी', WORDS.hi.title, 'दूसरा पैराग्राफ़।', 'केबल', WORDS.hi.warrantyWords])
      expect(hindi).toContain(said);
    expect(headingOf(hindi)).not.toContain('Storm');
    for (const english of [ENGLISH.tital, 'The second.', ENGLISH.warranty.words]) expect(hindi).not.toContain(english);
    const gujarati = await page(`/productPage/${_id}`, 'gu');
    expect(headingOf(gujarati)).toContain('તોફાની');
    expect(gujarati).toContain(ENGLISH.tital);
    expect(headingOf(await page(`/productPage/${_id}`, 'en'))).toBe(ENGLISH.name);
    // What search engines read too.
    expect(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(hindi)?.[1]).toContain(WORDS.hi.name);
  });

  it('are shown at the next request after an edit', async () => {
    const { _id } = await spoken();
    const heading = async () => headingOf(await page(`/productPage/${_id}`, 'hi'));
    expect(await heading()).toBe(WORDS.hi.name);
    await admin.call('PUT', `/products/${_id}`, { words: { ...WORDS, hi: { ...WORDS.hi, name: 'Kirti शांत इन्वर्टर' } } });
    expect(await heading()).toBe('Kirti शांत इन्वर्टर');
    await admin.call('PUT', `/products/${_id}`, { words: {} });
    expect(await heading()).toBe(ENGLISH.name);
  });

  it('find it, and name it in suggestions, in lists, in a comparison and in its datasheet', async () => {
    const { _id } = await spoken();
    const found = async (q: string, language: Language) =>
      (
        await shop.visitor().call('GET', `/search/suggestions?${new URLSearchParams({ q, language })}`)
      ).body.data.products.find((one: Body) => one._id === _id)?.name;
    expect(await found('तूफ़ानी', 'hi')).toBe(WORDS.hi.name);
    expect(await found('તોફાની', 'gu')).toBe(WORDS.gu.name);
    // A word of another language finds it too; the name is in the reader's.
    expect(await found('तूफ़ानी', 'en')).toBe(ENGLISH.name);
    expect(await page(`/products?q=${encodeURIComponent('तूफ़ानी')}`, 'hi')).toContain(`href="/productPage/${_id}"`);
    expect(await page(`/compare?ids=${_id}`, 'hi')).toContain(WORDS.hi.warrantyWords);
    const sheet = await fetch(`${shop.url}/datasheets/${_id}.pdf`, {
      headers: { cookie: 'kiran_kind=guest; kiran_lang=hi' },
    });
    expect(sheet.status).toBe(200);
  });

  it('name it in the cart', async () => {
    const product = await spoken();
    const shopper = await shop.shopper('Kavita Shah');
    shopper.cookies.set('kiran_lang', 'gu');
    await shopper.call('POST', '/Firebaseuser/add-to-cart', {
      uid: shopper.uid,
      itemToAdd: { _id: product._id },
      inCart: false,
    });
    expect(await asTheirs(shopper, '/cart')).toContain(WORDS.gu.name);
  });

  it('name it in the order and its mail as the shopper read it, and in English to the owner and in documents', async () => {
    const product = await spoken();
    const shopper = await shop.shopper('Meera Joshi');
    shopper.cookies.set('kiran_lang', 'hi');
    await addAddress(shopper);
    const opened = await openPayment(shopper, [{ _id: product._id, quantity: 1, price: product.price }]);
    const paid = (await shop.pay(opened.body.id)).body;
    const { order } = (await shopper.call('POST', '/razorpay/validate', paid)).body.data;
    // Later words do not change what was bought.
    await admin.call('PUT', `/products/${product._id}`, { name: 'Other', words: { hi: { name: 'दूसरा' } } });
    const { rows } = await shop.sql.query('select name, shown_name from order_line where product_id = $1', [
      product._id,
    ]);
    expect(rows).toEqual([{ name: ENGLISH.name, shown_name: WORDS.hi.name }]);
    const mails = await shop.sql.query("select text from mail where uid = $1 and kind = 'order-placed'", [shopper.uid]);
    expect(mails.rows[0].text).toContain(WORDS.hi.name);
    expect(await asTheirs(shopper, `/order/${order._id}`)).toContain(WORDS.hi.name);
    // The owner reads orders in English.
    const owners = await asTheirs(admin, `/order/${order._id}`);
    expect(owners).toContain(ENGLISH.name);
    expect(owners).not.toContain(WORDS.hi.name);
  });
});

it('has columns for them in sheets, which change nothing when they come back', async () => {
  const { _id, name } = await spoken();
  const { text } = await admin.call('GET', `/product-export/products.csv?q=${encodeURIComponent(name)}`);
  const [head] = text.split('\r\n');
  for (const column of ['name_hi', 'title_hi', 'description_hi', 'in_the_box_hi', 'warranty_words_hi', 'name_gu'])
    expect(head?.split(',')).toContain(column);
  expect(text).toContain(WORDS.hi.name);
  const read = async (raw: string) =>
    (
      await admin.call('POST', '/product-imports?name=words.csv', undefined, {
        raw,
        headers: { 'content-type': 'application/octet-stream' },
      })
    ).body.data.import;
  expect((await read(text)).counts).toMatchObject({ changed: 0, new: 0, refused: 0 });
  const file = await read(`id,Name (Hindi),Description in Gujarati\n${_id},नया नाम,નવું વર્ણન\n`);
  expect(file.columns.map((one: Body) => one.field)).toEqual(['id', 'name_hi', 'description_gu']);
  await admin.call('POST', `/product-imports/${file._id}/start`, {});
  await expect
    .poll(async () => (await admin.call('GET', `/product-imports/${file._id}`)).body.data.import.state)
    .toBe('done');
  const { rows } = await shop.sql.query('select words from product where id = $1', [_id]);
  expect(rows[0].words).toMatchObject({
    hi: { ...WORDS.hi, name: 'नया नाम' },
    gu: { ...WORDS.gu, description: 'નવું વર્ણન' },
  });
});
