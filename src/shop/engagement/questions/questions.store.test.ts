import fc from 'fast-check';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Principal } from '#src/shop/customers/identity/principal.ts';
import { type TestShop, testShop } from '#tests/support/shop.ts';
import { answerQuestion } from './answer-question.ts';
import { askQuestion } from './ask-question.ts';
import { listAnswered, listOwn } from './list-questions.ts';
import { firstNameOf } from './question.ts';

let t: TestShop;
let sql: pg.Pool;
let asha: Pick<Principal, 'uid' | 'name'>;
const OWNER = { uid: 'usr_owner', name: 'Owner' };
beforeAll(async () => {
  t = await testShop();
  sql = new pg.Pool({ connectionString: t.shop.settings.databaseUrl, max: 2 });
  asha = { ...(await t.newCustomer('Asha Patel')), name: 'Asha Patel' };
});
afterAll(async () => {
  await sql?.end();
  await t?.close();
});

const firstLine = async (text: string): Promise<unknown> => (await sql.query(text)).rows[0];
const ask = (productId: string, question: string) =>
  askQuestion(t.shop, asha, { productId, question, locale: 'en', network: '' });

type Step = { does: 'ask' } | { does: 'answer' | 'hide'; which: number };
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ does: fc.constant('ask' as const) }),
  fc.record({ does: fc.constantFrom('answer' as const, 'hide' as const), which: fc.nat(5) }),
);

it('is always either everybody’s or its asker’s alone, and each is mailed once, whatever is done in which order', async () => {
  let products = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
      const productId = await t.newProduct({ price: 900, stock: 5, name: `Lamp ${++products}` });
      await sql.query("delete from mail where kind = 'question-answered'");
      const model: { id: string; state: 'open' | 'answered' | 'hidden'; answer?: string; told: boolean }[] = [];
      for (const [at, { does, ...on }] of steps.entries()) {
        if (does === 'ask') {
          model.push({ id: await ask(productId, `Question number ${at}?`), state: 'open', told: false });
          continue;
        }
        const one = model[('which' in on ? on.which : 0) % Math.max(1, model.length)];
        if (!one) continue;
        if (does === 'answer') {
          await answerQuestion(t.shop, OWNER, one.id, { state: 'answered', answer: `Answer ${at}` });
          Object.assign(one, { state: 'answered', answer: `Answer ${at}`, told: true });
        } else {
          await answerQuestion(t.shop, OWNER, one.id, { state: 'hidden', reason: 'spam' });
          one.state = 'hidden';
        }
        const shown = await listAnswered(t.shop, { productId, page: 1, limit: 50 });
        const public_ = model.filter(({ state }) => state === 'answered');
        expect(new Map(shown.items.map(({ id, answer }) => [id, answer]))).toEqual(
          new Map(public_.map(({ id, answer }) => [id, answer])),
        );
        expect(shown.total).toBe(public_.length);
        const own = await listOwn(t.shop, asha.uid, productId);
        expect(new Set(own.map(({ id, reason }) => `${id} ${reason}`))).toEqual(
          new Set(
            model
              .filter(({ state }) => state !== 'answered')
              .map(({ id, state }) => `${id} ${state === 'hidden' ? 'spam' : undefined}`),
          ),
        );
      }
      expect(await firstLine("select count(*)::int as mails from mail where kind = 'question-answered'")).toEqual({
        mails: model.filter(({ told }) => told).length,
      });
    }),
    { numRuns: 25 },
  );
});

it('asked many times at once with the same words, is one', async () => {
  const productId = await t.newProduct({ price: 900, stock: 5, name: 'Lamp asked at once' });
  const ids = await Promise.all([1, 2, 3, 4].map(() => ask(productId, 'Does it last the night?')));
  expect(new Set(ids).size).toBe(1);
});

it('expires the product’s page when an answer is published, changed or hidden, and not before', async () => {
  const productId = await t.newProduct({ price: 900, stock: 5, name: 'Lamp on a page' });
  const fill = async () => ({
    page: { status: 200, headers: {}, body: Buffer.from('x'), brotli: undefined, etag: '' },
    tags: [`questions:${productId}`],
    keep: true,
  });
  const expired = async (work: () => Promise<unknown>) => {
    await t.shop.cache.show('a page', fill);
    await work();
    return t.shop.cache.find('a page') === undefined;
  };
  let id = '';
  const asks = async () => {
    id = await ask(productId, 'Does it last the night?');
  };
  expect(await expired(asks)).toBe(false);
  const change = (to: Parameters<typeof answerQuestion>[3]) => () => answerQuestion(t.shop, OWNER, id, to);
  expect(await expired(change({ state: 'hidden', reason: 'spam' }))).toBe(false);
  expect(await expired(change({ state: 'answered', answer: 'Yes' }))).toBe(true);
  expect(await expired(change({ state: 'answered', answer: 'Nearly' }))).toBe(true);
  expect(await expired(change({ state: 'hidden', reason: 'off-topic' }))).toBe(true);
  expect(await expired(change({ state: 'hidden', reason: 'spam' }))).toBe(false);
});

it.each([
  ['Asha Patel', 'Asha'],
  ['  Dr. Meena   Joshi ', 'Dr.'],
  ['આશા', 'આશા'],
  ['', ''],
])('the first name of %j is %j', (name, first) => {
  expect(firstNameOf(name)).toBe(first);
});
