import fc from 'fast-check';
import { expect, it } from 'vitest';
import { MEASURES } from './measures.ts';
import { type Figure, judge, makeRows, mergeRows, printRows, readRows, showValue } from './table.ts';

const figure = fc.record({
  what: fc.constantFrom(...MEASURES.map(({ what }) => what)),
  value: fc.double({ min: 0.0001, max: 10_000, noNaN: true }),
});
const figures = fc.uniqueArray(figure, { selector: ({ what }) => what });

it('shows a ratio far below one as a part, and other figures with their unit', () => {
  expect(showValue(0.8149, 'ratio')).toBe('0.81');
  expect(showValue(12.6, 'ratio')).toBe('13');
  expect(showValue(1 / 431, 'ratio')).toBe('1/431');
  expect(showValue(114.6, 'kB')).toBe('115 kB');
  expect(showValue(1.46, 's')).toBe('1.5 s');
  expect(showValue(100, 'points')).toBe('100');
  expect(showValue(Number.NaN, 'ratio')).toBe('–');
  expect(showValue(Infinity, 'ratio')).toBe('∞');
});

it('judges what is wanted, and lets nothing hold that is in doubt', () => {
  const atLeast = { part: 'reads', what: 'x', unit: 'ratio', atLeast: 0.9 } as const;
  const atMost = { part: 'busy', what: 'x', unit: 'ratio', atMost: 3 } as const;
  const of = (value: number, doubt?: string): Figure => ({ what: 'x', value, doubt });
  expect([judge(atLeast, of(0.9)), judge(atLeast, of(0.899)), judge(atMost, of(3)), judge(atMost, of(3.01))]).toEqual([
    'yes',
    'NO',
    'yes',
    'NO',
  ]);
  const slow = 'the generator was slow';
  expect([judge(atLeast, of(2, slow)), judge(atLeast, of(0.1, slow)), judge(atLeast, of(Number.NaN))]).toEqual([
    '?',
    'NO',
    '?',
  ]);
  expect(judge({ part: 'reads', what: 'x', unit: 'ratio' }, of(1))).toBe('');
});

it('lets no comparison hold that was made on a busy machine', () => {
  const figures = [
    { what: 'home from memory ÷ bare server', value: 0.95 },
    { what: 'script of home', value: 100 },
    { what: 'both, idle', value: 900 },
  ];
  const judged = (quiet: boolean) => makeRows(figures, 'today', quiet).map(([, , , holds]) => holds);
  expect(judged(true)).toEqual(['yes', 'yes', 'NO']);
  expect(judged(false)).toEqual(['?', 'yes', 'NO']);
});

it('names every measure once, and refuses a figure that is none', () => {
  expect(new Set(MEASURES.map(({ what }) => what)).size).toBe(MEASURES.length);
  expect(() => makeRows([{ what: 'how it feels', value: 1 }], 'today')).toThrow('how it feels');
});

it('keeps in the document what was not measured again, and replaces the rest', () => {
  fc.assert(
    fc.property(figures, figures, (before, after) => {
      const former = mergeRows([], makeRows(before, 'before'));
      const merged = readRows(printRows(mergeRows(readRows(printRows(former)), makeRows(after, 'after'))));
      expect(merged.map(([what]) => what)).toEqual(MEASURES.map(({ what }) => what));
      for (const row of merged) {
        const [again, kept] = [makeRows(after, 'after'), former].map((rows) => rows.find(([what]) => what === row[0]));
        expect(row).toEqual(again ?? kept);
      }
    }),
  );
});
