import { describe, expect, it } from 'vitest';
import { blankDetails } from '#src/kernel/product-details.ts';
import type { ManagedProduct } from '#src/wire/client/product-manager.ts';
import { editOf, listPriceAfter, numeric, toValues } from './form-values.ts';

const was: ManagedProduct = {
  id: 'p',
  name: 'Panel',
  sku: 'RV-550',
  title: 'Bright',
  category: 'Solar Panels',
  price: 900,
  listPrice: 1000,
  discount: 10,
  stock: 5,
  placement: 'flash-deals',
  description: 'Long',
  mainImage: '/media/a.webp',
  otherImages: ['/media/b.webp', '/media/c.webp'],
  reviews: [{ id: 'r1', name: 'Asha', msg: 'Good', kind: 'shopper' }],
  reviewCount: 1,
  rating: 0,
  ratingCount: 0,
  version: 3,
  pictureAlts: { '/media/b.webp': 'From the side' },
  brand: 'Ruvanta',
  ...blankDetails(),
  hsn: '854143',
  gstPercent: 5,
  gstFrom: '2025-09-22',
  warranty: { years: 12, words: 'On the product' },
  specification: { vocV: 49.5, bifacial: true, outputs: [12, 24, 'USB-C'], note: 'own' },
  certifications: ['IS 14286'],
  almm: true,
  dimensionsMm: [2279, 1134, 35],
  weightKg: 28,
};
const edit = (change: Partial<ReturnType<typeof toValues>>) => editOf(was, { ...toValues(was), ...change });

describe('the request', () => {
  it('is empty while nothing was edited', () => {
    expect(edit({})).toEqual({});
    expect(edit({ name: ' Panel ' })).toEqual({});
  });
  it('has only the edited field', () => {
    expect(edit({ title: 'Brighter' })).toEqual({ title: 'Brighter' });
    expect(edit({ otherImages: ['/media/c.webp', '/media/b.webp'] })).toEqual({
      otherImages: ['/media/c.webp', '/media/b.webp'],
    });
  });
  it('includes the stock and the reviews that the editor had seen', () => {
    expect(edit({ stock: '8' })).toEqual({ stock: 8, stockWas: 5 });
    expect(edit({ reviews: [] })).toEqual({ reviews: [], reviewsWas: ['r1'] });
  });
  it('keeps the type of every figure, and leaves out what was cleared', () => {
    const fields = [
      { key: 'vocV', kind: 'number', usual: true },
      { key: 'bifacial', kind: 'flag', usual: true },
      { key: 'phases', kind: 'number', choices: [1, 3], usual: true },
    ] as const;
    const typed = { ...toValues(was).specification, vocV: '50.25', bifacial: '', phases: '3', outputs: '12\n48\n' };
    expect(editOf(was, { ...toValues(was), specification: typed }, [...fields] as never)).toEqual({
      specification: { vocV: 50.25, phases: 3, outputs: [12, 48], note: 'own' },
    });
  });
  it('has the warranty, the measures and a picture’s alt text as a whole', () => {
    expect(edit({ warrantyYears: '', warrantyWords: 'Two years' })).toEqual({
      warranty: { years: undefined, performanceYears: undefined, words: 'Two years' },
    });
    expect(edit({ heightMm: '40' })).toEqual({ dimensionsMm: [2279, 1134, 40] });
    expect(edit({ pictureAlts: { '/media/c.webp': 'The back', '/media/gone.webp': 'x' } })).toEqual({
      pictureAlts: { '/media/c.webp': 'The back' },
    });
  });
  it('has a typed list price instead of the discount that follows from it', () => {
    expect(edit({ listPrice: '1200', discount: '25' })).toEqual({ listPrice: 1200 });
  });
  it('leaves the discount to the shop when only a new price changes it', () => {
    expect(edit({ price: '800', discount: '20' })).toEqual({ price: 800 });
    expect(edit({ price: '800', discount: '10' })).toEqual({ price: 800, discount: 10 });
    expect(listPriceAfter(was, { price: '800', discount: '20' })).toBe(1000);
    expect(listPriceAfter(was, { price: '800', discount: '10' })).toBe(889);
  });
});

it('a number field accepts only numbers', () => {
  expect(['abc', '12a', '₹1,25,000.00', '-4', '1.5', '1 000'].map(numeric)).toEqual([
    '',
    '12',
    '125000.00',
    '-4',
    '1.5',
    '1000',
  ]);
});
