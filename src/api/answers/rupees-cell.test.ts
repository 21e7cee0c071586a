import { expect, it } from 'vitest';
import { rupeesCell } from './rupees-cell.ts';

it('is in rupees, also where an average includes part of a paisa', () => {
  expect(rupeesCell(123_45)).toBe(123.45);
  expect(rupeesCell(123_45.4)).toBe(123.45);
});
