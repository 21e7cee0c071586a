import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl/react';
import { expect, it } from 'vitest';
import shell from '#src/web/messages/en/shell.json' with { type: 'json' };
import { StarRating } from './star-rating.tsx';

it('allows removing a rating where no other can be given', () => {
  const rating = createElement(StarRating, {
    value: 4,
    disabled: true,
    onChange: () => undefined,
    onWithdraw: () => undefined,
  });
  const page = renderToStaticMarkup(
    createElement(IntlProvider, {
      locale: 'en',
      timeZone: 'Asia/Kolkata',
      messages: { shell },
      // biome-ignore lint/correctness/noChildrenProp: its type wants it among the properties
      children: rating,
    }),
  );
  expect(page).not.toMatch(/<(?:fieldset|button)[^>]* disabled/);
  expect(page.match(/<input[^>]* disabled=""/g)).toHaveLength(5);
  expect(page).toContain(shell.unrate);
});
