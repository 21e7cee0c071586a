import fc from 'fast-check';
import { expect, it } from 'vitest';
import { MarkupStore, PageParts } from './kept-markup.ts';
import { encodeMarkup } from './markup.ts';

type Part = { name: string; before: string };

const card = (name: string) => `<b>${name}</b>`;

/** A page as React writes it, and how many of its parts were rendered. */
function page(store: MarkupStore, parts: Part[]): { html: string; rendered: number } {
  const own = new PageParts(store);
  let rendered = 0;
  const html = parts.map(({ name, before }) => {
    const place = own.place(name);
    if ('hole' in place) return before + place.hole;
    rendered += 1;
    return before + place.begin + card(name) + place.end;
  });
  return { html: encodeMarkup(own.finish(html.join(''))).toString(), rendered };
}

/** Also characters that marks are made of. */
const text = fc.string({ unit: fc.constantFrom('a', '<', '1', '\u0001', '₹', '\u{1f31e}') });
const part = fc.record({ name: text, before: text });

it('makes the page that React would have written, from whatever is known', () => {
  const store = new MarkupStore(60);
  fc.assert(
    fc.property(fc.array(part), (parts) => {
      expect(page(store, parts).html).toBe(parts.map(({ name, before }) => before + card(name)).join(''));
    }),
  );
});

it('renders a part once, until others need its room', () => {
  const store = new MarkupStore(40);
  const rendered = (...names: string[]) =>
    page(
      store,
      names.map((name) => ({ name, before: '' })),
    ).rendered;
  expect(rendered('one')).toBe(1);
  expect(rendered('two', 'one')).toBe(1);
  expect(rendered('one', 'two')).toBe(0);
  expect(rendered('three')).toBe(1); // the third has no room beside both, and the first was used before the second
  expect(rendered('two', 'three')).toBe(0);
  expect(rendered('one')).toBe(1);
});
