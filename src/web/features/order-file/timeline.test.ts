import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { describe, expect, it } from 'vitest';
import orders from '#src/web/messages/en/orders.json' with { type: 'json' };
import type { FileView } from './file-view.ts';
import { Timeline } from './timeline.tsx';

const event = (on: string, more: Partial<FileView['events'][number]>) => ({
  on,
  to: 'created',
  note: undefined,
  byShop: false,
  change: true,
  by: undefined,
  ...more,
});

/** The text of each step, in the order shown. */
function draw(events: FileView['events']): string[][] {
  const timeline = createElement(Timeline, { events });
  const intl = { locale: 'en', timeZone: 'Asia/Kolkata', messages: { orders } as never, children: timeline };
  const html = renderToStaticMarkup(createElement(IntlProvider, intl));
  return html
    .split('<li')
    .slice(1)
    .map((item) => [...item.matchAll(/<p[^>]*>([^<]*)<\/p>/g)].map(([, words]) => words ?? ''));
}

describe('the history of an order', () => {
  it('begins with the latest event', () => {
    expect(draw([event('Mon', {}), event('Tue', { to: 'confirmed' }), event('Wed', { to: 'packed' })])).toEqual([
      ['Packed', 'Wed'],
      ['Confirmed', 'Tue'],
      ['Order placed', 'Mon'],
    ]);
  });
  it('names no state for a mere note, and names who did it if known', () => {
    const note = { kind: 'words', text: 'Rang the bell' } as const;
    expect(draw([event('Mon', { change: false, note, by: 'Meera' })])).toEqual([['Rang the bell', 'Mon · Meera']]);
  });
  it('words the shop’s own notes', () => {
    const note = { kind: 'return', state: 'received', reference: 'RT-26-FQ5HXT' } as const;
    expect(draw([event('Mon', { change: false, note })])).toEqual([['Returns: Received', 'RT-26-FQ5HXT', 'Mon']]);
  });
});
