import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectRefusal } from '#tests/contract/expect.ts';
import { book } from '#tests/support/bookings.ts';
import { type RunningShop, runningShop, type Shopper } from '#tests/support/running-shop.ts';
import type { Visitor } from '#tests/support/visitor.ts';

// Messages to the shop and other desks, as the administrator deals with them.

let shop: RunningShop;
let owner: Shopper;
let guest: Visitor;
beforeAll(async () => {
  shop = await runningShop();
  owner = await shop.admin();
  guest = shop.visitor();
});
afterAll(() => shop?.close());

const rows = async (sql: string, values: unknown[] = []) => (await shop.sql.query(sql, values)).rows;
const write = async (message: string) =>
  (
    await guest.call('POST', '/contact', {
      name: 'Asha Patel',
      email: 'asha@example.com',
      phone: '9876543210',
      message,
      locale: 'hi',
    })
  ).body.reference as string;
const lineOf = (subject: string) =>
  rows('select act, before, after from audit_entry where subject = $1 order by id', [subject]);

describe('PUT /contact/{reference}', () => {
  it('answers a message once, by mail in the sender’s language, and leaves an audit line', async () => {
    const reference = await write('Do you deliver to Bhuj?');
    const answers = await Promise.all(
      Array.from({ length: 4 }, () =>
        owner.call('PUT', `/contact/${reference}`, { state: 'answered', answer: 'Yes.\n\nWithin five days.' }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    const mails = await rows(
      "select recipient, locale, text from mail where reference = $1 and kind = 'contact-answered'",
      [reference],
    );
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ recipient: 'asha@example.com', locale: 'hi' });
    expect(mails[0].text).toContain('Within five days.');
    expect(mails[0].text).toContain('> Do you deliver to Bhuj?');
    expect(await lineOf(`message:${reference}`)).toMatchObject([
      { act: 'message.answered', before: { state: 'new' }, after: { state: 'answered' } },
    ]);
  });

  it('sets a message aside and reopens it', async () => {
    const reference = await write('Old catalogue?');
    expect((await owner.call('PUT', `/contact/${reference}`, { state: 'closed' })).body.data.message.state).toBe(
      'closed',
    );
    const { body } = await owner.call('GET', '/contact?state=closed&q=old%20CATALOGUE');
    expect(body.data.messages.map((one: { reference: string }) => one.reference)).toEqual([reference]);
    expect((await owner.call('PUT', `/contact/${reference}`, { state: 'new' })).body.data.message.state).toBe('new');
  });

  it('refuses an empty answer and an unknown message, and searches for wildcards literally', async () => {
    const reference = await write('100 % solar_power?');
    expectRefusal(await owner.call('PUT', `/contact/${reference}`, { state: 'answered', answer: ' ' }), 422, {
      fields: ['answer'],
    });
    expectRefusal(await owner.call('PUT', '/contact/KC-1', { state: 'closed' }), 404, { code: 'not-found' });
    expect((await owner.call('GET', '/contact?q=100%20%25%20solar_')).body.total).toBe(1);
    expect((await owner.call('GET', '/contact?q=100%20_%20solar_')).body.total).toBe(0);
  });
});

describe('PUT /enquiries/{reference}', () => {
  it('records how far an enquiry is', async () => {
    const [{ slug }] = await rows('select slug from service_category where not has_plans limit 1');
    const wish = {
      service: slug,
      name: 'Ravi Shah',
      phone: '9876543211',
      email: 'ravi@example.com',
      pincode: '380009',
      message: 'A new meter, please.',
    };
    const { reference } = (await guest.call('POST', '/enquiries', wish)).body;
    const { body } = await owner.call('PUT', `/enquiries/${reference}`, {
      state: 'called',
      shopNote: 'Wants it in December.',
    });
    expect(body.data.enquiry).toMatchObject({
      reference,
      state: 'called',
      shopNote: 'Wants it in December.',
      service: slug,
    });
    expect((await owner.call('GET', '/enquiries?state=called')).body.data.enquiries).toHaveLength(1);
    expect(await lineOf(`enquiry:${reference}`)).toEqual([
      {
        act: 'enquiry.changed',
        before: { state: 'new', shopNote: '' },
        after: { state: 'called', shopNote: 'Wants it in December.' },
      },
    ]);
    expectRefusal(await owner.call('PUT', `/enquiries/${reference}`, { state: 'lost' }), 422, { fields: ['state'] });
    expectRefusal(await owner.call('PUT', '/enquiries/KE-1', { state: 'called' }), 404);
  });
});

it('counts on each tile of the dashboard what its list shows: drafts and hidden questions too, nothing archived', async () => {
  await shop.product({ price: 0 });
  const { _id } = await shop.product();
  expect((await owner.call('DELETE', `/products/${_id}`)).status).toBe(200);
  const question = { locale: 'en', topic: 'delivery', question: 'Do you gift-wrap?', answer: 'Yes.', published: false };
  expect((await owner.call('POST', '/faqs', question)).status).toBe(201);
  await book(shop, await shop.shopper());
  const page = async (path: string) => (await owner.ask('GET', path)).text;
  const number = (text: string, pattern: RegExp) =>
    Number(pattern.exec(text.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' '))?.[1]?.replace(',', ''));
  const dashboard = await page('/admin');
  expect(number(dashboard, /Products ([\d,]+) in the shop and drafts/)).toBe(
    number(await page('/manageProduct'), /(\d[\d,]*) products/),
  );
  expect(number(dashboard, /FAQ ([\d,]+) questions/)).toBe(
    (await page('/admin/faqs')).match(/aria-label="Up: /g)?.length,
  );
  const active = /<a[^>]* href="([^"]*)"[^>]*>(?:(?!<\/a>).)*in progress/.exec(dashboard)?.[1] ?? '';
  expect(active).toContain('/admin/bookings');
  expect(number(dashboard, /Services ([\d,]+) in progress/)).toBe(number(await page(active), /([\d,]+) entry/));
});

it('does not put questions back that the owner has removed', async () => {
  const { body } = await owner.call('GET', '/faqs?limit=200');
  for (const { _id } of body.data.faqs) await owner.call('DELETE', `/faqs/${_id}`);
  await shop.restart();
  expect((await owner.call('GET', '/faqs')).body.total).toBe(0);
});
