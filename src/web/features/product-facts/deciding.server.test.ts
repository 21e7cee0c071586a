import { expect, it } from 'vitest';
import type { Product } from '#src/wire/domain.ts';
import { figuresOnPage } from './deciding.server.ts';

const figuresOf = (product: Partial<Product>) =>
  figuresOnPage({ specification: {}, weightKg: null, warranty: {}, ...product } as Product, 'en').map(
    ({ value, unit, label }) => [label, unit ? `${value} ${unit}` : value],
  );

it('shows what decides among its kind, then weight and the warranty of its output by name', () => {
  const panel = { peakPowerWp: 550, efficiencyPercent: 21.3, vocV: 49.8 };
  expect(figuresOf({ specification: panel, weightKg: 28, warranty: { years: 12, performanceYears: 25 } })).toEqual([
    ['Peak power', '550 Wp'],
    ['Efficiency', '21.3%'],
    ['Weight', '28 kg'],
    ['Output warranty', '25 years'],
  ]);
});

it('leaves the weight out where four others are known, and says one year', () => {
  const specification = { powerHp: 1, headM: 30, flowLph: 5000 };
  const labels = figuresOf({ specification, weightKg: 19, warranty: { years: 1 } });
  expect(labels).toHaveLength(4);
  expect(labels.at(-1)).toEqual(['Warranty', '1 year']);
});

it('has none for a kind without figures of its own', () => {
  expect(figuresOf({ weightKg: 3, warranty: { years: 5 } })).toEqual([]);
});
