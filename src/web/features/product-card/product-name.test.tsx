import { cleanup } from '@testing-library/react';
import { IntlProvider } from 'use-intl';
import { afterEach, expect, it } from 'vitest';
import { show } from '#tests/support/components.tsx';
import { ProductName } from './product-name.tsx';

afterEach(cleanup);

const marked = () => [...document.querySelectorAll('[lang="en"]')].map(({ textContent }) => textContent);

it('marks what is Latin in a name of another script', () => {
  show(
    <IntlProvider locale="hi" messages={{}}>
      <ProductName name="माइक्रो-इन्वर्टर के साथ Ruvanta 0.9 kW बालकनी किट" />
    </IntlProvider>,
  );
  expect(marked()).toEqual(['Ruvanta 0.9 kW']);
  expect([...document.querySelectorAll('.whitespace-nowrap')].map(({ textContent }) => textContent)).toEqual([
    'माइक्रो-इन्वर्टर',
    '0.9 kW',
  ]);
  expect(document.body.textContent).toContain('माइक्रो-इन्वर्टर के साथ Ruvanta 0.9 kW बालकनी किट');
});

it('marks an English name as a whole, and nothing in an English page', () => {
  show(
    <IntlProvider locale="gu" messages={{}}>
      <ProductName name="Ruvanta 5 kW Kit & Co" />
    </IntlProvider>,
  );
  expect(marked()).toEqual(['Ruvanta 5 kW Kit & Co']);
  cleanup();
  show(<ProductName name="Ruvanta 5 kW Kit & Co" />);
  expect(marked()).toEqual([]);
});
