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

it('starts with the table’s presets, and otherwise empty', () => {
  expect(blankDetails()).toMatchObject({
    gstPercent: 18,
    countryOfOrigin: 'India',
    hsn: '',
    weightKg: null,
    almm: false,
  });
});

it('splits the details into cells and fields, and joins them again', () => {
  expect(toInputs(whole)).toMatchObject({ warrantyYears: 12, performanceYears: null, lengthMm: 2279, heightMm: 35 });
  const { specification: _, ...expected } = whole;
  expect(fromInputs(toInputs(whole))).toEqual(expected);
  expect(fromInputs({ ...toInputs(whole), heightMm: null }).dimensionsMm).toBeNull();
});

it('leaves out what is missing or not a detail', () => {
  expect(pickDetails({ hsn: '', almm: undefined, name: 'x' } as never)).toEqual({ hsn: '' });
});

it('has one column in sheets per field', () => {
  const names = SHEET_FIELDS.map(({ sheet }) => sheet);
  expect(new Set(names).size).toBe(names.length);
});
