import { expect, test } from 'vitest';
import { bestOf } from './better-figures.ts';

test('the best figure is the largest or the smallest one, by what the figure is', () => {
  expect(bestOf('efficiencyPercent', [21.3, 20.9, 21.3])).toEqual([true, false, true]);
  expect(bestOf('tempCoefficientPmaxPercentPerC', [-0.35, -0.29])).toEqual([false, true]);
  expect(bestOf('chargeH', [8, 6])).toEqual([false, true]);
});

test('nothing is best where all are equal, one is missing, or taste and home decide', () => {
  expect(bestOf('cycles', [6000, 6000])).toEqual([false, false]);
  expect(bestOf('cycles', [6000, undefined])).toEqual([false, false]);
  expect(bestOf('weight', [20, 30])).toEqual([false, false]);
  expect(bestOf('chargeH', ['6 to 8', 6])).toEqual([false, false]);
});
