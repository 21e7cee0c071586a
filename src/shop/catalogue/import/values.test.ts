import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tidy } from '#src/platform/spreadsheet/cell-text.ts';
import {
  parseNumber,
  readCount,
  readDay,
  readFlag,
  readGst,
  readHsn,
  readMeasure,
  readRupees,
  readYears,
} from './values.ts';

const value = (read: { value: unknown } | { fault: { code: string } }) =>
  'value' in read ? read.value : `! ${read.fault.code}`;

describe('a cell', () => {
  it.each([
    ['₹1,25,000', 125000],
    ['Rs. 1,25,000.50', 125000.5],
    ['Rs.450/-', 450],
    ['INR 1 25 000', 125000],
    ['125,000', 125000],
    ['1250 only', 1250],
    ['₹ ९९९', 999],
    ['रु. 45', 45],
    ['૧૨૫', 125],
    ['12.345', '! paise'],
    ['12,50', '! number'],
    ['1,2,3', '! number'],
    ['call us', '! number'],
    ['', '! number'],
  ])('%s is rupees: %s', (cell, expected) => expect(value(readRupees(tidy(cell)))).toBe(expected));
  it.each([
    ['5%', 5],
    ['5 %', 5],
    ['0.05', 5],
    ['0.18', 18],
    ['18', 18],
    ['GST @ 18%', 18],
    ['0.25', 0.25],
    ['0', 0],
    ['Exempt', 0],
    ['12%', '! gst'],
    ['0.05%', '! gst'],
    ['7', '! gst'],
  ])('%s is a rate of GST: %s', (cell, expected) => expect(value(readGst(cell))).toBe(expected));
  it.each([
    ['85414300', '85414300'],
    ['8541.43.00', '85414300'],
    ['8541 43', '854143'],
    ['HSN: 8507', '8507'],
    ['904', '0904'], // pepper, whose leading zero a spreadsheet dropped
    ['8011100', '08011100'],
    ['8541430', '! hsn'], // 0854 is not a heading: a digit is missing, and nobody knows which
    ['854', '! hsn'],
    ['77010000', '! hsn-chapter'],
    ['9999', '! hsn-chapter'],
    ['solar', '! hsn'],
  ])('%s is an HSN code: %s', (cell, expected) => expect(value(readHsn(cell))).toBe(expected));
  it.each([
    ['22/09/2025', '2025-09-22'],
    ['22-Sep-25', '2025-09-22'],
    ['22.9.2025', '2025-09-22'],
    ['22nd September 2025', '2025-09-22'],
    ['2025-09-22', '2025-09-22'],
    ['31/02/2025', '! date'],
    ['09/22/2025', '! date'],
  ])('%s is a day: %s', (cell, expected) => expect(value(readDay(cell))).toBe(expected));
  it.each([
    ['10+', 10],
    ['1,200', 1200],
    ['40 pcs', 40],
    ['25 नग', 25],
    ['Out of stock', 0],
    ['plenty', '! number'],
  ])('%s is a count: %s', (cell, expected) => expect(value(readCount(cell))).toBe(expected));
  it.each([
    ['हाँ', true],
    ['Yes', true],
    ['Haan', true],
    ['ના', false],
    ['nahi', false],
    ['maybe', '! flag'],
  ])('%s is yes or no: %s', (cell, expected) => expect(value(readFlag(cell))).toBe(expected));
  it('has a measure with its own unit, or that of its heading', () => {
    expect(['27.5 kg', '450 g', '450', '12 m'].map((cell) => value(readMeasure(cell, 'weight', 'g')))).toEqual([
      27.5,
      0.45,
      0.45,
      '! unit',
    ]);
    expect(['2278', '227.8 cm', '2.278 m'].map((cell) => value(readMeasure(cell, 'length')))).toEqual([
      2278, 2278, 2278,
    ]);
    expect(['12 years', '24 months', '25', 'long'].map((cell) => value(readYears(cell)))).toEqual([
      12,
      2,
      25,
      '! number',
    ]);
  });
  it('loses invisible spaces', () => expect(tidy('\u00a0\u200b12\u00a0500 \u202f')).toBe('12 500'));
});

it('is read back to the paisa for every amount, however it is grouped', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000_000 }), fc.constantFrom('en-IN', 'en-US'), (paise, locale) => {
      const written = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(paise / 100);
      const read = readRupees(`₹ ${written}`);
      return 'value' in read && Math.round(read.value * 100) === paise;
    }),
  );
});
it('never throws, and never becomes a number if it has other characters', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      for (const read of [readRupees, readGst, readHsn, readDay, readCount, readFlag, readYears]) read(tidy(text));
      return parseNumber(text) === undefined || /^[\s\d.,e+\-\u2212\u0966-\u096f\u0ae6-\u0aef]+$/iu.test(text);
    }),
  );
});
