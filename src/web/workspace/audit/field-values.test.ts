import { expect, it } from 'vitest';
import { LANGUAGES } from '#src/kernel/locales.ts';
import { fieldValues } from './field-values.server.ts';

const textOf = fieldValues('en');

it.each([
  ['order:ord_1', 'status', 'created', 'Order placed'],
  ['visit:vis_1', 'state', 'on-the-way', 'On the way'],
  ['application:apl_1', 'state', 'meter-fitted', 'Net meter fitted'],
  ['product-question:que_1', 'state', 'hidden', 'Hidden'],
  ['order:ord_1', 'note', 'created', 'created'],
  ['order:ord_1', 'status', 'toString', 'toString'],
  ['toString:1', 'state', 'new', 'new'],
  ['customer:cus_1', 'way', 'second-factor', 'Second step'],
  ['plan:1', 'active', false, 'No'],
  ['order:ord_1', 'refundPaise', 9_134_100, '₹91,341.00'],
  ['figure:1', 'rateBp', 1_800, '18%'],
  ['figure:1', 'rateBp', 1_250, '12.5%'],
  ['lead:led_1', 'inverterKw', 3.3, '3.3'],
  ['visit:vis_1', 'start', '2026-11-28T04:30:00.000Z', '28 Nov 2026, 10:00 am'],
  ['figure:1', 'effectiveFrom', '2026-04-01', '1 Apr 2026'],
  ['area:1', 'prefixes', ['380', '382'], '380, 382'],
  ['settings:store', 'hours', [{ from: 9 }], '[{"from":9}]'],
  ['order:ord_1', 'note', null, ''],
  ['order:ord_1', 'note', 'x'.repeat(400), `${'x'.repeat(300)}…`],
])('%s %s %j reads %s', (subject, field, value, text) => {
  expect(textOf(subject, field, value)).toBe(text);
});

it.each(LANGUAGES.filter((language) => language !== 'en'))('writes states in the reader’s language: %s', (language) => {
  const foreign = fieldValues(language);
  expect(foreign('order:ord_1', 'status', 'created')).not.toMatch(/[a-z]/i);
  expect(foreign('plan:1', 'active', true)).not.toMatch(/[a-z]/i);
});
