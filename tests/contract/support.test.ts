import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES } from '#src/kernel/locales.ts';
import { expectRefusal } from '#tests/contract/expect.ts';
import { type RunningShop, runningShop, type Shopper } from '#tests/support/running-shop.ts';
import { type SmtpServer, smtpServer } from '#tests/support/smtp.ts';
import type { Visitor } from '#tests/support/visitor.ts';

let smtp: SmtpServer;
let shop: RunningShop;
let guest: Visitor;
let asha: Shopper;
let owner: Shopper;
beforeAll(async () => {
  smtp = await smtpServer();
  shop = await runningShop({ SMTP_URL: smtp.url });
  guest = shop.visitor();
  [asha, owner] = await Promise.all([shop.shopper('Asha Patel'), shop.admin()]);
});
afterAll(async () => {
  await shop?.close();
  await smtp?.close();
});

const MESSAGE = {
  name: 'Asha Patel',
  email: 'asha@example.com',
  phone: '9876543210',
  message: 'Do you deliver to Bhuj?',
};
const COMPLAINT = {
  name: 'Ravi Shah',
  email: 'Ravi@example.com',
  phone: '9876543211',
  topic: 'delivery',
  about: 'KP-1',
  complaint: 'The parcel was late.',
};
const rows = async (sql: string, values: unknown[] = []) => (await shop.sql.query(sql, values)).rows;
const mailsOf = (reference: string) =>
  rows('select * from mail where reference = $1 order by created_at, id', [reference]);
const NEWLINE_ADDRESSES = [
  'a@example.com\r\nBcc: b@example.com',
  'a@example.com, b@example.com',
  `${'a'.repeat(65)}@example.com`,
  'nobody',
];

describe('POST /contact', () => {
  it('keeps the message, mails it to the shop and acknowledges it, under one number', async () => {
    const { status, body } = await guest.call('POST', '/contact', { ...MESSAGE, locale: 'en' });
    expect([status, body.status]).toEqual([201, 'success']);
    expect(body.reference).toMatch(/^KC-20\d\d-\d{6}$/);
    const [kept] = await rows('select * from contact_message where reference = $1', [body.reference]);
    expect(kept).toMatchObject({ ...MESSAGE, state: 'new', uid: null, locale: 'en' });
    expect(JSON.stringify(kept)).not.toContain('127.0.0.1');
    const mails = await mailsOf(body.reference);
    expect(mails.map(({ kind, recipient, reply_to }) => [kind, recipient, reply_to])).toEqual([
      ['contact-message', 'care@kiran.example', 'asha@example.com'],
      ['contact-acknowledged', 'asha@example.com', ''],
    ]);
    expect(mails[0].text).toContain('> Do you deliver to Bhuj?');
    await expect.poll(() => smtp.received.filter((mail) => mail.body.includes(body.reference)).length).toBe(2);
    // The server has a mail a moment before the outbox records it.
    await expect.poll(async () => (await mailsOf(body.reference)).map(({ state }) => state)).toEqual(['sent', 'sent']);
  });

  it('sends nothing that was typed to an address that may be somebody else’s', async () => {
    const { body } = await guest.call('POST', '/contact', {
      ...MESSAGE,
      name: 'visit evil.example',
      message: 'https://evil.example is cheap',
    });
    const acknowledged = (await mailsOf(body.reference)).find(({ kind }) => kind === 'contact-acknowledged');
    expect(JSON.stringify(acknowledged)).not.toContain('evil');
  });

  it('knows a signed-in sender, and keeps the same message once, however fast it is sent', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => asha.call('POST', '/contact', { ...MESSAGE, message: 'Twice the same' })),
    );
    expect(new Set(answers.map(({ body }) => body.reference)).size).toBe(1);
    const kept = await rows("select uid from contact_message where message = 'Twice the same'");
    expect(kept).toEqual([{ uid: asha.uid }]);
    expect(await mailsOf(answers[0]?.body.reference)).toHaveLength(2);
  });

  it('keeps what a bot filled in, and mails nobody about it', async () => {
    const { status, body } = await guest.call('POST', '/contact', {
      ...MESSAGE,
      message: 'Buy links',
      website: 'https://spam.example',
    });
    expect(status).toBe(201);
    expect(await rows('select state from contact_message where reference = $1', [body.reference])).toEqual([
      { state: 'suspect' },
    ]);
    expect(await mailsOf(body.reference)).toEqual([]);
  });

  it.each<[string, object, string[]]>([
    ['an empty body', {}, ['email', 'message', 'name', 'phone']],
    ['a name with figures', { ...MESSAGE, name: 'R2D2' }, ['name']],
    ['a short phone number', { ...MESSAGE, phone: '98765' }, ['phone']],
    ['no message', { ...MESSAGE, message: '   ' }, ['message']],
    ['a NUL', { ...MESSAGE, message: 'a\u0000b' }, ['message']],
    ['too long a text', { ...MESSAGE, message: 'x'.repeat(4001) }, ['message']],
    ['an unknown language', { ...MESSAGE, locale: 'fr' }, ['locale']],
    ['a list instead of a text', { ...MESSAGE, name: ['Asha'] }, ['name']],
    ['a name that injects a header', { ...MESSAGE, name: 'Asha\r\nBcc: x' }, ['name']],
    ...NEWLINE_ADDRESSES.map(
      (email) =>
        [`the address ${JSON.stringify(email.slice(0, 40))}`, { ...MESSAGE, email }, ['email']] as [
          string,
          object,
          string[],
        ],
    ),
  ])('refuses %s, keeps nothing and mails nothing', async (_, body, fields) => {
    const count = () =>
      rows('select (select count(*) from contact_message) as kept, (select count(*) from mail) as mailed');
    const before = await count();
    expectRefusal(await guest.call('POST', '/contact', body), 422, { fields });
    expect(await count()).toEqual(before);
  });

  it('refuses unreadable bodies, too long ones, and other sites', async () => {
    expectRefusal(await guest.call('POST', '/contact', undefined, { raw: '{' }), 400);
    expectRefusal(await guest.call('POST', '/contact', { ...MESSAGE, message: 'x'.repeat(1_100_000) }), 413);
    expectRefusal(await guest.call('POST', '/contact', MESSAGE, { origin: 'https://evil.example' }), 403);
  });

  it('can be read only by the administrator', async () => {
    expectRefusal(await guest.call('GET', '/contact'), 401);
    expectRefusal(await asha.call('GET', '/contact'), 403);
    const { body } = await owner.call('GET', '/contact?limit=1');
    expect(body.data.messages).toHaveLength(1);
    expect(body.total).toBeGreaterThan(1);
    expect(body.next).toBe(2);
    expectRefusal(await owner.call('GET', '/contact?limit=500'), 422, { fields: ['limit'] });
  });
});

describe('a complaint', () => {
  const file = async (more: object = {}) =>
    (await guest.call('POST', '/grievances', { ...COMPLAINT, ...more })).body.data.grievance;

  it('gets a ticket, a due date and an acknowledgement at once, and goes to the officer', async () => {
    const ticket = await file({ complaint: 'Ticket please', locale: 'hi' });
    expect(ticket.ticket).toMatch(/^KG-20\d\d-\d{6}$/);
    expect(ticket).toMatchObject({ topic: 'delivery', state: 'received', answer: '', resolvedAt: null });
    const days = (Date.parse(ticket.dueAt) - Date.parse(ticket.createdAt)) / 86_400_000;
    expect(days).toBeGreaterThanOrEqual(28);
    expect(days).toBeLessThanOrEqual(31);
    expect((await mailsOf(ticket.ticket)).map(({ kind, recipient, locale }) => [kind, recipient, locale])).toEqual([
      ['grievance-received', 'grievance@kiran.example', 'en'],
      ['grievance-acknowledged', 'Ravi@example.com', 'hi'],
    ]);
  });

  it('is looked up by number and address, in upper or lower case; otherwise it is not revealed', async () => {
    const { ticket } = await file({ complaint: 'Look me up' });
    const found = await guest.call('POST', '/grievances/lookup', {
      ticket: ` ${ticket.toLowerCase()} `,
      email: 'ravi@EXAMPLE.com',
    });
    expect([found.status, found.body.data.grievance.ticket]).toEqual([200, ticket]);
    expect(Object.keys(found.body.data.grievance).sort()).toEqual([
      'answer',
      'createdAt',
      'dueAt',
      'resolvedAt',
      'state',
      'ticket',
      'topic',
    ]);
    const wrongAddress = await guest.call('POST', '/grievances/lookup', { ticket, email: 'asha@example.com' });
    const wrongNumber = await guest.call('POST', '/grievances/lookup', {
      ticket: 'KG-2026-999999',
      email: 'ravi@example.com',
    });
    expectRefusal(wrongAddress, 404);
    expect(wrongAddress.text).toBe(wrongNumber.text);
    expectRefusal(await guest.call('POST', '/grievances/lookup', {}), 422, { fields: ['email', 'ticket'] });
  });

  it('is moved forward by the officer’s answers, each sent by mail', async () => {
    const { ticket } = await file({ complaint: 'Answer me' });
    const answer = (body: object) => owner.call('PUT', `/grievances/${ticket}`, body);
    expect((await answer({ state: 'in-review', answer: 'We ask the driver.' })).body.data.grievance).toMatchObject({
      state: 'in-review',
      complaint: 'Answer me',
    });
    expectRefusal(await answer({ state: 'resolved' }), 422, { fields: ['answer'] });
    expect((await answer({ state: 'resolved', answer: 'Here is <b>₹500</b> back.' })).status).toBe(200);
    expectRefusal(await answer({ state: 'in-review', answer: 'Once more' }), 409, { code: 'wrong-step' });
    const mails = await mailsOf(ticket);
    expect(mails.map(({ kind }) => kind).slice(2)).toEqual(['grievance-review', 'grievance-resolved']);
    expect(mails.at(-1).html).toContain('&lt;b&gt;₹500&lt;/b&gt;');
    const seen = await guest.call('POST', '/grievances/lookup', { ticket, email: COMPLAINT.email });
    expect(seen.body.data.grievance).toMatchObject({
      state: 'resolved',
      answer: 'Here is <b>₹500</b> back.',
      resolvedAt: expect.any(String),
    });
  });

  it('is resolved once, even if it is pressed twice at the same time', async () => {
    const { ticket } = await file({ complaint: 'Two officers' });
    const answers = await Promise.all(
      ['First', 'Second'].map((words) =>
        owner.call('PUT', `/grievances/${ticket}`, { state: 'resolved', answer: words }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await mailsOf(ticket)).filter(({ kind }) => kind === 'grievance-resolved')).toHaveLength(1);
  });

  it('refuses', async () => {
    expectRefusal(await guest.call('POST', '/grievances', {}), 422, {
      fields: ['complaint', 'email', 'name', 'phone', 'topic'],
    });
    expectRefusal(await guest.call('POST', '/grievances', { ...COMPLAINT, topic: 'weather' }), 422, {
      fields: ['topic'],
    });
    for (const email of NEWLINE_ADDRESSES)
      expectRefusal(await guest.call('POST', '/grievances', { ...COMPLAINT, email }), 422, { fields: ['email'] });
    for (const [method, path] of [
      ['GET', '/grievances'],
      ['PUT', '/grievances/KG-2026-000001'],
    ] as const) {
      const body = method === 'PUT' ? { state: 'resolved', answer: 'Done' } : undefined;
      expectRefusal(await guest.call(method, path, body), 401);
      expectRefusal(await asha.call(method, path, body), 403);
    }
    expectRefusal(await owner.call('PUT', '/grievances/KG-1', { state: 'in-review' }), 404);
    expectRefusal(await owner.call('PUT', '/grievances/KG-1', { state: 'received' }), 422, { fields: ['state'] });
    const review = await owner.call('GET', '/grievances?state=resolved&limit=1');
    expect(review.body.data.grievances[0].state).toBe('resolved');
    expectRefusal(await owner.call('GET', '/grievances?state=lost'), 422, { fields: ['state'] });
  });
});

describe('the questions', () => {
  const FAQ = { locale: 'en', topic: 'grid', question: 'Is this new?', answer: 'Yes.' };
  const page = async (path = '/faq') => {
    const visitor = shop.visitor();
    visitor.cookies.set('kiran_kind', 'guest');
    return (await visitor.ask('GET', path)).text;
  };

  it('can be added, changed and removed, and the page follows at once', async () => {
    const added = await owner.call('POST', '/faqs', FAQ);
    expect(added.status).toBe(201);
    const { _id, entry } = added.body.data.faq;
    expect((await page()).includes('Is this new?')).toBe(true);
    expect((await owner.call('PUT', `/faqs/${_id}`, { question: 'Is this old?' })).body.data.faq).toMatchObject({
      question: 'Is this old?',
      answer: 'Yes.',
    });
    expect((await page()).includes('Is this old?')).toBe(true);
    const hindi = await owner.call('POST', '/faqs', { ...FAQ, locale: 'hi', question: 'क्या यह नया है?', entry });
    expect(hindi.status).toBe(201);
    const spoken = await page('/faq?lang=hi');
    expect(spoken.includes('क्या यह नया है?')).toBe(true);
    expect(spoken.includes('Is this old?')).toBe(false);
    expectRefusal(await owner.call('POST', '/faqs', { ...FAQ, entry }), 409, { code: 'conflict' });
    expectRefusal(await owner.call('PUT', `/faqs/${_id}`, { locale: 'hi' }), 409, { code: 'conflict' });
    await owner.call('PUT', `/faqs/${_id}`, { published: false });
    expect((await page()).includes('Is this old?')).toBe(false);
    expect((await owner.call('DELETE', `/faqs/${_id}`)).status).toBe(200);
    expectRefusal(await owner.call('DELETE', `/faqs/${_id}`), 404);
    expectRefusal(await owner.call('PUT', `/faqs/${_id}`, { answer: 'No.' }), 404);
  });

  it('are saved in all languages at once, or not at all', async () => {
    const words = {
      en: { question: 'Is this whole?', answer: 'Yes.' },
      gu: { question: 'આ આખું છે?', answer: 'હા.' },
    };
    const draft = { topic: 'grid', position: 6000, words };
    const rows = async (entry: string) => {
      const { body } = await owner.call('GET', '/faqs?limit=200');
      const own = body.data.faqs.filter((faq: { entry: string }) => faq.entry === entry);
      return Object.fromEntries(own.map((faq: { locale: string; question: string }) => [faq.locale, faq.question]));
    };
    const added = await owner.call('POST', '/faqs/entries', draft);
    expect(added.status).toBe(201);
    const { entry } = added.body.data;
    const both = { en: words.en.question, gu: words.gu.question };
    expect(await rows(entry)).toEqual(both);
    const put = (changed: object) => owner.call('PUT', `/faqs/entries/${entry}`, { ...draft, words: changed });

    // The English is valid; the invalid Hindi blocks it, and nothing of it is saved.
    const half = { en: { question: 'Is this half?', answer: 'No.' }, hi: { question: 'क्या यह आधा है?', answer: '' } };
    expectRefusal(await put(half), 422, { fields: ['words.hi.answer'] });
    expectRefusal(await put({ hi: { question: 'क्या?', answer: 'हाँ।' } }), 422, { fields: ['words.en'] });
    expect(await rows(entry)).toEqual(both);

    const hi = { question: 'क्या यह पूरा है?', answer: 'हाँ।' };
    expect((await put({ en: words.en, hi })).status).toBe(200);
    expect(await rows(entry)).toEqual({ en: words.en.question, hi: hi.question });
    expect((await owner.call('DELETE', `/faqs/entries/${entry}`)).status).toBe(200);
    expectRefusal(await put(words), 404);
  });

  it('are reordered in all languages at once, or not at all', async () => {
    const add = async (position: number) => {
      const { body } = await owner.call('POST', '/faqs', { ...FAQ, position });
      const { entry } = body.data.faq;
      await owner.call('POST', '/faqs', { ...FAQ, locale: 'gu', position, entry });
      return entry as string;
    };
    const entries = [await add(5000), await add(5000), await add(5010)];
    const [first, second, third] = entries;
    const places = async () => {
      const { body } = await owner.call('GET', '/faqs?limit=200');
      const rows = body.data.faqs.filter((faq: { entry: string }) => entries.includes(faq.entry));
      return entries.map((entry) =>
        rows.filter((faq: { entry: string }) => faq.entry === entry).map((faq: { position: number }) => faq.position),
      );
    };
    expect((await owner.call('PUT', '/faqs/order', { entries: [third, first, second] })).status).toBe(200);
    const ordered = [
      [5001, 5001],
      [5010, 5010],
      [5000, 5000],
    ];
    expect(await places()).toEqual(ordered);
    expectRefusal(await owner.call('PUT', '/faqs/order', { entries: [first, second, third, 'gone'] }), 404);
    expectRefusal(await owner.call('PUT', '/faqs/order', { entries: [first, first] }), 422, { fields: ['entries'] });
    expect(await places()).toEqual(ordered);
    for (const entry of entries) expect((await owner.call('DELETE', `/faqs/entries/${entry}`)).status).toBe(200);
    expect(await places()).toEqual([[], [], []]);
    expectRefusal(await owner.call('DELETE', `/faqs/entries/${first}`), 404);
  });

  it('exist in three languages from the start', async () => {
    for (const locale of LANGUAGES) {
      const { body } = await owner.call('GET', `/faqs?locale=${locale}&limit=100`);
      expect(body.total, locale).toBeGreaterThanOrEqual(18);
      // Where the shop sells may change any day: that one fact is filled in as the page shows it.
      expect(
        body.data.faqs.every((faq: { answer: string }) => !/[{}]/.test(faq.answer.replaceAll('{state}', ''))),
      ).toBe(true);
    }
  });

  it('can be managed only by the administrator', async () => {
    for (const [method, path, body] of [
      ['GET', '/faqs', undefined],
      ['POST', '/faqs', FAQ],
      ['PUT', '/faqs/x', {}],
      ['PUT', '/faqs/order', { entries: ['x'] }],
      ['POST', '/faqs/entries', {}],
      ['PUT', '/faqs/entries/x', {}],
      ['DELETE', '/faqs/entries/x', undefined],
      ['DELETE', '/faqs/x', undefined],
    ] as const) {
      expectRefusal(await guest.call(method, path, body), 401);
      expectRefusal(await asha.call(method, path, body), 403);
    }
    expectRefusal(
      await owner.call('POST', '/faqs', {
        locale: 'fr',
        topic: 'x',
        question: '',
        answer: 1,
        position: -1,
        published: 'yes',
        entry: 'Ä',
      }),
      422,
      {
        fields: ['answer', 'entry', 'locale', 'position', 'published', 'question', 'topic'],
      },
    );
  });
});

describe('the outbox', () => {
  it('is for the administrator only', async () => {
    for (const [method, path] of [
      ['GET', '/outbox'],
      ['GET', '/outbox/x'],
      ['GET', '/outbox/x/html'],
      ['POST', '/outbox/x/send'],
    ] as const) {
      expectRefusal(await guest.call(method, path), 401);
      expectRefusal(await asha.call(method, path), 403);
      if (path !== '/outbox') expectRefusal(await owner.call(method, path), 404);
    }
    expectRefusal(await owner.call('GET', '/outbox?page=0'), 422, { fields: ['page'] });
  });

  it('lists the newest first, and shows a mail under a policy that allows it nothing', async () => {
    const { body } = await guest.call('POST', '/contact', {
      ...MESSAGE,
      message: 'For the outbox <script>alert(1)</script>',
    });
    const list = (await owner.call('GET', '/outbox?limit=2')).body;
    expect(list.data.messages.map(({ reference }: { reference: string }) => reference)).toEqual([
      body.reference,
      body.reference,
    ]);
    expect(list.data.messages[0]).not.toHaveProperty('html');
    const { _id } = list.data.messages.find(({ kind }: { kind: string }) => kind === 'contact-message');
    const one = await owner.call('GET', `/outbox/${_id}`);
    expect(one.body.data.message).toMatchObject({ to: 'care@kiran.example', replyTo: MESSAGE.email, channel: 'mail' });
    const html = await owner.call('GET', `/outbox/${_id}/html`);
    expect(html.text).toContain('&lt;script&gt;');
    expect(html.headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox; base-uri 'none'; frame-ancestors 'self'",
    );
    expect(html.headers.get('cache-control')).toBe('private, no-store');
    await expect.poll(async () => (await owner.call('GET', `/outbox/${_id}`)).body.data.message.state).toBe('sent');
    expectRefusal(await owner.call('POST', `/outbox/${_id}/send`), 409, { code: 'conflict' });
  });

  it('lists what a mail server refused, and sends it again on request', async () => {
    const waiting = () => rows("select id from mail where state = 'queued'");
    await expect.poll(waiting).toEqual([]);
    smtp.answerNext('550 not this one', '550 nor this one');
    const { body } = await guest.call('POST', '/contact', { ...MESSAGE, message: 'Refused at first' });
    const states = async () => (await mailsOf(body.reference)).map(({ state }) => state);
    await expect.poll(states).toEqual(['failed', 'failed']);
    const [first] = await mailsOf(body.reference);
    expect((await owner.call('POST', `/outbox/${first.id}/send`)).status).toBe(200);
    await expect.poll(states).toEqual(['sent', 'failed']);
  });
});

describe('with limits', () => {
  let strict: RunningShop;
  beforeAll(async () => {
    strict = await runningShop({ RATE_LIMITS: 'on' });
  });
  afterAll(() => strict?.close());
  const kept = async (table: string) => Number((await strict.sql.query(`select count(*) from ${table}`)).rows[0].count);

  it('accepts four messages an hour with one address and says when to come back', async () => {
    const send = (at: number, email: string) =>
      strict.visitor().call('POST', '/contact', { ...MESSAGE, email, message: `Message ${at}` });
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, at) => send(at, at % 2 ? 'asha@example.com' : 'ASHA@example.com')),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(4);
    for (const refused of answers.filter(({ status }) => status !== 201)) {
      expectRefusal(refused, 429, { code: 'too-many' });
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000);
    }
    expect([await kept('contact_message'), await kept('mail')]).toEqual([4, 8]);
    // Another address from the same network gets the two that are left of six.
    const others = await Promise.all(Array.from({ length: 4 }, (_, at) => send(100 + at, `other${at}@example.com`)));
    expect(others.filter(({ status }) => status === 201)).toHaveLength(2);
  });

  it('lets nobody find out whose a ticket is', async () => {
    const filed = await strict.visitor().call('POST', '/grievances', COMPLAINT);
    const { ticket } = filed.body.data.grievance;
    const tries = [];
    for (let at = 0; at < 12; at++)
      tries.push(
        await strict.visitor().call('POST', '/grievances/lookup', { ticket, email: `guess${at}@example.com` }),
      );
    expect(tries.map(({ status }) => status)).toEqual([...Array(10).fill(404), 429, 429]);
    expectRefusal(await strict.visitor().call('POST', '/grievances/lookup', { ticket, email: COMPLAINT.email }), 429, {
      code: 'too-many',
    });
  });
});
