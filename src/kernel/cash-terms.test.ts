import { expect, test } from 'vitest';
import { whyNoCash } from './cash-terms.ts';
import { paise } from './money.ts';

const terms = { least: 500, most: 20_000, excludedPins: '79, 744' };

test.each([
  [500_00, '395007', undefined],
  [499_99, '395007', 'below'],
  [20_000_00, '395007', undefined],
  [20_000_01, '395007', 'above'],
  [500_00, '744101', 'place'],
  [500_00, '379001', undefined],
  [500_00, undefined, undefined],
])('%s paise to %s', (total, zipcode, why) => {
  expect(whyNoCash(terms, { total: paise(total), ...(zipcode && { zipcode }) })).toBe(why);
});

test('no PIN code is left out by an empty list', () => {
  expect(whyNoCash({ ...terms, excludedPins: ' ' }, { total: paise(500_00), zipcode: '744101' })).toBeUndefined();
});
