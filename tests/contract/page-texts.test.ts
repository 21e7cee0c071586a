import { afterAll, beforeAll, expect, it } from 'vitest';
import { LANGUAGES } from '#src/kernel/locales.ts';
import { expectRefusal } from '#tests/contract/expect.ts';
import { aSecond } from '#tests/support/pace.ts';
import { BAD_LINKS } from '#tests/support/page-texts.ts';
import { type RunningShop, runningShop, type Shopper } from '#tests/support/running-shop.ts';

// What the owner writes for About and the legal pages, as it is stored and as visitors read it.

let shop: RunningShop;
let owner: Shopper;
beforeAll(async () => {
  shop = await runningShop();
  owner = await shop.admin();
});
afterAll(() => shop?.close());

const text = (words: string, marks?: object[]) => ({ type: 'text', text: words, ...(marks && { marks }) });
const paragraph = (...content: object[]) => ({ type: 'paragraph', content });
const bodyOf = (...content: object[]) => ({ type: 'doc', content });
const words = (about: string, more: object = {}) => ({
  title: about,
  lead: `Sold by {seller}: ${about}`,
  body: bodyOf(paragraph(text(about))),
  ...more,
});
const path = (page: string, language = 'en') => `/admin/pages/${page}/${language}`;
const versionOf = async (page: string, language = 'en') =>
  (await owner.call('GET', path(page, language))).body.data.version as number;
const save = async (page: string, language: string, about: string, more: object = {}) =>
  owner.call('PUT', path(page, language), { version: await versionOf(page, language), ...words(about, more) });
const read = async (page: string, language = 'en', url = shop.url) =>
  (
    await fetch(`${url}${page}`, {
      headers: { cookie: `kiran_kind=guest; kiran_lang=${language}`, 'accept-language': language },
    })
  ).text();
const acts = async (subject: string) =>
  (await shop.sql.query('select act from audit_entry where subject = $1 order by id', [subject])).rows.map(
    ({ act }: { act: string }) => act,
  );

it('is on the page on every instance within a second, with its facts, and can be removed again', async () => {
  const other = await shop.another();
  expect(await read('/shipping', 'en', other.url)).toContain('We deliver in');
  const body = bodyOf(
    { type: 'heading', attrs: { level: 2 }, content: [text('How it comes')] },
    paragraph(
      text('Within '),
      { type: 'fact', attrs: { name: 'deliveryDays' } },
      text(' days, '),
      text('write', [{ type: 'link', attrs: { href: '/contectUs' } }]),
    ),
  );
  expect((await save('shipping', 'en', 'How we bring it', { body })).status).toBe(200);
  const page = await read('/shipping');
  expect(page).toContain('<title>How we bring it');
  expect(page).toContain('content="Sold by Kiran Solar Private Limited: How we bring it"');
  expect(page).toMatch(/href="#s-how-it-comes"[^>]*>How it comes</);
  expect(page).toMatch(/id="s-how-it-comes"/);
  expect(page.replaceAll('<!-- -->', '')).toContain('Within 10 days, ');
  expect(page).toMatch(/<a [^>]*href="\/contectUs"[^>]*>write</);
  // Not one word of the standard text beside it, on the page or in its data.
  expect(page).not.toContain('Working days are Monday to Saturday');
  await expect
    .poll(() => read('/shipping', 'en', other.url), await aSecond(() => read('/shipping', 'en', other.url)))
    .toContain('How we bring it');
  const { version } = (await owner.call('GET', '/admin/settings')).body.data;
  await owner.call('PUT', '/admin/settings', { version, values: { 'legal.days.delivery': 12 } });
  await expect.poll(async () => (await read('/shipping')).replaceAll('<!-- -->', '')).toContain('Within 12 days, ');
  expect((await owner.call('DELETE', '/admin/pages/shipping')).status).toBe(200);
  expect(await read('/shipping')).toContain('Working days are Monday to Saturday');
  expect(await acts('page-text:shipping:en')).toEqual(['page-text.saved', 'page-text.withdrawn']);
});

it('adds what the law requires to a page that leaves it out', async () => {
  await save('terms', 'en', 'Our terms');
  const page = await read('/t&c');
  for (const fact of ['Kiran Solar Private Limited', '24AAACK0000A1ZU', 'Meera Trivedi', 'grievance@kiran.example'])
    expect(page).toContain(fact);
  await owner.call('DELETE', '/admin/pages/terms');
});

it('shows the English text, marked as such, in a language without one, and never the standard text', async () => {
  await save('about', 'en', 'A family of fitters');
  expect(await read('/AbautUs', 'hi')).toMatch(/<h1[^>]*lang="en-IN"[^>]*>A family of fitters</);
  await save('about', 'hi', 'फ़िटर परिवार');
  expect(await read('/AbautUs', 'hi')).toContain('फ़िटर परिवार');
  expect(await read('/AbautUs', 'hi')).not.toContain('A family of fitters');
  expect(await read('/AbautUs', 'gu')).toContain('A family of fitters');
  expect((await owner.call('DELETE', '/admin/pages/about?language=en')).status).toBe(200);
  expect(await read('/AbautUs')).toContain('फ़िटर परिवार');
  const { pages } = (await owner.call('GET', '/admin/pages')).body.data;
  expect(pages[0]).toMatchObject({
    page: 'about',
    languages: LANGUAGES.map((language) => ({
      language,
      own: language === 'hi',
      ...(language === 'en' && { version: 2 }),
      ...(language === 'hi' && { version: 1, by: owner.name }),
      ...(language === 'gu' && { version: 0 }),
    })),
  });
  await owner.call('DELETE', '/admin/pages/about');
  expect(await read('/AbautUs')).toContain('Who We Are');
});

it('keeps every version, and restores one', async () => {
  await save('returns', 'en', 'First');
  await save('returns', 'en', 'Second');
  expect((await save('returns', 'en', 'Second')).body.data.version).toBe(2); // nothing changed, nothing stored
  expectRefusal(await owner.call('PUT', path('returns'), { version: 1, ...words('Third') }), 409, { code: 'conflict' });
  const before = (await owner.call('GET', path('returns'))).body.data;
  expect(before.versions).toMatchObject([
    { version: 2, own: true, by: owner.name },
    { version: 1, own: true },
  ]);
  expect((await owner.call('GET', `${path('returns')}?version=1`)).body.data.words.title).toBe('First');
  expectRefusal(await owner.call('GET', `${path('returns')}?version=9`), 404);
  expect((await owner.call('POST', `${path('returns')}/restore`, { version: 2, to: 1 })).body.data.version).toBe(3);
  expect((await owner.call('GET', path('returns'))).body.data.words).toEqual(words('First'));
  expect(await read('/returns')).toContain('<title>First');
  expectRefusal(await owner.call('POST', `${path('returns')}/restore`, { version: 3, to: 77 }), 404);
  expectRefusal(await owner.call('POST', `${path('returns')}/restore`, { version: 2, to: 1 }), 409);
  await owner.call('DELETE', '/admin/pages/returns');
  expect(await acts('page-text:returns:en')).toEqual([
    'page-text.saved',
    'page-text.saved',
    'page-text.restored',
    'page-text.withdrawn',
  ]);
});

it('reports a conflict to one of two simultaneous editors', async () => {
  const at = await versionOf('privacy', 'gu');
  const both = await Promise.all(
    [1, 2].map((one) => owner.call('PUT', path('privacy', 'gu'), { version: at, ...words(`Writer ${one}`) })),
  );
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  await owner.call('DELETE', '/admin/pages/privacy');
});

it('refuses every tree that is not its own', async () => {
  const at = await versionOf('terms', 'hi');
  const refused = async (body: unknown) =>
    expectRefusal(await owner.call('PUT', path('terms', 'hi'), { version: at, ...words('Wrong'), body }), 422);
  for (const href of BAD_LINKS) await refused(bodyOf(paragraph(text('x', [{ type: 'link', attrs: { href } }]))));
  await refused(bodyOf(paragraph(text('x', [{ type: 'link', attrs: { href: '/no-such-page' } }]))));
  await refused(bodyOf(paragraph(text('x', [{ type: 'link', attrs: { href: '/admin' } }]))));
  await refused(
    bodyOf(paragraph(text('x', [{ type: 'link', attrs: { href: 'https://example.com', onclick: 'alert(1)' } }]))),
  );
  await refused(bodyOf({ type: 'script', content: [text('alert(1)')] }));
  await refused(bodyOf({ type: 'heading', attrs: { level: 1 }, content: [text('x')] }));
  await refused(bodyOf({ ...paragraph(text('x')), attrs: { style: 'color: red' } }));
  await refused(bodyOf(paragraph({ type: 'fact', attrs: { name: 'constructor' } })));
  await refused(bodyOf(paragraph(text('x')), { type: 'part', attrs: { name: 'cookies' } })); // only Privacy has it
  await refused(bodyOf({ type: 'paragraph' }));
  await refused(bodyOf(...Array.from({ length: 601 }, () => paragraph(text('x')))));
  await refused(bodyOf(...Array.from({ length: 30 }, () => paragraph(text('x'.repeat(9_000))))));
  await refused('<p>x</p>');
  // Nested so deeply that recursion without a limit would overflow.
  let deep: object = paragraph(text('x'));
  for (let level = 0; level < 1_000; level++)
    deep = { type: 'bulletList', content: [{ type: 'listItem', content: [deep] }] };
  await refused(bodyOf(deep));
  const lead = async (said: string) =>
    expectRefusal(await owner.call('PUT', path('terms', 'hi'), { version: at, ...words('x'), lead: said }), 422, {
      fields: ['lead'],
    });
  await lead('By {constructor}');
  await lead('');
  expectRefusal(await owner.call('PUT', path('terms', 'fr'), { version: 0, ...words('x') }), 422);
  expectRefusal(await owner.call('PUT', path('faq'), { version: 0, ...words('x') }), 422);
  expect(await versionOf('terms', 'hi')).toBe(at);
});

it('never renders a tree that bypassed the call', async () => {
  const evil = bodyOf(
    paragraph(
      text('<script>alert(1)</script>', [
        { type: 'link', attrs: { href: 'javascript:alert(1)', onclick: 'alert(1)' } },
      ]),
    ),
    { type: 'iframe', attrs: { src: 'https://evil.example' } },
    { type: 'heading', attrs: { level: 2, id: '"><img src=x>' }, content: [text('"><img src=x onerror=alert(1)>')] },
  );
  await shop.sql.query("insert into page_text values ('returns', 'en', 99, $1, 'x', 'x', now())", [
    JSON.stringify(words('Evil', { body: evil })),
  ]);
  await save('returns', 'gu', 'Fresh'); // renders the page again
  const page = (await read('/returns')).replaceAll(/<script[\s>][\s\S]*?<\/script>/g, '');
  expect(page).toContain('&lt;script');
  expect(page).not.toMatch(/<(iframe|img src=x)|javascript:|onclick|evil\.example/);
  await owner.call('DELETE', '/admin/pages/returns');
});

it('refuses an unpaired surrogate, which PostgreSQL cannot store, instead of failing', async () => {
  expectRefusal(await save('returns', 'en', 'Half \ud83d'), 422, {
    fields: ['title', 'lead', 'body.content.0.content.0.text'],
  });
  const { version, sections } = (await owner.call('GET', '/admin/home')).body.data.layout;
  const broken = sections.map((one: object, at: number) => (at === 0 ? { ...one, title: { en: 'Half \ud83d' } } : one));
  expectRefusal(await owner.call('PUT', '/admin/home/sections', { version, sections: broken }), 422);
});
