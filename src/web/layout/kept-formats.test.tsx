import type { VNode } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { IntlProvider, useTranslations } from 'use-intl';
import { expect, it, vi } from 'vitest';
import { KeptFormats } from './kept-formats.tsx';

const Words = () => <p>{useTranslations('shell')('cartCount', { count: 1234.5 })}</p>;

const page = (locale: string, cartCount: string) =>
  renderToString(
    (
      <KeptFormats>
        <IntlProvider locale={locale} timeZone="Asia/Kolkata" messages={{ shell: { cartCount } }}>
          <Words />
        </IntlProvider>
      </KeptFormats>
    ) as unknown as VNode,
  );

it('keeps each language apart, and parses a text once', () => {
  const made = vi.spyOn(Intl, 'NumberFormat');
  const english = page('en-IN', '{count, number} left');
  const hindi = page('hi-IN-u-nu-deva', '{count, number} बाकी');
  expect(english).toBe('<p>1,234.5 left</p>');
  expect(hindi).toBe('<p>१,२३४.५ बाकी</p>');
  const before = made.mock.calls.length;
  expect([page('en-IN', '{count, number} left'), page('hi-IN-u-nu-deva', '{count, number} बाकी')]).toEqual([
    english,
    hindi,
  ]);
  expect(made.mock.calls.length).toBe(before);
  expect(page('en-IN', 'only {count, number}')).toBe('<p>only 1,234.5</p>');
});
