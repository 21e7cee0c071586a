import fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { BRAND } from '#src/kernel/brand.ts';
import { safeLink } from '#src/wire/content/page-text-tree.ts';
import type { PageBody } from '#src/wire/domain.ts';
import { BAD_LINKS, GOOD_LINKS, goodBodies, hostileBodies } from '#tests/support/page-texts.ts';
import { compileText } from './compile-text.ts';
import { TextSections } from './text-sections.tsx';

const compiled = (body: unknown, lead = 'From {seller}') =>
  compileText({ title: 'About', lead, body: body as PageBody }, { ...BRAND, area: 'Goa' });
const drawn = (body: unknown) =>
  renderToStaticMarkup(createElement(MemoryRouter, null, createElement(TextSections, { text: compiled(body) })));

const ELEMENTS = new Set('div section h2 h3 p ul ol li blockquote a strong em br'.split(' '));
const ATTRIBUTES = new Set(['id', 'class', 'href', 'rel', 'aria-labelledby', 'data-discover']);
/** Every element of the markup with its attributes. Text is escaped, so an angle bracket always begins an element. */
function elements(html: string) {
  return [...html.matchAll(/<(\/?)([^\s>/]+)([^>]*)>/g)].map(([, , name, rest]) => ({
    name,
    attributes: [...(rest ?? '').matchAll(/([^\s="]+)="([^"]*)"/g)].map(
      ([, key, value]) => [key as string, value as string] as const,
    ),
  }));
}
function expectHarmless(html: string) {
  for (const { name, attributes } of elements(html)) {
    expect(ELEMENTS, html).toContain(name);
    for (const [key, value] of attributes) {
      expect(ATTRIBUTES, html).toContain(key);
      if (key === 'href') expect(value, html).toMatch(/^(https:\/\/|mailto:|tel:|#|\/(?!\/))/);
    }
  }
}

const hostileContent = fc.array(hostileBodies, { maxLength: 6 });
it('renders only a text’s own elements and attributes, whatever the tree', () => {
  fc.assert(
    fc.property(hostileContent, (content) => expectHarmless(drawn({ type: 'doc', content }))),
    { numRuns: 400 },
  );
  // Checks that the trees are not so broken that nothing is drawn. Always the same ones: of 400 others, one time in twenty none has a link that is
  // drawn.
  const seen = new Set<string>();
  for (const content of fc.sample(hostileContent, { numRuns: 400, seed: 1 }))
    for (const { name } of elements(drawn({ type: 'doc', content }))) seen.add(String(name));
  expect([...seen]).toEqual(expect.arrayContaining(['p', 'h2', 'h3', 'a', 'strong', 'li', 'blockquote']));
});

it('renders every accepted tree with all of its words', () => {
  fc.assert(
    fc.property(goodBodies, (body) => {
      const html = drawn(body);
      expectHarmless(html);
      const text = (body.content[0] as { content: { text: string }[] }).content[0]?.text ?? '';
      expect(html).toContain(renderToStaticMarkup(createElement('p', null, text)).slice(3, -4));
    }),
    { numRuns: 200 },
  );
});

it('accepts only links to our own pages, https, mail and telephone', () => {
  for (const link of GOOD_LINKS) expect(safeLink(link), link).toBe(link);
  for (const link of BAD_LINKS) expect(safeLink(link), link).toBeUndefined();
  for (const link of [null, 7, {}, ['https://example.com']]) expect(safeLink(link)).toBeUndefined();
});

it('fills in facts, and gives headings their own anchors', () => {
  const heading = (text: string) => ({ type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text }] });
  const text = compiled({
    type: 'doc',
    content: [
      {
        type: 'paragraph',
        content: [
          { type: 'fact', attrs: { name: 'returnDays' } },
          { type: 'fact', attrs: { name: 'constructor' } },
        ],
      },
      heading('Who we are'),
      heading('Who we are'),
      heading('हम कौन हैं'),
    ],
  });
  expect(text.lead).toBe(`From ${BRAND.legal.seller}`);
  expect(text.intro).toEqual([{ is: 'p', runs: [{ text: '7' }] }]);
  expect(text.sections.map(({ id }) => id)).toEqual(['s-who-we-are', 's-who-we-are-2', 's-हम-कौन-हैं']);
});
