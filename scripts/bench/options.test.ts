import { expect, it } from 'vitest';
import { BASELINE } from './baseline.ts';
import { readOptions } from './options.ts';

it('leaves slow parts to those who ask for them', () => {
  expect(readOptions([]).parts).toEqual(['reads', 'busy', 'orders', 'renders', 'bytes', 'presses']);
  expect(readOptions(['--scale', '--busy', '--quick']).parts).toEqual(['busy', 'scale']);
  expect(readOptions(['--all']).parts).toContain('lighthouse');
});

it('compares with the baseline unless that would take too long, or with another commit', () => {
  expect(readOptions([]).baseline).toBe(BASELINE);
  expect(readOptions(['--quick']).baseline).toBeUndefined();
  expect(readOptions(['--quick', '--baseline', 'v1.0.0'])).toMatchObject({ baseline: 'v1.0.0', quick: true });
});

it('refuses a word that it does not know', () => {
  expect(() => readOptions(['--quik'])).toThrow('--quik is unknown');
  expect(() => readOptions(['--baseline'])).toThrow('without a commit');
});
