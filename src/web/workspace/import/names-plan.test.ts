import { expect, it } from 'vitest';
import { createUndecided, keptChoice, namesPlan } from './names-plan.ts';

const unknown = [
  { kind: 'brand' as const, name: 'Waaree', rows: 3, become: null, to: null },
  { kind: 'category' as const, name: 'Fans', rows: 2, become: 'map' as const, to: 'solar-fans' },
  { kind: 'brand' as const, name: 'Adani', rows: 1, become: 'refuse' as const, to: null },
  { kind: 'category' as const, name: 'Lamps', rows: 1, become: null, to: null },
];

it('sends choices of one kind with those made of the other, and nothing undecided', () => {
  expect(namesPlan(unknown, 'brand', ['map:waaree-solar', ''])).toEqual({
    names: [
      { kind: 'category', name: 'Fans', become: 'map', to: 'solar-fans' },
      { kind: 'brand', name: 'Waaree', become: 'map', to: 'waaree-solar' },
    ],
  });
});

it('creates only undecided names', () => {
  const chosen = unknown.filter(({ kind }) => kind === 'brand').map(keptChoice);
  expect(createUndecided(chosen)).toEqual(['create', 'refuse']);
  // Chosen but not applied yet.
  expect(createUndecided(['refuse', 'map:x', ''])).toEqual(['refuse', 'map:x', 'create']);
});
