import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl/react';
import { expect, it } from 'vitest';
import checkout from '#src/web/messages/en/checkout.json' with { type: 'json' };
import errors from '#src/web/messages/en/errors.json' with { type: 'json' };
import { Refusal } from '#src/wire/client/call.ts';
import { useFaultWords } from './fault-words.ts';

const worded = (error: unknown) => {
  const Words = () => useFaultWords('checkout')(error);
  return renderToStaticMarkup(
    createElement(IntlProvider, {
      locale: 'en',
      timeZone: 'Asia/Kolkata',
      messages: { checkout, errors },
      // biome-ignore lint/correctness/noChildrenProp: its type wants it among the properties
      children: createElement(Words),
    }),
  );
};

it('explains too many unpaid payments as such, and no other limit', () => {
  expect(worded(new Refusal(429, 'too-many-unpaid', 'Several payments'))).toBe(checkout.faults['too-many-unpaid']);
  expect(worded(new Refusal(429, 'too-many', 'Too many tries.'))).toBe(errors.faults['too-many']);
  expect(worded(new Refusal(429, 'a-limit-without-words', 'Slow down'))).toBe(errors.faults['too-many']);
});
