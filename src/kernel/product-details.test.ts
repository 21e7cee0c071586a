import { expect, it } from 'vitest';
import { blankDetails, fromInputs, pickDetails, toInputs } from './product-details.ts';
import { SHEET_FIELDS } from './product-fields.ts';

const whole = {
  ...blankDetails(),
  hsn: '854143',
  warranty: { years: 12, words: 'On the product' },
  dimensionsMm: [2279, 1134, 35],
  certifications: ['IS 14286'],
};

it('begins with the presets of the table, and with nothing elsewhere', () => {
  expect(blankDetails()).toMatchObject({
    gstPercent: 18,
    countryOfOrigin: 'India',
    hsn: '',
    weightKg: null,
    almm: false,
  });
});

it('takes the details apart for cells and fields, and puts them together again', () => {
  expect(toInputs(whole)).toMatchObject({ warrantyYears: 12, performanceYears: null, lengthMm: 2279, heightMm: 35 });
  const { specification: _, ...expected } = whole;
  expect(fromInputs(toInputs(whole))).toEqual(expected);
  expect(fromInputs({ ...toInputs(whole), heightMm: null }).dimensionsMm).toBeNull();
});

it('leaves out what is missing and what is no detail', () => {
  expect(pickDetails({ hsn: '', almm: undefined, name: 'x' } as never)).toEqual({ hsn: '' });
});

it('has a column of a sheet for each field once', () => {
  const names = SHEET_FIELDS.map(({ sheet }) => sheet);
  expect(new Set(names).size).toBe(names.length);
});
