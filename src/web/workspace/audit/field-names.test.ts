import { expect, it } from 'vitest';
import { LANGUAGES } from '#src/kernel/locales.ts';
import { fieldNames } from './field-names.server.ts';

/** Fields of lines that a call leaves only at times, or that audit-lines.test.ts cannot make. */
const SELDOM = {
  'order:ord_1': ['return', 'refundPaise', 'restock', 'withoutSerials', 'takenFromWallets'],
  'claim:clm_1': ['serial', 'takenFromWallets'],
  'trial:all': ['payments', 'parcels', 'documents', 'offers', 'mails', 'customers', 'demonstration'],
  'application:apl_1': ['document', 'documents'],
  'application:usual-days': ['applied', 'meter-fitted'],
  'opening:shop': ['holiday', 'listHidden'],
  'brand:exide': ['mark'],
  'plan:1': ['label', 'durationMinutes'],
  'import:imp_1': ['archived', 'restored', 'keptCount', 'brands', 'categories'],
  'settings:store': ['cash.most'],
  'product:prd_1': ['gstClass'],
};

it.each(LANGUAGES)('names fields in words: %s', (language) => {
  const nameOf = fieldNames(language);
  for (const [subject, fields] of Object.entries(SELDOM))
    expect(fields.filter((field) => nameOf(subject, field) === field)).toEqual([]);
});

it('leaves a field as it is that has no word', () => {
  expect(fieldNames('en')('order:ord_1', 'toString')).toBe('toString');
});
