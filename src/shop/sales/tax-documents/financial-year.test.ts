import { expect, it } from 'vitest';
import { BRAND } from '#src/kernel/brand.ts';
import { RULES } from '#src/kernel/field-rules.ts';
import { findState, stateOfCode } from '#src/shop/back-office/settings/states.ts';
import { documentNumber, financialYear, indianDay, monthBounds, testNumber } from './financial-year.ts';

it('begins the year at midnight on 1 April in India', () => {
  expect(financialYear(new Date('2027-03-31T18:29:59.999Z'))).toBe(2026); // 23:59:59.999 in India
  expect(financialYear(new Date('2027-03-31T18:30:00Z'))).toBe(2027);
  expect(financialYear(new Date('2026-12-31T23:00:00Z'))).toBe(2026);
  expect(indianDay(new Date('2027-03-31T18:29:59Z'))).toBe('2027-03-31');
  expect(indianDay(new Date('2027-03-31T18:30:00Z'))).toBe('2027-04-01');
});

it('makes numbers of at most 16 characters, also past a million and at the turn of the century', () => {
  expect(documentNumber('KS', 2026, 123)).toBe('KS/26-27/000123');
  expect(documentNumber('KV', 2099, 1_234_567)).toBe('KV/99-00/1234567');
  for (const letters of Object.values(BRAND.legal.tax.series)) {
    expect(documentNumber(letters, 2026, 9_999_999)).toMatch(/^[A-Za-z0-9][A-Za-z0-9/-]{0,15}$/);
  }
  expect(new Set(Object.values(BRAND.legal.tax.series)).size).toBe(4);
});

it('reads months in India’s time', () => {
  expect(monthBounds('2026-12')).toEqual({
    from: new Date('2026-11-30T18:30:00Z'),
    to: new Date('2026-12-31T18:30:00Z'),
  });
  for (const wrong of ['2026-13', '2026-1', '26-11', '', '2026-00', "2026-11'"])
    expect(monthBounds(wrong)).toBeUndefined();
});

it('knows the States by name and code, and the seller’s GSTIN is valid', () => {
  expect(findState('Gujarat')).toEqual({ name: 'Gujarat', code: '24' });
  expect(findState('jammu & kashmir')?.code).toBe('01');
  expect(findState('Atlantis')).toBeUndefined();
  expect(stateOfCode('27')?.name).toBe('Maharashtra');
  const { gstin, pan, state } = BRAND.legal.tax;
  expect(RULES.gstin(gstin)).toBeUndefined();
  expect(gstin.slice(0, 2)).toBe(state.code);
  expect(gstin.slice(2, 12)).toBe(pan);
  expect(findState(state.name)).toEqual(state);
});

it('numbers test documents separately, within the legal length', () => {
  expect(testNumber('invoice', 2026, 123)).toBe('TEST/I26/000123');
  const kinds = ['invoice', 'credit-note', 'receipt-voucher', 'refund-voucher'] as const;
  const longest = kinds.map((kind) => testNumber(kind, 2099, 9_999_999));
  expect(new Set(longest).size).toBe(4);
  for (const number of longest) expect(number).toMatch(/^TEST[A-Za-z0-9/-]{1,12}$/);
});
