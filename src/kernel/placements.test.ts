import { expect, it } from 'vitest';
import {
  nameOfPlacement,
  PLACEMENT_NAMES,
  PLACEMENT_WORDS,
  PLACEMENTS,
  placementNamed,
  sheetWord,
} from './placements.ts';

it('names each placement once, and finds it by its name and its word in sheets', () => {
  expect(PLACEMENTS.map(nameOfPlacement)).toEqual(PLACEMENT_NAMES);
  expect(PLACEMENT_NAMES.map(placementNamed)).toEqual(PLACEMENTS);
  expect(PLACEMENTS.map(sheetWord)).toEqual(PLACEMENT_WORDS);
  for (const one of [PLACEMENT_NAMES, PLACEMENTS, PLACEMENT_WORDS]) expect(new Set(one).size).toBe(5);
});
