import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hrefs } from '#src/wire/pages.ts';
import { expectRefusal } from '#tests/contract/expect.ts';
import { mailsTo } from '#tests/support/mails.ts';
import { type RunningShop, runningShop, type Shopper } from '#tests/support/running-shop.ts';
import { type Body, PASSWORD, type Visitor } from '#tests/support/visitor.ts';

// Questions on products: asked by customers, seen by nobody else until the shop has answered, and then by everybody.

let shop: RunningShop;
let guest: Visitor;
let asha: Shopper;
let ravi: Shopper;
let admin: Shopper;
beforeAll(async () => {
  shop = await runningShop({ RATE_LIMITS: 'on', TRUST_PROXY: 'on' });
  guest = shop.visitor();
  guest.cookies.set('kiran_kind', 'guest');
  [asha, ravi, admin] = [await shop.shopper('Asha Patel'), await shop.shopper('Ravi Shah'), await shop.admin()];
});
afterAll(() => shop?.close());

const QUESTION = 'Does it work under snow?';
/** From a network of its own each time, unless one is named. */
let networks = 0;
const ask = (who: Visitor, productId: string, question: unknown = QUESTION, network = `198.51.${++networks}.7`) =>
  who.call('POST', `/products/${productId}/questions`, { question }, { headers: { 'x-forwarded-for': network } });
const asked = async (who: Visitor, productId: string, question = QUESTION): Promise<string> => {
  const { status, body, text } = await ask(who, productId, question);
  expect(status, text).toBe(201);
  return body.data.id;
};
const change = (who: Visitor, id: string, to: object) => who.call('PUT', `/product-questions/${id}`, to);
const answer = async (id: string, words = 'It does, a little less.') =>
  expect((await change(admin, id, { state: 'answered', answer: words })).status).toBe(200);
const shown = async (productId: string, query = ''): Promise<Body> =>
  (await guest.call('GET', `/products/${productId}/questions${query}`)).body;
const mine = async (who: Visitor, productId: string): Promise<Body[]> =>
  (await who.call('GET', `/products/${productId}/questions/mine`)).body.data.questions;
const page = async (productId: string): Promise<string> => (await guest.ask('GET', hrefs.product(productId))).text;
/** A shopper for each test that asks much: a day has five questions. */
let people = 0;
const somebody = () => shop.shopper(`Somebody ${String.fromCharCode(65 + people++)}`);

describe('a question', () => {
  it('is seen by its asker only until it is answered, and then by everybody, with the first name alone', async () => {
    const { _id } = await shop.product();
    const id = await asked(asha, _id);
    expect(await shown(_id)).toMatchObject({ total: 0, data: { questions: [] } });
    expect(await page(_id)).not.toContain(QUESTION);
    expect(await mine(asha, _id)).toMatchObject([{ id, question: QUESTION, reason: null }]);
    expect(await mine(ravi, _id)).toEqual([]);

    await answer(id);
    const { total, data } = await shown(_id);
    expect(total).toBe(1);
    expect(data.questions).toMatchObject([{ id, name: 'Asha', question: QUESTION, answer: 'It does, a little less.' }]);
    const html = await page(_id);
    for (const words of [QUESTION, 'It does, a little less.', 'The shop’s answer']) expect(html).toContain(words);
    expect(html).not.toContain('Asha Patel');
    expect(await mine(asha, _id)).toEqual([]);
  });

  it('is answered again without a second mail, and the page follows at once', async () => {
    const { _id } = await shop.product();
    const who = await somebody();
    const id = await asked(who, _id);
    await answer(id, 'No.');
    expect(await page(_id)).toContain('No.');
    await answer(id, 'Yes, we have looked it up.');
    expect(await page(_id)).toContain('Yes, we have looked it up.');
    const mails = await mailsTo(shop, who.email, 'question-answered');
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('No.');
    expect(mails[0]?.text).toContain(QUESTION);
    expect(mails[0]?.text).toContain(hrefs.product(_id));
  });

  it('is hidden for a reason that only its asker reads, and shown again by an answer', async () => {
    const { _id } = await shop.product();
    const who = await somebody();
    const id = await asked(who, _id);
    await answer(id);
    expect((await change(admin, id, { state: 'hidden', reason: 'asked-before' })).status).toBe(200);
    expect(await shown(_id)).toMatchObject({ total: 0 });
    expect(await page(_id)).not.toContain(QUESTION);
    expect(await mine(who, _id)).toMatchObject([{ id, reason: 'asked-before' }]);
    await answer(id);
    expect(await page(_id)).toContain(QUESTION);
  });

  it('that has the same words as one that waits is that one', async () => {
    const { _id } = await shop.product();
    const who = await somebody();
    const id = await asked(who, _id);
    expect(await asked(who, _id, `  ${QUESTION} `)).toBe(id);
    await answer(id);
    expect(await asked(who, _id)).not.toBe(id);
  });

  it.each([
    ['', 'At least 10 characters'],
    ['Too short', 'At least 10 characters'],
    ['   Too short   ', 'At least 10 characters'],
    ['x'.repeat(501), 'At most 500 characters'],
    ['With a \u0000 in between', undefined],
    [7, undefined],
  ])('is refused as %j', async (question, message) => {
    const { _id } = await shop.product();
    const answer = await ask(ravi, _id, question);
    expectRefusal(answer, 422, { code: 'invalid', fields: ['question'] });
    if (message) expect(answer.body.fields.question).toBe(message);
  });

  it('wants a session, and a product that is on sale', async () => {
    const { _id } = await shop.product();
    expectRefusal(await ask(guest, _id), 401);
    expectRefusal(await guest.call('GET', `/products/${_id}/questions/mine`), 401);
    expectRefusal(await ask(ravi, 'prd_nothing'), 404, { code: 'not-found' });
    expectRefusal(await guest.call('GET', '/products/prd_nothing/questions'), 404, { code: 'not-found' });
  });

  it('is one of five a day', async () => {
    const { _id } = await shop.product();
    const who = await somebody();
    for (let nth = 1; nth <= 5; nth++) await asked(who, _id, `${QUESTION} (${nth})`);
    expectRefusal(await ask(who, _id), 429, { code: 'too-many' });
    expect(await mine(who, _id)).toHaveLength(5);
  });
});

it('a network asks twenty an hour, whoever they are', async () => {
  const { _id } = await shop.product();
  const network = '203.0.113.9';
  for (let person = 0; person < 4; person++) {
    const who = await somebody();
    for (let nth = 1; nth <= 5; nth++) expect((await ask(who, _id, `${QUESTION} (${nth})`, network)).status).toBe(201);
  }
  expectRefusal(await ask(await somebody(), _id, QUESTION, network), 429, { code: 'too-many' });
});

describe('the questions of a product', () => {
  it('are five on its page, and the others page by page, the newest answer first', async () => {
    const { _id } = await shop.product();
    const [first, second] = [await somebody(), await somebody()];
    for (let nth = 1; nth <= 7; nth++)
      await answer(await asked(nth < 5 ? first : second, _id, `Question number ${nth}?`), `Answer ${nth}.`);
    const numbers = ({ data }: Body) => data.questions.map(({ question }: Body) => Number(/\d/.exec(question)?.[0]));
    const one = await shown(_id);
    expect([one.total, one.next, numbers(one)]).toEqual([7, 2, [7, 6, 5, 4, 3]]);
    const two = await shown(_id, '?page=2');
    expect([two.next, numbers(two)]).toEqual([null, [2, 1]]);
    const html = await page(_id);
    expect(html).toContain('Question number 3?');
    expect(html).not.toContain('Question number 2?');
    expect(html).toContain('Show more questions');
    expectRefusal(await guest.call('GET', `/products/${_id}/questions?limit=51`), 422);
  });
});

describe('the desk', () => {
  it('lists by state and words, and is the administrator’s', async () => {
    const { _id, name } = await shop.product({ name: 'Zephyr fan' });
    const who = await somebody();
    const id = await asked(who, _id, 'Is the Zephyr quiet?');
    const list = async (query: string) =>
      (await admin.call('GET', `/product-questions?${query}`)).body.data.questions.map((one: Body) => one.id);
    expect(await list('state=open')).toContain(id);
    expect(await list('q=quiet+zephyr')).toEqual([]);
    expect(await list('q=is+the+zephyr')).toEqual([id]);
    expect(await list('q=%25')).toEqual([]);
    expect(await list('state=answered')).not.toContain(id);
    const [row] = (await admin.call('GET', '/product-questions?q=zephyr')).body.data.questions;
    expect(row).toMatchObject({ product_id: _id, productName: name, state: 'open', answer: null, reason: null });
    expect(JSON.stringify(row)).not.toContain(who.email);
    expectRefusal(await asha.call('GET', '/product-questions'), 403);
    expectRefusal(await change(asha, id, { state: 'answered', answer: 'Mine' }), 403);
    expectRefusal(await change(guest, id, { state: 'answered', answer: 'Mine' }), 401);
    expect((await guest.ask('GET', '/admin/questions')).status).not.toBe(200);
    const desk = await admin.ask('GET', `/admin/questions?open=${id}`);
    expect(desk.text).toContain('Is the Zephyr quiet?');
  });

  it('refuses an answer without words, a reason that is none, and an unknown question', async () => {
    const { _id } = await shop.product();
    const id = await asked(await somebody(), _id);
    expectRefusal(await change(admin, id, { state: 'answered', answer: '  ' }), 422, { fields: ['answer'] });
    expectRefusal(await change(admin, id, { state: 'answered', answer: 'x'.repeat(2001) }), 422);
    expectRefusal(await change(admin, id, { state: 'hidden' }), 422, { fields: ['reason'] });
    expectRefusal(await change(admin, id, { state: 'hidden', reason: 'boring' }), 422, { fields: ['reason'] });
    expectRefusal(await change(admin, 'qst_nothing', { state: 'hidden', reason: 'spam' }), 404);
    expect(await mine(asha, _id)).toEqual([]);
  });
});

describe('an erasure', () => {
  it('keeps what everybody reads as a former customer’s, and removes what only its asker saw', async () => {
    const { _id } = await shop.product();
    const who = await somebody();
    await answer(await asked(who, _id, `Can you tell me at ${who.email}?`), 'We can.');
    await asked(who, _id, 'Nobody has answered this one');
    const { body } = await who.call('GET', '/account/export');
    expect(body.data?.productQuestions ?? body.productQuestions).toHaveLength(2);
    expect((await who.call('POST', '/auth/delete-user', { password: PASSWORD })).status).toBe(200);
    const { data } = await shown(_id);
    expect(data.questions).toMatchObject([{ name: 'Former customer', question: 'Can you tell me at —?' }]);
    const { rows } = await shop.sql.query('select question from product_question where product_id = $1', [_id]);
    expect(rows).toHaveLength(1);
  });
});
